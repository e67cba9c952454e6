import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import {
  orders,
  purchases,
  recordingParts,
  videoPositions,
  videos,
  videoUploads,
} from '../../../db/schema/index.ts';

export type VideoRow = typeof videos.$inferSelect;

const mine = (userId: string) =>
  and(eq(purchases.userId, userId), eq(purchases.productType, 'video'), eq(purchases.status, 'active'));
const positionOf = (userId: string) =>
  and(eq(videoPositions.videoId, videos.id), eq(videoPositions.userId, userId));

/** Video purchases, newest first, each with its reading where one is planned or made. */
export async function listVideoPurchases(db: Db | Tx, userId: string) {
  return db
    .select({
      purchaseId: purchases.id,
      productName: purchases.productName,
      purchaseDate: purchases.purchaseDate,
      video: videos,
      furthest: videoPositions.furthestSeconds,
    })
    .from(purchases)
    .leftJoin(videos, eq(videos.purchaseId, purchases.id))
    .leftJoin(videoPositions, positionOf(userId))
    .where(mine(userId))
    .orderBy(desc(purchases.purchaseDate), desc(videos.createdAt));
}

/** A released reading of this member's own; nothing else is there for her. */
export async function findReleasedVideo(db: Db | Tx, userId: string, videoId: string) {
  const [found] = await db
    .select({
      video: videos,
      purchaseDate: purchases.purchaseDate,
      position: videoPositions.positionSeconds,
    })
    .from(videos)
    .innerJoin(purchases, eq(purchases.id, videos.purchaseId))
    .leftJoin(videoPositions, positionOf(userId))
    .where(and(eq(videos.id, videoId), mine(userId), sql`${videos.releasedAt} is not null`));
  return found;
}

/** What was released for orders whose purchase is open, by the order. */
export async function listReleasedVideos(db: Db | Tx, orderIds: string[]) {
  if (orderIds.length === 0) return [];
  return db
    .select({
      orderId: purchases.orderId,
      item: purchases.item,
      purchaseDate: purchases.purchaseDate,
      video: videos,
    })
    .from(videos)
    .innerJoin(purchases, eq(purchases.id, videos.purchaseId))
    .where(
      and(inArray(purchases.orderId, orderIds), eq(purchases.status, 'active'), isNotNull(videos.releasedAt)),
    )
    .orderBy(asc(videos.createdAt));
}

export async function findEventVideo(db: Db | Tx, eventId: string): Promise<VideoRow | undefined> {
  const [video] = await db.select().from(videos).where(eq(videos.eventId, eventId));
  return video;
}

/** Asked for twice, it is planned once. */
export async function insertEventVideo(
  tx: Tx,
  row: Pick<typeof videos.$inferInsert, 'title' | 'plannedMinutes' | 'createdAt'> & { eventId: string },
): Promise<void> {
  await tx.insert(videos).values(row).onConflictDoNothing();
}

export async function insertVideo(tx: Tx, row: typeof videos.$inferInsert): Promise<void> {
  await tx.insert(videos).values(row);
}

export async function findUnreleased(tx: Tx, purchaseId: string, title: string) {
  const [video] = await tx
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.purchaseId, purchaseId), eq(videos.title, title)));
  return video;
}

const isUnreleased = (purchaseId: string) =>
  and(eq(videos.purchaseId, purchaseId), isNull(videos.releasedAt));

/** Deletes what was planned and not released; answers what lies with the files service for it. */
export async function deleteUnreleased(tx: Tx, purchaseId: string): Promise<string[]> {
  const uploads = await tx
    .select({ id: videoUploads.id })
    .from(videoUploads)
    .innerJoin(videos, eq(videos.id, videoUploads.videoId))
    .where(isUnreleased(purchaseId));
  const parts = await tx
    .select({ id: recordingParts.id })
    .from(recordingParts)
    .innerJoin(videos, eq(videos.id, recordingParts.videoId))
    .where(isUnreleased(purchaseId));
  const gone = await tx.delete(videos).where(isUnreleased(purchaseId)).returning();
  return [
    ...[...uploads, ...parts].map(({ id }) => `uploads/${id}/`),
    ...gone.flatMap(({ id, fileKey, captionsKey }) =>
      [`videos/${id}/`, fileKey ?? [], captionsKey ?? []].flat(),
    ),
  ];
}

export async function lockVideo(tx: Tx, videoId: string): Promise<VideoRow | undefined> {
  const [video] = await tx.select().from(videos).where(eq(videos.id, videoId)).for('update');
  return video;
}

export async function updateVideo(
  tx: Tx,
  videoId: string,
  change: Partial<typeof videos.$inferInsert>,
): Promise<VideoRow | undefined> {
  const [video] = await tx.update(videos).set(change).where(eq(videos.id, videoId)).returning();
  return video;
}

export async function savePositionRow(
  db: Db,
  { userId, videoId, seconds, now }: { userId: string; videoId: string; seconds: number; now: Date },
): Promise<void> {
  await db
    .insert(videoPositions)
    .values({ userId, videoId, positionSeconds: seconds, furthestSeconds: seconds, updatedAt: now })
    .onConflictDoUpdate({
      target: [videoPositions.userId, videoPositions.videoId],
      set: {
        positionSeconds: seconds,
        furthestSeconds: sql`greatest(${videoPositions.furthestSeconds}, ${seconds})`,
        updatedAt: now,
      },
    });
}

export async function findOrderOfVideo(db: Db | Tx, videoId: string) {
  const [row] = await db
    .select({ orderId: orders.id, number: orders.number })
    .from(videos)
    .innerJoin(purchases, eq(purchases.id, videos.purchaseId))
    .innerJoin(orders, eq(orders.id, purchases.orderId))
    .where(eq(videos.id, videoId));
  return row;
}

/** The video of an order that is still to be recorded. */
export async function moveVideoDue(tx: Tx, orderId: string, dueAt: Date): Promise<void> {
  const ofOrder = tx.select({ id: purchases.id }).from(purchases).where(eq(purchases.orderId, orderId));
  await tx
    .update(videos)
    .set({ dueAt })
    .where(and(inArray(videos.purchaseId, ofOrder), isNull(videos.releasedAt)));
}
