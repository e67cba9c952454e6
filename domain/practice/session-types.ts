import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Catalogue, soldNow } from '../../content/catalogue.ts';
import type { Delivery } from '../../content/product.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { sessionTypeProducts, sessionTypes } from '../../db/schema/index.ts';
import { hoursOfNotice, line, orNull, price, secureLink, ticked } from '../../shared/fields.ts';
import { slugOf } from '../../shared/slug.ts';
import { DomainError, invalid, notFound } from '../errors.ts';
import { type Actor, isOwner, ownerVerb, staffOnly, staffVerb } from '../identity/index.ts';
import type { Deps } from '../services.ts';
import { asWeekHours, readAllHours } from './hours.ts';

const between = (least: number, most: number, what: string) =>
  z.coerce
    .number(`${what}: a whole number.`)
    .int(`${what}: a whole number.`)
    .min(least, `${what}: ${least} or more.`)
    .max(most, `${what}: at most ${most}.`);

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
  asksBirthData: ticked,
});
export type TypeRules = z.input<typeof typeRules>;

const NO_PRICE = 'What only credits can book has no price.';

const newType = typeRules.extend({ name: line(80, 'Please give it a name.') });

/** A new kind of session. It is the owner's, because it has a price. */
export const createSessionType = ownerVerb(
  'session-type.created',
  newType,
  async (_services, tx, { actor: _, name, ...columns }, refuse) => {
    if (columns.creditOnly && columns.priceCents !== null) throw refuse({ priceCents: NO_PRICE });
    const slug = slugOf(name);
    if (!slug) throw refuse({ name: 'Please give it a name.' });
    const type = await insertType(tx, { name, slug, ...columns });
    if (!type) throw refuse({ name: 'There is a type of that name already, perhaps a retired one.' });
    return { about: aboutType(type), after: told(columns), answer: { slug } };
  },
);

const changedType = typeRules.extend({ slug: z.string(), isRetired: ticked });

/** From now on; what is booked keeps its length and its price, which is the owner's to change. */
export const changeSessionType = staffVerb(
  'session-type.changed',
  changedType,
  async (services, tx, { actor, slug, isRetired, ...columns }, refuse) => {
    const type = await lockTypeBySlug(tx, slug);
    if (!type) throw notFound('Session type');
    if (columns.creditOnly && columns.priceCents !== null) throw refuse({ priceCents: NO_PRICE });
    if (columns.priceCents !== type.priceCents) ownersAlone(actor);
    const retiredAt = isRetired ? (type.retiredAt ?? services.clock.now()) : null;
    await updateType(tx, type.name, { ...columns, retiredAt });
    return {
      about: aboutType(type),
      before: { ...told(type), retired: type.retiredAt !== null },
      after: { ...told(columns), retired: isRetired },
      answer: {},
    };
  },
);

function ownersAlone(actor: Actor): void {
  if (isOwner(actor)) return;
  throw new DomainError('forbidden', 'Prices are the owner’s to change.');
}

const aboutType = ({ slug, name }: SessionType) => ({ kind: 'session-type' as const, id: slug, label: name });

type Columns = Omit<SessionType, 'name' | 'slug' | 'position' | 'retiredAt'>;
const told = (columns: Columns) => {
  const { minutes, priceCents, bufferBefore, bufferAfter, noticeMinutes, horizonDays, people } = columns;
  const { creditOnly, asksBirthData } = columns;
  return {
    minutes,
    priceCents,
    bufferBefore,
    bufferAfter,
    noticeMinutes,
    horizonDays,
    people,
    creditOnly,
    asksBirthData,
  };
};

/** A product that pays for sessions of a type, with what it costs today. */
type Package = { productId: string; name: string; priceCents: number; count: number };

/** What somebody who books needs to know of a type. */
export type BookableType = Pick<
  SessionType,
  'name' | 'slug' | 'minutes' | 'people' | 'priceCents' | 'asksBirthData'
> & {
  packages: Package[];
};

export async function listBookable(
  db: Db | Tx,
  catalogue: Catalogue,
): Promise<(BookableType & { creditOnly: boolean })[]> {
  const types = await listTypes(db);
  return types
    .filter(({ retiredAt }) => retiredAt === null)
    .map(({ name, slug, minutes, people, priceCents, creditOnly, asksBirthData }) => ({
      name,
      slug,
      minutes,
      people,
      priceCents,
      asksBirthData,
      creditOnly,
      packages: packagesOf(name, catalogue),
    }));
}

/** Those on sale, cheapest first: what somebody without a credit can buy. */
function packagesOf(type: string, catalogue: Catalogue): Package[] {
  return soldNow(catalogue)
    .map((product) => ({
      productId: product.id,
      name: product.name,
      priceCents: product.priceCents,
      count: countOf(type, product.delivers),
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => one.priceCents - other.priceCents);
}

/** How many sessions of a type are among what is delivered. */
const countOf = (type: string, delivers: readonly Delivery[]): number =>
  delivers.reduce(
    (sum, part) => (part.kind === 'session-credits' && part.sessionType === type ? sum + part.count : sum),
    0,
  );

/** Every type with its rules and the products that bring it along, for the page that changes them. */
export async function readSessionTypes(services: Pick<Deps, 'db' | 'content'>, { actor }: { actor: Actor }) {
  staffOnly(actor);
  const { all } = services.content.current().catalogue;
  const { hoursOfTypes } = await readAllHours(services.db);
  return (await listTypes(services.db)).map(({ retiredAt, ...type }) => ({
    ...type,
    /** Its own, where it has some. */
    hours: hoursOfTypes[type.name] && asWeekHours(hoursOfTypes[type.name] ?? {}),
    isRetired: retiredAt !== null,
    products: all
      .map(({ id, name, delivers }) => ({ id, name, count: countOf(type.name, delivers) }))
      .filter(({ count }) => count > 0),
  }));
}

export type OfficeSessionType = Awaited<ReturnType<typeof readSessionTypes>>[number];

/** The type by its name, if it can still be booked. */
export async function offeredType(db: Db | Tx, name: string): Promise<SessionType> {
  const type = await findType(db, name);
  if (!type || type.retiredAt) throw invalid({ sessionType: 'Please choose a session type.' });
  return type;
}

/** What a product brought along while the practice said so: for orders of that time, which hold no copy of what was sold. */
export async function formerCreditsOfProduct(db: Db | Tx, productId: string): Promise<Delivery[]> {
  const rows = await listCreditsOf(db, productId);
  return rows.map(({ sessionType, count }) => ({ kind: 'session-credits', sessionType, count }));
}

export type SessionType = typeof sessionTypes.$inferSelect;

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

async function listCreditsOf(db: Db | Tx, productId: string) {
  return db
    .select()
    .from(sessionTypeProducts)
    .where(eq(sessionTypeProducts.productId, productId))
    .orderBy(sessionTypeProducts.sessionType);
}
