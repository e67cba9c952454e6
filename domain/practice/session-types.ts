import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Catalogue, type Delivery, findProduct, productIds } from '../../content/catalogue.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { sessionTypeProducts, sessionTypes } from '../../db/schema/index.ts';
import { slugOf } from '../../shared/slug.ts';
import { DomainError, invalid, notFound } from '../errors.ts';
import { type Actor, isOwner, ownerVerb, staffOnly, staffVerb } from '../identity/index.ts';
import type { Parts } from '../services.ts';

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

/** A product that pays for sessions of a type, with what it costs today. */
type Package = { productId: string; name: string; priceCents: number; count: number };

/** What somebody who books needs to know of a type. */
export type BookableType = Pick<SessionType, 'name' | 'slug' | 'minutes' | 'people' | 'priceCents'> & {
  packages: Package[];
};

export async function listBookable(
  db: Db | Tx,
  catalogue: Catalogue,
): Promise<(BookableType & { creditOnly: boolean })[]> {
  const types = await listTypes(db);
  const products = await listTypeProducts(db);
  return types
    .filter(({ retiredAt }) => retiredAt === null)
    .map(({ name, slug, minutes, people, priceCents, creditOnly }) => ({
      ...{ name, slug, minutes, people, priceCents, creditOnly },
      packages: packagesOf(name, products, catalogue),
    }));
}

/** Those on sale, cheapest first: what somebody without a credit can buy. */
function packagesOf(type: string, products: TypeProduct[], catalogue: Catalogue): Package[] {
  return products
    .filter(({ sessionType }) => sessionType === type)
    .flatMap(({ productId, count }) => {
      const product = findProduct(catalogue, productId);
      if (!product || product.paused) return [];
      return [{ productId, name: product.name, priceCents: product.priceCents, count }];
    })
    .sort((one, other) => one.priceCents - other.priceCents);
}

/** Every type with its rules and the products that bring it along, for the page that changes them. */
export async function readSessionTypes({ db }: Pick<Parts, 'db'>, { actor }: { actor: Actor }) {
  staffOnly(actor);
  const [types, products] = await Promise.all([listTypes(db), listTypeProducts(db)]);
  return types.map(({ retiredAt, ...type }) => ({
    ...type,
    isRetired: retiredAt !== null,
    products: products
      .filter(({ sessionType }) => sessionType === type.name)
      .map(({ productId, count }) => ({ productId, count })),
  }));
}

export type OfficeSessionType = Awaited<ReturnType<typeof readSessionTypes>>[number];

/** The type by its name, if it can still be booked. */
export async function offeredType(db: Db | Tx, name: string): Promise<SessionType> {
  const type = await findType(db, name);
  if (!type || type.retiredAt) throw invalid({ sessionType: 'Please choose a session type.' });
  return type;
}

/** The sessions that a product brings along, as its delivery. */
export async function creditsOfProduct(db: Db | Tx, productId: string): Promise<Delivery[]> {
  const rows = await listCreditsOf(db, productId);
  return rows.map(({ sessionType, count }) => ({ kind: 'session-credits', sessionType, count }));
}

export type SessionType = typeof sessionTypes.$inferSelect;
type TypeProduct = typeof sessionTypeProducts.$inferSelect;

// SQL

/** In the order of the booking dialog, those that are retired too. */
export async function listTypes(db: Db | Tx): Promise<SessionType[]> {
  return db.select().from(sessionTypes).orderBy(sessionTypes.position, sessionTypes.name);
}

export async function findType(db: Db | Tx, name: string): Promise<SessionType | undefined> {
  const [type] = await db.select().from(sessionTypes).where(eq(sessionTypes.name, name));
  return type;
}

async function lockTypeBySlug(tx: Tx, slug: string): Promise<SessionType | undefined> {
  const [type] = await tx.select().from(sessionTypes).where(eq(sessionTypes.slug, slug)).for('update');
  return type;
}

/** Nothing comes back when the name or its address is taken. */
async function insertType(
  tx: Tx,
  row: Omit<typeof sessionTypes.$inferInsert, 'position'>,
): Promise<SessionType | undefined> {
  const position = sql`(select coalesce(max(position), 0) + 1 from session_types)`;
  const [type] = await tx
    .insert(sessionTypes)
    .values({ ...row, position })
    .onConflictDoNothing()
    .returning();
  return type;
}

async function updateType(tx: Tx, name: string, change: Partial<SessionType>): Promise<void> {
  await tx.update(sessionTypes).set(change).where(eq(sessionTypes.name, name));
}

async function listTypeProducts(db: Db | Tx): Promise<TypeProduct[]> {
  return db.select().from(sessionTypeProducts);
}

async function listCreditsOf(db: Db | Tx, productId: string): Promise<TypeProduct[]> {
  return db
    .select()
    .from(sessionTypeProducts)
    .where(eq(sessionTypeProducts.productId, productId))
    .orderBy(sessionTypeProducts.sessionType);
}

async function replaceTypeProducts(
  tx: Tx,
  sessionType: string,
  products: Omit<TypeProduct, 'sessionType'>[],
): Promise<void> {
  await tx.delete(sessionTypeProducts).where(eq(sessionTypeProducts.sessionType, sessionType));
  const rows = products.map((product) => ({ ...product, sessionType }));
  if (rows.length > 0) await tx.insert(sessionTypeProducts).values(rows);
}
