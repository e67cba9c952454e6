import type { Recommendation } from '../../../adapters/assistant/assistant.ts';
import type { Catalogue, Product, ProductId } from '../../../content/catalogue.ts';
import { byLifePath } from '../../shop/index.ts';

export type ChatNumbers = { lifePath: number; expression: number; soulUrge: number };

const MOST = 3;

/**
 * The specification's rule by Life Path, the membership for everyone whose numbers are known, and what the visitor
 * asked about herself. At most three.
 */
export function recommend(
  catalogue: Catalogue,
  numbers: ChatNumbers | undefined,
  askedAbout: ProductId[] = [],
): Recommendation[] {
  const byRule: [ProductId, string, string][] = [];
  if (numbers) {
    byRule.push(byLifePath(numbers.lifePath));
    byRule.push(['membership', 'Monthly Membership', 'A letter about your own month, every month.']);
  }
  const asked = askedAbout
    .filter((id) => !byRule.some(([ruled]) => ruled === id))
    .map((id): [ProductId, string, string] => [id, catalogue[id].name, 'You asked about this one.']);
  const offered = [...byRule, ...asked].filter(([id]) => !catalogue[id].paused);
  return offered.slice(0, MOST).map(([id, service, reason]) => ({
    service,
    reason,
    price: priceOf(catalogue[id]),
    url: `/checkout/${id}`,
  }));
}

export function priceOf({ priceCents, recurring }: Pick<Product, 'priceCents' | 'recurring'>): string {
  const euros = priceCents % 100 === 0 ? String(priceCents / 100) : (priceCents / 100).toFixed(2);
  return `€${euros}${recurring ? '/mo' : ''}`;
}
