// A record or a deck as a file to take home.
import type { Json } from './protocol';

/** Offers the record of a table as a file named after its game and its code. */
export function saveRecord(code: string, record: Json): void {
  const game = record !== null && typeof record === 'object' && 'game' in record ? String(record.game) : 'game';
  saveText(`${game}-${code.toLowerCase()}.json`, JSON.stringify(record));
}

/** Offers a text as a file. */
export function saveText(name: string, text: string): void {
  const type = name.endsWith('.json') ? 'application/json' : 'text/plain';
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
