import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Catalogue, type Delivery, findProduct, productIds } from '../../content/catalogue.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { sessionTypeProducts, sessionTypes } from '../../db/schema/index.ts';
import { hoursOfNotice, line, orNull, price, secureLink, ticked } from '../../shared/fields.ts';
import { slugOf } from '../../shared/slug.ts';
import { DomainError, invalid, notFound } from '../errors.ts';
import { type Actor, isOwner, ownerVerb, staffOnly, staffVerb } from '../identity/index.ts';
import type { Deps } from '../services.ts';

const between = (least: number, most: number, what: string) =>
  z.coerce
    .number(`${what}: a whole number.`)
    .int(`${what}: a whole number.`)
    .min(least, `${what}: ${least} or more.`)
    .max(most, `${what}: at most ${most}.`);

/** How many sessions each product brings along, by its id; empty and 0 are none. */
const counts = z
  .partialRecord(
    z.enum(productIds, 'Please choose a product.'),
    z.union([z.literal(''), between(0, 24, 'Sessions')]),
  )
  .transform((given) =>
    productIds.flatMap((productId) => {
      const count = Number(given[productId] ?? 0);
      return count > 0 ? [{ productId, count }] : [];
    }),
  );

/** What the office may say of a type. Where a rule is left out, the practice's own holds. */
const typeRules = z.object({
  minutes: between(15, 180, 'Minutes'),
  priceCents: orNull(price('A price such as 95.')),
  bufferBefore: orNull(between(0, 240, 'Minutes')),
  bufferAfter: orNull(between(0, 240, 'Minutes')),
  noticeMinutes: orNull(hoursOfNotice),
  horizonDays: orNull(between(1, 730, 'Days')),
  meetingLink: orNull(secureLink),
  people: between(1, 20, 'People'),
  creditOnly: ticked,
  products: counts.prefault({}),
});
export type TypeRules = z.input<typeof typeRules>;

const NO_PRICE = 'What only credits can book has no price.';

const newType = typeRules.extend({ name: line(80, 'Please give it a name.') });

/** A new kind of session. It is the owner's, because it has a price. */
export const createSessionType = ownerVerb(
  'session-type.created',
  newType,
  async (_services, tx, { actor: _, name, products, ...columns }, refuse) => {
    if (columns.creditOnly && columns.priceCents !== null) throw refuse({ priceCents: NO_PRICE });
    const slug = slugOf(name);
    if (!slug) throw refuse({ name: 'Please give it a name.' });
    const type = await insertType(tx, { name, slug, ...columns });
    if (!type) throw refuse({ name: 'There is a type of that name already, perhaps a retired one.' });
    await replaceTypeProducts(tx, name, products);
    return { about: aboutType(type), after: told(columns, products), answer: { slug } };
  },
);

const changedType = typeRules.extend({ slug: z.string(), isRetired: ticked });

/** From now on; what is booked keeps its length and its price. Money is the owner's: the price, and what products bring along. */
export const changeSessionType = staffVerb(
  'session-type.changed',
  changedType,
  async (services, tx, { actor, slug, isRetired, products, ...columns }, refuse) => {
    const type = await lockTypeBySlug(tx, slug);
    if (!type) throw notFound('Session type');
    if (columns.creditOnly && columns.priceCents !== null) throw refuse({ priceCents: NO_PRICE });
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
      answer: {},
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
    minutes,
    priceCents,
    bufferBefore,
    bufferAfter,
    noticeMinutes,
    horizonDays,
    people,
    creditOnly,
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
      name,
      slug,
      minutes,
      people,
      priceCents,
      creditOnly,
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
export async function readSessionTypes({ db }: Pick<Deps, 'db'>, { actor }: { actor: Actor }) {
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
