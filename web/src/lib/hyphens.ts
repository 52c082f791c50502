// Where a long word may be broken on a small card. Few browsers have a dictionary for it, and letters that nobody can read are
// worse than a hyphen: soft hyphens go between two consonants before a vowel, which is right in most words of our languages.

/** Words up to this long stay whole on every card. */
const WHOLE = 11;
const LEAST = 4;
/** Letters that are one sound, or go together at the beginning of a syllable. */
const TOGETHER = /^(?:[cpst]h|ck|[bcdfgkpt][lr])$/u;
const isConsonant = (letter: string | undefined): boolean =>
  letter !== undefined && /\p{L}/u.test(letter) && !/[aeiouyàâäåæéèêëïîöøôùûü]/iu.test(letter);

function soften(word: string): string {
  const letters = [...word];
  if (letters.length <= WHOLE) return word;
  return letters
    .map((letter, at) => {
      const before = letters[at - 1];
      const mayBreak =
        at >= LEAST &&
        letters.length - at >= LEAST &&
        isConsonant(before) &&
        isConsonant(letter) &&
        !isConsonant(letters[at + 1]) &&
        !TOGETHER.test(`${before}${letter}`.toLowerCase());
      return mayBreak ? `\u00ad${letter}` : letter;
    })
    .join('');
}

/** The same words, with places where the long ones may be broken. */
export const softened = (words: string): string => words.replace(/\p{L}+/gu, soften);
