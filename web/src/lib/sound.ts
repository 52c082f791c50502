// A few soft tones, made on the spot; no files. Off until the visitor turns them on.
import { preferences } from './prefs.svelte';

export type Sound = 'turn' | 'coin' | 'moment' | 'refused';

const TUNES: { [sound in Sound]: [frequency: number, at: number, length: number][] } = {
  turn: [
    [523, 0, 0.16],
    [784, 0.12, 0.24],
  ],
  coin: [
    [1568, 0, 0.06],
    [2093, 0.05, 0.12],
  ],
  moment: [
    [196, 0, 0.3],
    [185, 0.16, 0.5],
  ],
  refused: [[220, 0, 0.14]],
};
const LOUDNESS = 0.05;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!preferences.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  for (const [frequency, at, length] of TUNES[sound]) tone(context, frequency, context.currentTime + at, length);
}

function tone(audio: AudioContext, frequency: number, at: number, length: number): void {
  const oscillator = new OscillatorNode(audio, { frequency, type: 'triangle' });
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.linearRampToValueAtTime(LOUDNESS, at + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(loudness).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length + 0.02);
}
