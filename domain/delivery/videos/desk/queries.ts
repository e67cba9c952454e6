import { and, asc, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../../db/connect.ts';
import { intakes, orders, purchases, recordingParts, videos } from '../../../../db/schema/index.ts';

export type PartRow = typeof recordingParts.$inferSelect;

/** The recording that an order waits for, or has. */
export async function findDesk(db: Db | Tx, orderId: string) {
  const [row] = await db
    .select({ order: orders, video: videos, intake: intakes })
    .from(orders)
    .innerJoin(purchases, eq(purchases.orderId, orders.id))
    .innerJoin(videos, eq(videos.purchaseId, purchases.id))
    .leftJoin(intakes, eq(intakes.orderId, orders.id))
    .where(eq(orders.id, orderId))
    .orderBy(asc(videos.createdAt))
    .limit(1);
  return row;
}

/** In the order in which they are seen. */
export async function listParts(db: Db | Tx, videoId: string): Promise<PartRow[]> {
  return db
    .select()
    .from(recordingParts)
    .where(eq(recordingParts.videoId, videoId))
    .orderBy(recordingParts.chapter, recordingParts.createdAt);
}

/** After every other of its video, also within the same moment: in this order they are seen. */
export async function insertPart(db: Db | Tx, row: typeof recordingParts.$inferInsert): Promise<string> {
  const createdAt = sql`greatest(${row.createdAt.toISOString()}::timestamptz, (
    select max(created_at) + interval '1 millisecond' from recording_parts where video_id = ${row.videoId}))`;
  const [part] = await db
    .insert(recordingParts)
    .values({ ...row, createdAt })
    .returning({ id: recordingParts.id });
  if (!part) throw new Error('the part was not begun');
  return part.id;
}

export async function findPart(db: Db | Tx, id: string, actorId: string): Promise<PartRow | undefined> {
  const [part] = await db
    .select()
    .from(recordingParts)
    .where(and(eq(recordingParts.id, id), eq(recordingParts.actorId, actorId)));
  return part;
}

type Grown = Pick<PartRow, 'bytes' | 'seconds'> & { now: Date };

/** False when the same piece has arrived meanwhile by another way. */
export async function growPart(
  db: Db,
  { id, pieces }: PartRow,
  { bytes, seconds, now }: Grown,
): Promise<boolean> {
  const grown = await db
    .update(recordingParts)
    .set({ pieces: pieces + 1, bytes, seconds, updatedAt: now })
    .where(and(eq(recordingParts.id, id), eq(recordingParts.pieces, pieces)))
    .returning({ id: recordingParts.id });
  return grown.length > 0;
}

export async function deleteChapter(tx: Tx, videoId: string, chapter: number): Promise<PartRow[]> {
  return tx
    .delete(recordingParts)
    .where(and(eq(recordingParts.videoId, videoId), eq(recordingParts.chapter, chapter)))
    .returning();
}

/** Of recordings that are handed over, and those that nobody went on with. */
export async function takeLeftParts(
  tx: Tx,
  { released, idle }: Record<'released' | 'idle', Date>,
): Promise<PartRow[]> {
  const left = await tx
    .select({ id: recordingParts.id })
    .from(recordingParts)
    .innerJoin(videos, eq(videos.id, recordingParts.videoId))
    .where(
      or(
        lt(recordingParts.updatedAt, idle),
        and(
          isNotNull(videos.releasedAt),
          lt(videos.releasedAt, released),
          lt(recordingParts.updatedAt, released),
        ),
      ),
    );
  const gone: PartRow[] = [];
  for (const { id } of left)
    gone.push(...(await tx.delete(recordingParts).where(eq(recordingParts.id, id)).returning()));
  return gone;
}
