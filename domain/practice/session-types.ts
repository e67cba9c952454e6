import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Catalogue, soldNow } from '../../content/catalogue.ts';
import type { Delivery } from '../../content/product.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { sessionTypeProducts, sessionTypes } from '../../db/schema/index.ts';
import { hoursOfNotice, line, orNull, price, secureLink, ticked } from '../../shared/fields.ts';
import { slugOf } from '../../shared/slug.ts';
import { bumpContentVersion } from '../content/index.ts';
import { DomainError, invalid, notFound } from '../errors.ts';
import type { FormVerb } from '../form-verb.ts';
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

const TAKEN = 'There is a type of that name already, perhaps a retired one.';
const NO_PRICE = 'What only credits can book has no price.';

const newType = typeRules.extend({ name: line(80, 'Please give it a name.') });

/** A new kind of session. It is the owner's, because it has a price. */
export const createSessionType = shownAtOnce(
  ownerVerb(
    'session-type.created',
    newType,
    async (_services, tx, { actor: _, name, ...columns }, refuse) => {
      if (columns.creditOnly && columns.priceCents !== null) throw refuse({ priceCents: NO_PRICE });
      const slug = slugOf(name);
      if (!slug) throw refuse({ name: 'Please give it a name.' });
      if (await isTitleTaken(tx, name)) throw refuse({ name: TAKEN });
      const type = await insertType(tx, { name, slug, ...columns });
      if (!type) throw refuse({ name: TAKEN });
      await bumpContentVersion(tx);
      return { about: aboutType(type), after: told(columns), answer: { slug } };
    },
  ),
);

const changedType = typeRules.extend({
  slug: z.string(),
  title: line(80, 'Please give it a name.').optional(),
  isRetired: ticked,
});

/** From now on; what is booked keeps its length and its price, which is the owner's to change. */
export const changeSessionType = shownAtOnce(
  staffVerb(
    'session-type.changed',
    changedType,
    async (services, tx, { actor, slug, isRetired, title: wanted, ...columns }, refuse) => {
      const type = await lockTypeBySlug(tx, slug);
      if (!type) throw notFound('Session type');
      if (columns.creditOnly && columns.priceCents !== null) throw refuse({ priceCents: NO_PRICE });
      if (columns.priceCents !== type.priceCents) ownersAlone(actor);
      const before = titleOf(type);
      const title = wanted ?? before;
      if (title !== before && (await isTitleTaken(tx, title, type.name))) throw refuse({ title: TAKEN });
      const retiredAt = isRetired ? (type.retiredAt ?? services.clock.now()) : null;
      await updateType(tx, type.name, { ...columns, retiredAt, title: title === type.name ? null : title });
      await bumpContentVersion(tx);
      return {
        about: { ...aboutType(type), label: title },
        before: { ...told(type), title: before, retired: type.retiredAt !== null },
        after: { ...told(columns), title, retired: isRetired },
        answer: {},
      };
    },
  ),
);

/** Of a verb that changes what pages say: this process says it at once. */
function shownAtOnce<Schema extends z.ZodObject, Who extends object, Answer>(
  verb: FormVerb<Schema, Who, Answer>,
): FormVerb<Schema, Who, Answer> {
  const whole = async (services: Deps, input: z.input<Schema> & Who) => {
    const answer = await verb(services, input);
    await services.content.refresh();
    return answer;
  };
  return Object.assign(whole, { schema: verb.schema });
}

function ownersAlone(actor: Actor): void {
  if (isOwner(actor)) return;
  throw new DomainError('forbidden', 'Prices are the owner’s to change.');
}

/** What customers read of it; where all that is known is its name, `titleOfSession` of the content says it. */
export const titleOf = ({ name, title }: Pick<SessionType, 'name' | 'title'>): string => title ?? name;

const aboutType = (type: SessionType) => ({
  kind: 'session-type' as const,
  id: type.slug,
  label: titleOf(type),
});

type Columns = Omit<SessionType, 'name' | 'title' | 'slug' | 'position' | 'retiredAt'>;
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
  title: string;
  packages: Package[];
};

export async function listBookable(
  db: Db | Tx,
  catalogue: Catalogue,
): Promise<(BookableType & { creditOnly: boolean })[]> {
  const types = await listTypes(db);
  return types
    .filter(({ retiredAt }) => retiredAt === null)
    .map(({ name, title, slug, minutes, people, priceCents, creditOnly, asksBirthData }) => ({
      name,
      title: titleOf({ name, title }),
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
    title: titleOf(type),
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

/** By another type, as its name or as what customers read of it. */
async function isTitleTaken(tx: Tx, title: string, except = ''): Promise<boolean> {
  const types = await listTypes(tx);
  return types.some((type) => type.name !== except && (type.name === title || type.title === title));
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
