import { desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { fulfilments, orders, readingMarks } from '../../db/schema/index.ts';

/** What this buyer marked in anything made for her before, newest first: by her account, or by the address of the order. */
export type Remembered = { sentence: string; kind: 'me' | 'not-me'; document: string };

const FEW = 2;

/** For what is made for her next. Her notes are hers, and are printed nowhere. */
export async function rememberedBy(db: Db | Tx, orderId: string): Promise<Remembered[]> {
  const rows = await listOfBuyer(db, orderId);
  const few = (kind: 'me' | 'not-me') => rows.filter((row) => row.kind === kind).slice(0, FEW);
  return [...few('me'), ...few('not-me')].flatMap(({ kind, sentence, document }) =>
    kind === 'note' ? [] : [{ kind, sentence, document }],
  );
}

/** What the same account asked for the document of this kind before, and when. */
export async function askedBefore(db: Db | Tx, { orderId, kind }: { orderId: string; kind: string }) {
  const { rows } = await db.execute<{ questions: string; year: number }>(sql`
    select i.answers ->> 'questions' as questions, extract(year from i.submitted_at)::int as year
      from intakes i join orders o on o.id = i.order_id
      where i.kind = ${kind} and i.order_id <> ${orderId} and i.submitted_at is not null and o.state = 'paid'
        and i.answers ->> 'questions' <> ''
        and o.user_id = (select mine.user_id from orders mine where mine.id = ${orderId})
        and i.submitted_at < (select coalesce(own.submitted_at, now()) from intakes own where own.order_id = ${orderId})
      order by i.submitted_at desc limit 1`);
  const [row] = rows;
  return row ? { question: row.questions, year: row.year } : undefined;
}

const MOST_ROWS = 300;

/** Of the same account, or, without one, of the same order: an address alone proves nothing. */
async function listOfBuyer(db: Db | Tx, orderId: string) {
  const rows = await db
    .select({
      kind: readingMarks.kind,
      sentence: readingMarks.sentence,
      document: orders.productName,
    })
    .from(readingMarks)
    .innerJoin(fulfilments, eq(fulfilments.id, readingMarks.fulfilmentId))
    .innerJoin(orders, eq(orders.id, fulfilments.orderId))
    .where(
      sql`${orders.id} = ${orderId} or ${orders.userId} = (select mine.user_id from orders mine where mine.id = ${orderId})`,
    )
    .orderBy(desc(readingMarks.markedAt))
    .limit(MOST_ROWS);
  return rows;
}
