import type { Product, ProductId } from './product.ts';

/**
 * What a live site may say of itself: what its owner confirmed, and what was counted. A demo has none, and shows the sample
 * business as it was written.
 */
export type Truth = {
  /** The shop takes orders. */
  isOpen: boolean;
  /** Where its mail comes from: the contact address until the owner has given one. */
  mailbox: string;
  figures: { soulsTotal?: string; soulsThisYear?: string };
  /** Products whose badge the owner confirmed. */
  badges: readonly ProductId[];
  /** Counted from paid orders. */
  mostOrdered?: ProductId;
  whatsapp?: string;
};

const MOST_ORDERED = 'Most ordered this quarter';

/**
 * A product without the claims that nobody has confirmed, and off sale until the shop opens. What the owner made herself
 * carries the badge she gave it.
 */
export function truthOf(product: Product, truth: Truth, isSample: boolean): Product {
  const { popular, badge, features, card, paused, whatsappDays, ...rest } = product;
  const hasNumber = truth.whatsapp !== undefined;
  const deliverable = (feature: string) => hasNumber || !/whatsapp/i.test(feature);
  return {
    ...rest,
    ...badgeOf(product, truth, isSample),
    features: features.filter(deliverable),
    whatsappDays: hasNumber ? whatsappDays : undefined,
    card: card && { ...card, features: card.features.filter(deliverable) },
    paused: paused || !truth.isOpen || undefined,
  };
}

/** A product of the demo whose owner wants to see it without claims. */
export function withoutBadge({ popular: _, badge: __, ...product }: Product): Product {
  return product;
}

function badgeOf(
  { id, popular, badge }: Product,
  truth: Truth,
  isSample: boolean,
): Pick<Product, 'popular' | 'badge'> {
  if (truth.mostOrdered === id) return { popular: true, badge: MOST_ORDERED };
  return !isSample || truth.badges.includes(id) ? { popular, badge } : {};
}
