import { z } from 'zod';
import { productIds } from '../../../content/catalogue.ts';
import type { Tx } from '../../../db/connect.ts';
import { slugOf } from '../../../shared/slug.ts';
import { DomainError, invalid, notFound } from '../../errors.ts';
import { type Actor, isOwner, ownerVerb, staffVerb } from '../../identity/index.ts';
import {
  insertType,
  listTypeProducts,
  lockTypeBySlug,
  replaceTypeProducts,
  type SessionType,
  updateType,
} from './queries.ts';

const between = (least: number, most: number, what: string) =>
  z
    .int(`${what}: a whole number.`)
    .min(least, `${what}: ${least} or more.`)
    .max(most, `${what}: at most ${most}.`);

/** What the office may say of a type. Where a rule is left out, the practice's own holds. */
const typeRules = z.object({
  minutes: between(15, 180, 'Minutes'),
  priceCents: z.int('A price such as 95.').min(0).max(1_000_000, 'A price up to 10,000.').nullable(),
  bufferBefore: between(0, 240, 'Minutes').nullable(),
  bufferAfter: between(0, 240, 'Minutes').nullable(),
  noticeMinutes: between(0, 43_200, 'Minutes of notice').nullable(),
  horizonDays: between(1, 730, 'Days').nullable(),
  meetingLink: z
    .url({ protocol: /^https$/, error: 'Please give a link that begins with https://' })
    .nullable(),
  people: between(1, 20, 'People'),
  creditOnly: z.boolean(),
  products: z.array(
    z.object({
      productId: z.enum(productIds, 'Please choose a product.'),
      count: between(1, 24, 'Sessions'),
    }),
  ),
});
export type TypeRules = z.input<typeof typeRules>;

function checkedRules(rules: TypeRules) {
  const checked = typeRules.safeParse(rules);
  if (!checked.success) {
    throw invalid(
      Object.fromEntries(checked.error.issues.map(({ path, message }) => [String(path[0]), message])),
    );
  }
  const { products, ...columns } = checked.data;
  const isTwice = new Set(products.map(({ productId }) => productId)).size < products.length;
  if (isTwice) throw invalid({ products: 'Each product once.' });
  if (columns.creditOnly && columns.priceCents !== null) {
    throw invalid({ priceCents: 'What only credits can book has no price.' });
  }
  return { products, columns };
}

/** A new kind of session. It is the owner's, because it has a price. */
export const createSessionType = ownerVerb<{ name: string; rules: TypeRules }, { slug: string }>(
  'session-type.created',
  async (_services, tx, { name, rules }) => {
    const { products, columns } = checkedRules(rules);
    const slug = slugOf(name);
    if (!slug || name.length > 80) throw invalid({ name: 'Please give a name of up to 80 characters.' });
    const type = await insertType(tx, { name, slug, ...columns });
    if (!type) throw invalid({ name: 'There is a type of that name already, perhaps a retired one.' });
    await replaceTypeProducts(tx, name, products);
    return { about: aboutType(type), after: told(columns, products), answer: { slug } };
  },
);

type Change = { slug: string; rules: TypeRules; isRetired: boolean };

/** From now on; what is booked keeps its length and its price. Money is the owner's: the price, and what products bring along. */
export const changeSessionType = staffVerb<Change, void>(
  'session-type.changed',
  async (services, tx, { actor, slug, rules, isRetired }) => {
    const type = await lockTypeBySlug(tx, slug);
    if (!type) throw notFound('Session type');
    const { products, columns } = checkedRules(rules);
    const before = await productsOf(tx, type.name);
    const isSameMoney = columns.priceCents === type.priceCents && inWords(products) === inWords(before);
    if (!isSameMoney) ownersAlone(actor);
    const retiredAt = isRetired ? (type.retiredAt ?? services.clock.now()) : null;
    await updateType(tx, type.name, { ...columns, retiredAt });
    await replaceTypeProducts(tx, type.name, products);
    return {
      about: aboutType(type),
      before: { ...told(type, before), retired: type.retiredAt !== null },
      after: { ...told(columns, products), retired: isRetired },
      answer: undefined,
    };
  },
);

function ownersAlone(actor: Actor): void {
  if (isOwner(actor)) return;
  throw new DomainError('forbidden', 'Prices and what products bring along are the owner’s to change.');
}

type Products = { productId: string; count: number }[];

async function productsOf(tx: Tx, name: string): Promise<Products> {
  return (await listTypeProducts(tx)).filter(({ sessionType }) => sessionType === name);
}

const inWords = (products: Products): string =>
  products
    .map(({ productId, count }) => `${count} with ${productId}`)
    .sort()
    .join(', ');

const aboutType = ({ slug, name }: SessionType) => ({ kind: 'session-type' as const, id: slug, label: name });

type Columns = Omit<SessionType, 'name' | 'slug' | 'position' | 'retiredAt'>;
const told = (columns: Columns, products: Products) => {
  const { minutes, priceCents, bufferBefore, bufferAfter, noticeMinutes, horizonDays, people, creditOnly } =
    columns;
  return {
    ...{ minutes, priceCents, bufferBefore, bufferAfter, noticeMinutes, horizonDays, people, creditOnly },
    products: inWords(products),
  };
};
