// What the guide says; what it teaches is in the messages of each game. The sentences are the messages `guide-…`.
import { text, textsOf } from '../lib/text';

export const texts = textsOf('guide', {
  lesson: (done: number, of: number): string => text('guide-lesson', { at: Math.min(done + 1, of), of }),
  lessonSaid: (done: number, of: number): string => text('guide-lessonSaid', { at: Math.min(done + 1, of), of }),
  learnFor: (game: string): string => text('guide-learnFor', { game }),
});
