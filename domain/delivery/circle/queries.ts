import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { askedOften } from '../../../db/asked-often.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import { intakes, monthLetters, orders, subscriptions } from '../../../db/schema/index.ts';
import { isNotPausing } from '../../duties/index.ts';

/** Members who have told us their birth date and have had no letter about this month. */
export async function listLettersToWrite(
  db: Db,
  { month, after, limit, now }: { month: string; after: string; limit: number; now: Date },
) {
  return db
    .select({ order: orders, answers: intakes.answers })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .innerJoin(intakes, eq(intakes.orderId, subscriptions.orderId))
    .where(
      and(
        eq(subscriptions.benefits, true),
        gt(subscriptions.orderId, after),
        isNotPausing('write-month-letters', subscriptions.orderId, now),
        sql`${intakes.submittedAt} is not null`,
        sql`not exists (select 1 from ${monthLetters} where ${monthLetters.orderId} = ${subscriptions.orderId}
          and ${monthLetters.month} = ${month})`,
      ),
    )
    .orderBy(subscriptions.orderId)
    .limit(limit);
}

const MOST_LETTERS = 120;

/** What a member was written, newest first, with what she had told us of herself. */
export async function listLettersOf(db: Db, memberId: string) {
  return lettersOf(db).execute({ memberId });
}

const lettersOf = askedOften((db) =>
  db
    .select({ month: monthLetters.month, answers: intakes.answers })
    .from(monthLetters)
    .innerJoin(orders, eq(orders.id, monthLetters.orderId))
    .innerJoin(intakes, eq(intakes.orderId, monthLetters.orderId))
    .where(eq(orders.userId, sql.placeholder('memberId')))
    .orderBy(desc(monthLetters.month))
    .limit(MOST_LETTERS),
);

/** Her membership, while it is open and she has told us her birth date. */
export async function listOpenCircles(db: Db, memberId: string) {
  return openCircles(db).execute({ memberId });
}

const openCircles = askedOften((db) =>
  db
    .select({ answers: intakes.answers })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .innerJoin(intakes, eq(intakes.orderId, subscriptions.orderId))
    .where(
      and(
        eq(orders.userId, sql.placeholder('memberId')),
        eq(subscriptions.benefits, true),
        isNotNull(intakes.submittedAt),
      ),
    ),
);

/** False when the letter of this month has been written before. */
export async function insertMonthLetter(tx: Tx, row: typeof monthLetters.$inferInsert): Promise<boolean> {
  const made = await tx.insert(monthLetters).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}
