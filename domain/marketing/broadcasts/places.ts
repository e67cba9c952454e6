import { z } from 'zod';

/** What a letter can say of its reader. Each may be unknown, so each is written with a word that stands in for it. */
export const placeNames = [
  'firstName',
  'lifePath',
  'expression',
  'soulUrge',
  'personalYear',
  'personalMonth',
  'monthTitle',
  'monthText',
  'code',
  'codeUntil',
] as const;
type PlaceName = (typeof placeNames)[number];
export type Places = Partial<Record<PlaceName, string>>;

/** What the outbox keeps of a letter: what it says of its reader, and which of two subjects it has. */
export const storedPlaces = z.partialRecord(z.enum([...placeNames, 'variant']), z.string());

const PLACE = /\{\{([^{}]*)\}\}/g;
const PRODUCT = /^product:([a-z-]+)$/;

/** Known for every reader, or not at all. */
const codePlaces = ['code', 'codeUntil'];
const CODE = /\{\{code(Until)?(\|[^{}]*)?\}\}/;

/** Whether a text says a code that is its reader's own. */
export const saysCode = (text: string): boolean => CODE.test(text);

const isPlace = (name: string): name is PlaceName => placeNames.some((known) => known === name);

/** What is wrong with the places of a text, or nothing. */
export function placeProblem(
  text: string,
  productIds: readonly string[],
  { hasCode = false }: { hasCode?: boolean } = {},
): string | undefined {
  for (const [written, inside = ''] of text.matchAll(PLACE)) {
    const product = PRODUCT.exec(inside)?.[1];
    if (product !== undefined) {
      if (!productIds.includes(product)) return `There is no product ${product}.`;
      continue;
    }
    const [name = '', other] = inside.split('|');
    if (!isPlace(name)) return `Nothing to fill ${written} with.`;
    if (codePlaces.includes(name)) {
      if (!hasCode) return `There is no code to fill ${written} with.`;
      continue;
    }
    if (!other?.trim()) return `Please say what stands there where it is unknown: {{${name}|friend}}.`;
  }
  return undefined;
}

/** A text with what is known of its reader. `as` prepares a value for where it stands: in HTML it is escaped. */
export function fillPlaces(
  text: string,
  places: Places,
  as: (value: string) => string = (value) => value,
): string {
  return text.replace(PLACE, (written, inside: string) => {
    const [name = '', other = ''] = inside.split('|');
    return isPlace(name) ? as(places[name] || other.trim()) : written;
  });
}

/** A letter's product cards, each on a line of its own. */
export const fillProducts = (html: string, card: (productId: string) => string): string =>
  html.replace(/<p>\{\{product:([a-z-]+)\}\}<\/p>/g, (_, productId: string) => card(productId));
