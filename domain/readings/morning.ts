import { and, asc, eq, lte } from 'drizzle-orm';
import { z } from 'zod';
import { dayWords } from '../../content/circle.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { morningWishes } from '../../db/schema/index.ts';
import { parseDate } from '../../numerology/index.ts';
import { HOUR } from '../../shared/durations.ts';
import { optional, whole } from '../../shared/fields.ts';
import { dateIn, isZone } from '../../shared/wall-time.ts';
import { isNotPausing, processDueInBatches } from '../duties.ts';
import { memberVerb } from '../form-verb.ts';
import { readOwnProfile } from '../identity/index.ts';
import { nextMomentAt, postPush, wallTimeOfHour } from '../notices/index.ts';
import type { Deps } from '../services.ts';

const BATCH = 100;
/** A morning that is so late is left out: the site was away, and the day is known by now. */
const PATIENCE_MS = 3 * HOUR;

/** For a job: posts the number of the day to those whose hour has come. May run on several machines at once. */
export const pushMornings = (services: Deps): Promise<number> =>
  processDueInBatches(services, {
    duty: 'push-mornings',
    lock: (tx, only) => lockDueWishes(tx, services.clock.now(), { limit: BATCH, only }),
    subject: ({ userId }) => userId,
    work: async (tx, due) => {
      const now = services.clock.now();
      for (const wish of due) {
        await upsertWish(tx, { ...wish, nextAt: nextMomentAt(now, wallTimeOfHour(wish.hour), wish.zone) });
        const push = isLate(wish, now) ? undefined : await morningOf(services, wish, now);
        if (push) await postPush(services, tx, { userId: wish.userId, ...push });
      }
    },
  });

const isLate = ({ nextAt }: WishRow, now: Date) => now.getTime() - nextAt.getTime() > PATIENCE_MS;

/** Nothing for who has not told us a birth date, or has taken it away. */
async function morningOf(services: Deps, { userId, zone }: WishRow, now: Date) {
  const { birthDate } = await readOwnProfile(services, { memberId: userId });
  const born = parseDate(birthDate ?? '');
  const today = parseDate(dateIn(now, zone));
  if (!born || !today) return undefined;
  const { number, title, text } = dayWords(services.content.current().meaningOf, born, today);
  return { title: `Your day is a ${number}: ${title}`, body: text, path: '/portal', tag: 'morning' };
}

/** At which hour of her clock a member wants the number of her day; undefined: not at all. */
export async function readMorningHour({ db }: Pick<Deps, 'db'>, { memberId }: { memberId: string }) {
  return (await findWish(db, memberId))?.hour;
}

const morning = z.object({
  hour: optional(whole(0, 23, 'Please choose an hour.')),
  zone: z.string().max(60),
});

export const saveMorningHour = memberVerb(
  morning,
  async ({ db, clock }, { memberId: userId, hour, zone }, refuse) => {
    if (hour === undefined) await deleteWish(db, userId);
    else {
      if (!isZone(zone)) throw refuse({ hour: 'Your browser does not say which time zone you are in.' });
      await upsertWish(db, {
        userId,
        hour,
        zone,
        nextAt: nextMomentAt(clock.now(), wallTimeOfHour(hour), zone),
      });
    }
    return { isOn: hour !== undefined };
  },
);

type WishRow = typeof morningWishes.$inferSelect;

// SQL

async function findWish(db: Db | Tx, userId: string): Promise<WishRow | undefined> {
  const [row] = await db.select().from(morningWishes).where(eq(morningWishes.userId, userId));
  return row;
}

async function upsertWish(db: Db | Tx, row: WishRow): Promise<void> {
  const { hour, zone, nextAt } = row;
  await db
    .insert(morningWishes)
    .values(row)
    .onConflictDoUpdate({ target: morningWishes.userId, set: { hour, zone, nextAt } });
}

async function deleteWish(db: Db | Tx, userId: string): Promise<void> {
  await db.delete(morningWishes).where(eq(morningWishes.userId, userId));
}

/** Some whose hour has come, held until the transaction ends; others skip them. */
async function lockDueWishes(
  tx: Tx,
  now: Date,
  { limit, only }: { limit: number; only?: string },
): Promise<WishRow[]> {
  const isFree = only
    ? eq(morningWishes.userId, only)
    : isNotPausing('push-mornings', morningWishes.userId, now);
  return tx
    .select()
    .from(morningWishes)
    .where(and(lte(morningWishes.nextAt, now), isFree))
    .orderBy(asc(morningWishes.nextAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}
