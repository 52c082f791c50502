// @vitest-environment happy-dom
// The language of a visit: a link's or a class's wins until somebody chooses another, and links that are passed on carry one.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { language, setLanguage } from '../src/lib/language';
import { chooseLanguage, followLanguage, openLanguage, withLanguage } from '../src/lib/languages';
import { chosenLanguage, rememberLanguage } from '../src/lib/storage';

const reload = vi.fn<() => void>();

/** A server that has every language, and German for whoever asks for none. */
function answer(path: string): Promise<Response> {
  const tag = new URL(path, 'http://house').searchParams.get('lang') ?? 'de';
  return Promise.resolve(Response.json({ language: tag, messages: '', languages: [] }));
}

/** The page is opened at this address. */
async function visit(query: string): Promise<string> {
  history.replaceState(null, '', `/t/ABCD${query}`);
  await openLanguage();
  return language();
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', vi.fn(answer));
  vi.spyOn(location, 'reload').mockImplementation(reload);
  reload.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  setLanguage('en');
});

it("a link's language wins for the visit and changes nothing that was chosen", async () => {
  rememberLanguage('nl');
  expect(await visit('')).toBe('nl');
  expect(await visit('?lang=en')).toBe('en');
  expect(await visit('')).toBe('en');
  expect(chosenLanguage()).toBe('nl');
  sessionStorage.clear();
  expect(await visit('')).toBe('nl');
});

it('whoever chooses a language on the page has it, at once and later', async () => {
  await visit('?lang=fr');
  chooseLanguage('da');
  expect(reload).toHaveBeenCalledOnce();
  expect(location.search).toBe('');
  expect(await visit('')).toBe('da');
  sessionStorage.clear();
  expect(await visit('')).toBe('da');
});

it('who comes to a class without its link gets its language once, whatever the browser has', async () => {
  expect(await visit('')).toBe('de');
  followLanguage(null);
  followLanguage('de');
  expect(reload).not.toHaveBeenCalled();
  followLanguage('fr');
  expect(reload).toHaveBeenCalledOnce();
  expect(await visit('')).toBe('fr');
  chooseLanguage('da');
  await visit('');
  followLanguage('fr');
  expect(language()).toBe('da');
  expect(reload).toHaveBeenCalledTimes(2);
});

it('links that are passed on carry the language, English too', () => {
  expect(withLanguage('http://house/t/ABCD')).toBe('http://house/t/ABCD?lang=en');
  setLanguage('de');
  expect(withLanguage('http://house/c/AB23?x=1#word')).toBe('http://house/c/AB23?x=1&lang=de#word');
  expect(withLanguage('http://house/c/AB23', 'fr')).toBe('http://house/c/AB23?lang=fr');
});
