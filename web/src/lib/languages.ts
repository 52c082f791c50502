// Which language this page speaks: in this visit the one of the link or the class that led here (`?lang=nl`), until somebody
// chooses another; else the one that was chosen on this device, else the browser's. The server decides what it has, and sends
// its sentences.
import { setLanguage, isRightToLeft, language } from './language';
import type { PageTexts, SpokenLanguage } from './protocol';
import { chosenLanguage, rememberLanguage, rememberVisitLanguage, visitLanguage } from './storage';
import { addTexts, useTexts } from './text';

let spoken: readonly SpokenLanguage[] = [];

/** The languages that can be chosen. */
export function languages(): readonly SpokenLanguage[] {
  return spoken;
}

/** What a request says of the language: the server makes sentences too. */
export function languageHeader(): { [name: string]: string } {
  return { 'accept-language': language() };
}

/** The address with a language, that of this page unless it has another: for links that are passed on. */
export function withLanguage(link: string, tag: string | null = null): string {
  const [address = link, word] = link.split('#');
  const query = `${address.includes('?') ? '&' : '?'}lang=${tag ?? language()}`;
  return `${address}${query}${word === undefined ? '' : `#${word}`}`;
}

/** Fetches what the page says; nothing can be shown before. */
export async function openLanguage(): Promise<void> {
  const linked = new URLSearchParams(location.search).get('lang');
  if (linked !== null) rememberVisitLanguage(linked);
  const wanted = visitLanguage() ?? chosenLanguage();
  speak(await fetchTexts(wanted === null ? '' : `?lang=${encodeURIComponent(wanted)}`));
}

async function fetchTexts(query: string): Promise<PageTexts> {
  const answer = await fetch(`/api/texts${query}`);
  if (!answer.ok) throw new Error(`/api/texts: ${answer.status}`);
  return (await answer.json()) as PageTexts;
}

let later: Promise<void> | null = null;

/** What classes, debriefs and the lab say, which few visitors need. */
export function laterTexts(): Promise<void> {
  later ??= fetchTexts(`?part=later&lang=${encodeURIComponent(language())}`).then(
    ({ messages }) => addTexts(messages),
    (error: unknown) => {
      later = null;
      throw error;
    },
  );
  return later;
}

/** A page that says some of it. */
export function withTexts<T>(page: Promise<T>): Promise<T> {
  return Promise.all([page, laterTexts()]).then(([loaded]) => loaded);
}

function speak({ language: tag, messages, languages: all }: PageTexts): void {
  spoken = all;
  setLanguage(tag);
  useTexts(messages, tag);
  document.documentElement.lang = tag;
  document.documentElement.dir = isRightToLeft(tag) ? 'rtl' : 'ltr';
}

/** Another language: the page is opened again in it, and goes on where it was. */
export function chooseLanguage(tag: string): void {
  rememberLanguage(tag);
  rememberVisitLanguage(tag);
  openAgain();
}

/** The language of a class, for who came without the link that has it. One that a link brought or somebody chose stays. */
export function followLanguage(tag: string | null): void {
  if (tag === null || tag === language() || visitLanguage() !== null) return;
  rememberVisitLanguage(tag);
  // A browser without memory would open the page again for ever.
  if (visitLanguage() === tag) openAgain();
}

function openAgain(): void {
  const address = new URL(location.href);
  address.searchParams.delete('lang');
  history.replaceState(null, '', address);
  location.reload();
}
