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
};
export type Theme = 'light' | 'dark' | 'system';

const NAME = 'countinghouse.name';
const TABLES = 'countinghouse.tables';
const THEME = 'countinghouse.theme';
const DRAFTS = 'countinghouse.drafts.';
const SETTINGS = 'countinghouse.settings.';
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

export function keptDrafts(code: string): { [form: string]: Json } {
  const drafts = read(passing, DRAFTS + code);
  return isObject(drafts) ? drafts : {};
}

export function keepDrafts(code: string, drafts: { [form: string]: Json }): void {
  write(passing, DRAFTS + code, drafts);
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
