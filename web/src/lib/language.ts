// The language of this page. It is chosen once, before anything is shown: whoever changes it opens the page again.
let tag = 'en';

/** The tag of the language, such as `nl`. */
export function language(): string {
  return tag;
}

export function setLanguage(next: string): void {
  tag = next;
}

/** Whether this is a language for tests, which is made from English. */
export function isPseudo(language: string): boolean {
  return /-X[AB]$/i.test(language);
}

/** The locale in which numbers and times are written. */
export function locale(): string {
  return isPseudo(tag) ? 'en' : tag;
}

export function isRightToLeft(language: string): boolean {
  return /^(ar|dv|fa|he|ps|sd|ug|ur|yi)\b/i.test(language);
}
