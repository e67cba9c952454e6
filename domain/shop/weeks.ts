/**
 * A product may be limited to so many a week. Each line of an order that sells one holds a place in a week
 * (`order_items.week`) for as long as the order is open or paid: one that expires, fails or goes back frees it by itself.
 */
import { and, eq, gte, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { findProduct } from '../../content/catalogue.ts';
import type { Product } from '../../content/product.ts';
import { firstFreeWeek, type NextPlace, weekName, weekOf } from '../../content/weeks.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { orderItems, orders } from '../../db/schema/index.ts';
import { instantOf, type PlainDate } from '../../shared/wall-time.ts';
import { writeNextFreePlaces } from '../content/index.ts';
import { DomainError, refused } from '../errors.ts';
import type { Deps, ReadsContent } from '../services.ts';
import type { Line } from './orders/order-items.ts';
import { recordOrderEvent } from './orders/order-letters.ts';
import type { OrderRow } from './orders/queries.ts';

/** A place that was lost at the last moment is asked for again, further ahead than anybody is promised one. */
const EVER = 520;

type Limited = Pick<Product, 'id' | 'name'> & { weekly: number };

const limitOf = ({ content }: ReadsContent, productId: string): Limited | undefined => {
  const product = findProduct(content.current().catalogue, productId);
  return product?.weekly ? { id: product.id, name: product.name, weekly: product.weekly } : undefined;
};

/** `shown`: the week that the buyer was told; `any`, where she was told that it is the next free one. */
export type Told = PlainDate | 'any' | undefined;

/**
 * A place for each line that needs one, under the lock of its product. Nobody is sold a later week than she was told: with
 * nothing said, that is this one.
 */
export async function holdPlaces(
  services: Deps,
  tx: Tx,
  lines: readonly Line[],
  told: Told,
): Promise<(PlainDate | undefined)[]> {
  const limits = lines.map(({ product }) => limitOf(services, product.id));
  const thisWeek = currentWeek(services);
  const taken = await lockTaken(tx, thisWeek, limits);
  return limits.map((limited) => {
    if (!limited) return undefined;
    const places = { weekly: limited.weekly, taken: taken.get(limited.id) ?? new Map() };
    const week = firstFreeWeek(places, thisWeek);
    if (!week) throw refused(`All places for ${limited.name} are taken for the coming weeks.`);
    if (told !== 'any' && week > (told ?? thisWeek)) throw laterThanTold(week);
    places.taken.set(week, (places.taken.get(week) ?? 0) + 1);
    taken.set(limited.id, places.taken);
    return week;
  });
}

const laterThanTold = (week: PlainDate) =>
  new DomainError(
    'conflict',
    `The last place before that has just been taken. The next readings are from ${weekName(week)}.`,
    { week },
  );

/**
 * Money for an order whose places were given up: each line gets its week again if it is still free, else the next free one.
 * Answers the week that is later than what was sold.
 */
export async function retakePlaces(services: Deps, tx: Tx, order: OrderRow): Promise<PlainDate | undefined> {
  if (order.state !== 'expired' && order.state !== 'failed') return undefined;
  const held = await placesOf(tx, order.id);
  const limits = held.map(({ productId }) => limitOf(services, productId));
  const thisWeek = currentWeek(services);
  const taken = await lockTaken(tx, thisWeek, limits);
  let moved: PlainDate | undefined;
  for (const [at, { position, week }] of held.entries()) {
    const limited = limits[at];
    if (!limited) continue;
    const places = { weekly: limited.weekly, taken: taken.get(limited.id) ?? new Map() };
    const free = firstFreeWeek(places, week > thisWeek ? week : thisWeek, EVER) ?? week;
    places.taken.set(free, (places.taken.get(free) ?? 0) + 1);
    taken.set(limited.id, places.taken);
    if (free === week) continue;
    await changeWeek(tx, order.id, position, free);
    moved = moved && moved > free ? moved : free;
  }
  if (moved) await recordOrderEvent(services, tx, order.id, 'week_moved', { week: moved });
  return moved;
}

const currentWeek = ({ clock, content }: Pick<Deps, 'clock' | 'content'>): PlainDate =>
  weekOf(clock.now(), content.current().site.timeZone);

/** The first moment of a week, by the practice's clock. */
export const weekBeginsAt = ({ content }: ReadsContent, week: PlainDate): Date =>
  instantOf(week, '00:00', content.current().site.timeZone) ?? new Date(`${week}T00:00:00Z`);

/** What pages say of limited products, read anew: places come free by themselves, and weeks pass. */
export async function refreshFreePlaces(services: Deps): Promise<number> {
  const { catalogue } = services.content.current();
  const limited = catalogue.all.flatMap(({ id }) => limitOf(services, id) ?? []);
  const thisWeek = currentWeek(services);
  const taken = await takenByWeek(
    services.db,
    limited.map(({ id }) => id),
    thisWeek,
  );
  const next: Record<string, NextPlace> = {};
  for (const { id, weekly } of limited) {
    const week = firstFreeWeek({ weekly, taken: taken.get(id) ?? new Map() }, thisWeek);
    if (week === thisWeek) continue;
    next[id] = week ? { week, begins: weekBeginsAt(services, week).toISOString() } : {};
  }
  const isNew = await services.db.transaction((tx) => writeNextFreePlaces(tx, next));
  if (isNew) await services.content.refresh();
  return isNew ? 1 : 0;
}

// SQL

type Taken = Map<string, Map<PlainDate, number>>;

/** One order after another counts what is taken, product by product in the same order for all. */
async function lockTaken(tx: Tx, from: PlainDate, limits: (Limited | undefined)[]): Promise<Taken> {
  const ids = [...new Set(limits.flatMap((limited) => limited?.id ?? []))].sort();
  for (const id of ids)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`places:${id}`}, 0))`);
  return takenByWeek(tx, ids, from);
}

async function takenByWeek(db: Db | Tx, productIds: string[], from: PlainDate): Promise<Taken> {
  const taken: Taken = new Map();
  if (productIds.length === 0) return taken;
  const rows = await db
    .select({ productId: orderItems.productId, week: orderItems.week, count: sql<number>`count(*)::int` })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        inArray(orderItems.productId, productIds),
        gte(orderItems.week, from),
        isNull(orderItems.returnedAt),
        notInArray(orders.state, ['expired', 'failed', 'refunded']),
      ),
    )
    .groupBy(orderItems.productId, orderItems.week);
  for (const { productId, week, count } of rows) {
    const weeks = taken.get(productId) ?? new Map<PlainDate, number>();
    if (week) weeks.set(week, count);
    taken.set(productId, weeks);
  }
  return taken;
}

async function placesOf(db: Db | Tx, orderId: string) {
  const rows = await db
    .select({ position: orderItems.position, productId: orderItems.productId, week: orderItems.week })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(orderItems.productId, orderItems.position);
  return rows.flatMap(({ week, ...row }) => (week ? [{ ...row, week }] : []));
}

async function changeWeek(tx: Tx, orderId: string, position: number, week: PlainDate): Promise<void> {
  await tx
    .update(orderItems)
    .set({ week })
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.position, position)));
}
