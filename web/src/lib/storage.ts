// What the browser remembers: the name, the seats taken (their tokens are nowhere else), drafts, the theme.
import { isObject } from './json';
import type { Json } from './protocol';
import { texts } from './texts';

export type KnownTable = {
  code: string;
  game: string;
  seat: number;
  token: string;
  opened: number;
  /** Our part of the table's seed, and what the house had promised when we gave it. */
  nonce?: string;
  commitment?: string;
  /** The word of the personal link to the seat, if it was made. */
  link?: string;
  /** The class it belongs to. */
  class?: string;
};

/** A class one teaches or is in, with the tokens that open it. */
export type KnownClass = { code: string; title: string; teacher?: string; beamer?: string; pupil?: string };
export type Theme = 'light' | 'dark' | 'system';

const NAME = 'countinghouse.name';
const TABLES = 'countinghouse.tables';
const CLASSES = 'countinghouse.classes';
const THEME = 'countinghouse.theme';
const LANGUAGE = 'countinghouse.language';
const VISIT_LANGUAGE = 'countinghouse.visitLanguage';
const DRAFTS = 'countinghouse.drafts.';
const PASSED = 'countinghouse.passed.';
const SETTINGS = 'countinghouse.settings.';
const DECKS = 'countinghouse.decks.';
const MOST_TABLES = 40;

/** A browser may forbid storage; then things are forgotten, not broken. */
function read(storage: () => Storage, key: string): Json {
  try {
    const text = storage().getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function write(storage: () => Storage, key: string, value: Json): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // Nothing to do: the page goes on without memory.
  }
}

const lasting = (): Storage => localStorage;
const passing = (): Storage => sessionStorage;

/** The language somebody chose on this device; null if nobody did. */
export function chosenLanguage(): string | null {
  const tag = read(lasting, LANGUAGE);
  return typeof tag === 'string' ? tag : null;
}

export function rememberLanguage(tag: string): void {
  write(lasting, LANGUAGE, tag);
}

/** The language of this visit, which a link or a class brought, or somebody chose; null if none did. */
export function visitLanguage(): string | null {
  const tag = read(passing, VISIT_LANGUAGE);
  return typeof tag === 'string' ? tag : null;
}

export function rememberVisitLanguage(tag: string): void {
  write(passing, VISIT_LANGUAGE, tag);
}

export function rememberedName(): string {
  const name = read(lasting, NAME);
  if (typeof name === 'string' && name.trim() !== '') return name;
  const names = texts.friendlyNames;
  const fresh = names[Math.floor(Math.random() * names.length)] ?? 'Guest';
  rememberName(fresh);
  return fresh;
}

export function rememberName(name: string): void {
  if (name.trim() !== '') write(lasting, NAME, name.trim());
}

function isKnownTable(value: Json): value is KnownTable {
  return isObject(value) && typeof value['code'] === 'string' && typeof value['token'] === 'string';
}

export function knownTables(): KnownTable[] {
  const tables = read(lasting, TABLES);
  return Array.isArray(tables) ? tables.filter(isKnownTable) : [];
}

/** Without those of classes, which one finds by the class. */
export const ownTables = (): KnownTable[] => knownTables().filter((table) => table.class === undefined);

export function knownTable(code: string): KnownTable | undefined {
  return knownTables().find((table) => table.code === code);
}

export function rememberTable(table: KnownTable): void {
  const others = knownTables().filter((other) => other.code !== table.code);
  write(lasting, TABLES, [table, ...others].slice(0, MOST_TABLES));
}

export function forgetTable(code: string): void {
  write(
    lasting,
    TABLES,
    knownTables().filter((table) => table.code !== code),
  );
}

function isKnownClass(value: Json): value is KnownClass {
  return isObject(value) && typeof value['code'] === 'string';
}

export function knownClasses(): KnownClass[] {
  const classes = read(lasting, CLASSES);
  return Array.isArray(classes) ? classes.filter(isKnownClass) : [];
}

export function knownClass(code: string): KnownClass | undefined {
  return knownClasses().find((one) => one.code === code);
}

/** Adds what is new to what is known of the class. */
export function rememberClass(known: KnownClass): void {
  const others = knownClasses().filter((other) => other.code !== known.code);
  write(lasting, CLASSES, [{ ...knownClass(known.code), ...known }, ...others].slice(0, MOST_TABLES));
}

export function keptDrafts(code: string): { [form: string]: Json } {
  const drafts = read(passing, DRAFTS + code);
  return isObject(drafts) ? drafts : {};
}

export function keepDrafts(code: string, drafts: { [form: string]: Json }): void {
  write(passing, DRAFTS + code, drafts);
}

/** By seat: the lot for which it bids no more. */
export function keptPassedLots(code: string): { [seat: string]: Json } {
  const lots = read(passing, PASSED + code);
  return isObject(lots) ? lots : {};
}

export function keepPassedLots(code: string, lots: { [seat: string]: Json }): void {
  write(passing, PASSED + code, lots);
}

/** A setting of the page itself. */
export function readSetting(name: string): Json {
  return read(lasting, SETTINGS + name);
}

export function writeSetting(name: string, value: Json): void {
  write(lasting, SETTINGS + name, value);
}

export function rememberedTheme(): Theme {
  const theme = read(lasting, THEME);
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

export function rememberTheme(theme: Theme): void {
  write(lasting, THEME, theme);
}

/** The deck one made last for a game, or null. */
export function keptDeck(game: string): Json {
  return read(lasting, DECKS + game);
}

export function keepDeck(game: string, deck: Json): void {
  write(lasting, DECKS + game, deck);
}
