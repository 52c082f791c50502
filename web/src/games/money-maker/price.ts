// The price of a drafted trade, read from what the server says would happen.
import { tagAndFields } from '../../lib/json';
import type { Told } from '../../lib/protocol';

export function priceIn(told: readonly Told[]): number | null {
  for (const { event } of told) {
    const said = tagAndFields(event);
    const price =
      said?.tag === 'payment_asked'
        ? said.fields['due']
        : said?.tag === 'sold' || said?.tag === 'bought'
          ? said.fields['price']
          : null;
    if (typeof price === 'number') return price;
  }
  return null;
}
