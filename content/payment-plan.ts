import type { Product, ProductPlan } from './product.ts';

/** How many parts a plan may have. */
export const FEWEST_PARTS = 2;
export const MOST_PARTS = 12;
/** Below this, a part is not worth its fees, and the first may fall under what the provider takes. */
export const LEAST_PART_CENTS = 100;

/** A sum as monthly parts: all the same, but for the first, which is less by what does not divide. */
export function divideIntoParts(totalCents: number, parts: number) {
  const partCents = Math.ceil(totalCents / parts);
  return { parts, partCents, firstCents: totalCents - partCents * (parts - 1) };
}

/** Whether a sum is large enough to be paid in so many parts. */
export const isDivisible = (totalCents: number, parts: number): boolean =>
  totalCents >= parts * LEAST_PART_CENTS;

/** How many of some sessions have been paid for: with the first part there is one at least, with the last there are all. */
export const sessionsPaid = (count: number, { paid, parts }: { paid: number; parts: number }): number =>
  Math.min(count, Math.ceil((count * paid) / parts));

/** Of what can be sold in parts: what is paid by the month, or by what feels right, cannot. */
export const planOfProduct = ({ plan, recurring, suggestedCents }: Product): ProductPlan | undefined =>
  recurring || suggestedCents ? undefined : plan;
