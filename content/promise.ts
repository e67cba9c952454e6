import { DAY, HOUR } from '../shared/durations.ts';
import type { Delivery, ProductTerms } from './product.ts';

/** What the texts of the first edition promise, and what holds where a product says nothing else. */
export const USUAL_HOURS = 24;

/** What somebody makes for one buyer: the promise is about these; all else is there at once, or booked. */
export const isMade = ({ kind }: Delivery): boolean =>
  kind === 'document' || kind === 'video' || kind === 'text';

type Promising = Pick<ProductTerms, 'deliveryHours' | 'delivers'>;

/** In how many hours it is there, counted from payment and details; nothing where nothing is made. */
export const promisedHours = ({ deliveryHours = USUAL_HOURS, delivers }: Promising): number | undefined =>
  delivers.some(isMade) ? deliveryHours : undefined;

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

/** Such as "24 hours" or "3 days". */
export const inWords = (hours: number): string =>
  hours > 24 && hours % 24 === 0 ? count(hours / 24, 'day') : count(hours, 'hour');

export const toMs = (hours = USUAL_HOURS): number => hours * HOUR;

const PROMISE = /\bwithin (\d+) (hour|day)s?\b/gi;

/** The promises that a text makes, in hours. */
export const promisesIn = (text: string): number[] =>
  [...text.matchAll(PROMISE)].map(([, number, unit]) => {
    const one = unit?.toLowerCase() === 'day' ? DAY : HOUR;
    return (Number(number) * one) / HOUR;
  });

/** A product that takes longer than the site's general texts say. */
export type Slower = { name: string; hours: number };

export const slowerOf = (products: readonly (Promising & { name: string })[]): Slower[] =>
  products.flatMap((product) => {
    const hours = promisedHours(product) ?? 0;
    return hours > USUAL_HOURS ? { name: product.name, hours } : [];
  });

/** A text about deliveries of every kind: the paragraph that promises the usual goes on with what takes longer. */
export function notedSlower(text: string, slower: readonly Slower[] = []): string {
  if (slower.length === 0) return text;
  const longer = slower.map(({ name, hours }) => `${name} (within ${inWords(hours)})`).join(', ');
  return text
    .split(/\n{2,}/)
    .map((part) =>
      /\bdue\b[^.]*\bwithin 24 hours\b/i.test(part) ? `${part} These take longer: ${longer}.` : part,
    )
    .join('\n\n');
}
