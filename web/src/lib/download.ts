// A record as a file to take home.
import type { Json } from './protocol';

/** Offers the record of a table as a file named after its game and its code. */
export function saveRecord(code: string, record: Json): void {
  const game = record !== null && typeof record === 'object' && 'game' in record ? String(record.game) : 'game';
  const address = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${game}-${code.toLowerCase()}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
