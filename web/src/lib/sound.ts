// A few soft sounds, made on the spot; no files. One switch, and off until the visitor turns them on.
import { kindOf, type EventIcons, type Kind } from './eventIcons';
import { tagOf } from './choices';
import { preferences } from './prefs.svelte';
import type { Json } from './protocol';

export type Sound = 'turn' | 'coin' | 'dice' | 'bid' | 'hammer' | 'run' | 'over' | 'refused';

/** A tone that glides from one frequency to another and dies away. */
type Tone = { from: number; to?: number; at: number; length: number; loud?: number; shape?: OscillatorType };
/** A burst of noise around a frequency: wood, bone, a crowd. */
type Noise = { around: number; at: number; length: number; loud?: number };

const SOUNDS: { [sound in Sound]: { tones?: Tone[]; noises?: Noise[] } } = {
  turn: {
    tones: [
      { from: 523, at: 0, length: 0.16 },
      { from: 784, at: 0.12, length: 0.24 },
    ],
  },
  // Two partials that do not fit together sound like metal.
  coin: {
    tones: [
      { from: 2093, at: 0, length: 0.09, shape: 'sine' },
      { from: 3136, at: 0.045, length: 0.22, shape: 'sine' },
      { from: 4310, at: 0.045, length: 0.12, loud: 0.4, shape: 'sine' },
    ],
  },
  // It rolls out: the gaps grow and it gets quieter.
  dice: {
    noises: [0, 0.07, 0.13, 0.22, 0.34, 0.42].map((at, n) => ({
      around: n % 2 === 0 ? 2600 : 1900,
      at,
      length: 0.035,
      loud: 2.6 - 0.3 * n,
    })),
  },
  bid: { noises: [{ around: 900, at: 0, length: 0.05, loud: 1.6 }] },
  hammer: {
    tones: [
      { from: 190, to: 70, at: 0, length: 0.16, loud: 2.2, shape: 'sine' },
      { from: 190, to: 70, at: 0.24, length: 0.2, loud: 2.6, shape: 'sine' },
    ],
    noises: [
      { around: 1200, at: 0, length: 0.03, loud: 1.6 },
      { around: 1200, at: 0.24, length: 0.03, loud: 2 },
    ],
  },
  // A crowd that comes nearer over a tone that sinks.
  run: {
    tones: [{ from: 196, to: 98, at: 0, length: 1.1, loud: 1.2 }],
    noises: [0, 0.18, 0.34, 0.48, 0.6, 0.7, 0.8].map((at, n) => ({
      around: 240 + 30 * n,
      at,
      length: 0.16,
      loud: 1 + 0.3 * n,
    })),
  },
  over: {
    tones: [
      { from: 523, at: 0, length: 0.2 },
      { from: 659, at: 0.14, length: 0.2 },
      { from: 784, at: 0.28, length: 0.5 },
    ],
  },
  refused: { tones: [{ from: 220, at: 0, length: 0.14 }] },
};

/** Low, whatever the sound: a table stands in a room with others. */
const LOUDNESS = 0.045;

/** What kind of event is heard, the most striking first: of all that happens at once one sound is enough. */
const HEARD: [kind: Kind, sound: Sound][] = [
  ['alarm', 'run'],
  ['dice', 'dice'],
  ['win', 'hammer'],
  ['money', 'coin'],
  ['buy', 'coin'],
  ['bid', 'bid'],
];

/** The sound of what has just happened, if it has one. */
export function soundOf(told: readonly { event: Json }[], icons: EventIcons | undefined): Sound | null {
  const kinds = new Set(told.map(({ event }) => kindOf(tagOf(event), icons)));
  return HEARD.find(([kind]) => kinds.has(kind))?.[1] ?? null;
}

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

export function play(sound: Sound): void {
  if (!preferences.sound || typeof AudioContext === 'undefined') return;
  const audio = (context ??= new AudioContext());
  void audio.resume();
  const { tones = [], noises = [] } = SOUNDS[sound];
  for (const tone of tones) playTone(audio, tone);
  for (const noise of noises) playNoise(audio, noise);
}

function playTone(audio: AudioContext, { from, to = from, at, length, loud = 1, shape = 'triangle' }: Tone): void {
  const begin = audio.currentTime + at;
  const oscillator = new OscillatorNode(audio, { frequency: from, type: shape });
  oscillator.frequency.setValueAtTime(from, begin);
  oscillator.frequency.exponentialRampToValueAtTime(to, begin + length);
  oscillator.connect(fade(audio, begin, length, loud));
  oscillator.start(begin);
  oscillator.stop(begin + length + 0.02);
}

function playNoise(audio: AudioContext, { around, at, length, loud = 1 }: Noise): void {
  const begin = audio.currentTime + at;
  const source = new AudioBufferSourceNode(audio, { buffer: noise(audio) });
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: around, Q: 1.4 });
  source.connect(band).connect(fade(audio, begin, length, loud));
  source.start(begin, Math.random() * 0.5, length + 0.02);
}

/** Up at once and down to nothing. */
function fade(audio: AudioContext, begin: number, length: number, loud: number): GainNode {
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(LOUDNESS * loud, begin + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  loudness.connect(audio.destination);
  return loudness;
}

/** A second of white noise, made once. */
function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  return hiss;
}
