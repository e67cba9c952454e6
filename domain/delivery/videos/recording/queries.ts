import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../../../db/connect.ts';
import { videos, videoUploads } from '../../../../db/schema/index.ts';

export type UploadRow = typeof videoUploads.$inferSelect;

export async function findVideo(db: Db | Tx, id: string) {
  const [video] = await db.select().from(videos).where(eq(videos.id, id));
  return video;
}

export async function insertUpload(db: Db | Tx, row: typeof videoUploads.$inferInsert): Promise<UploadRow> {
  const [upload] = await db.insert(videoUploads).values(row).returning();
  if (!upload) throw new Error('the upload was not begun');
  return upload;
}

type Same = Pick<UploadRow, 'videoId' | 'actorId' | 'name' | 'size'>;

/** The same file, sent half-way before. */
export async function findUnfinished(db: Db | Tx, { videoId, actorId, name, size }: Same) {
  const [upload] = await db
    .select()
    .from(videoUploads)
    .where(
      and(
        eq(videoUploads.videoId, videoId),
        eq(videoUploads.actorId, actorId),
        eq(videoUploads.name, name),
        eq(videoUploads.size, size),
        isNull(videoUploads.finishedAt),
      ),
    )
    .orderBy(desc(videoUploads.updatedAt))
    .limit(1);
  return upload;
}

export async function findUpload(db: Db | Tx, id: string, actorId: string): Promise<UploadRow | undefined> {
  const [upload] = await db
    .select()
    .from(videoUploads)
    .where(and(eq(videoUploads.id, id), eq(videoUploads.actorId, actorId)));
  return upload;
}

/** False when the same piece has arrived meanwhile by another way. */
export async function advanceUpload(db: Db, { id, received }: UploadRow, to: number, now: Date) {
  const moved = await db
    .update(videoUploads)
    .set({ received: to, updatedAt: now })
    .where(and(eq(videoUploads.id, id), eq(videoUploads.received, received), isNull(videoUploads.finishedAt)))
    .returning({ id: videoUploads.id });
  return moved.length > 0;
}

export async function finishUploadRow(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(videoUploads).set({ finishedAt: now, updatedAt: now }).where(eq(videoUploads.id, id));
}

export async function takeLeftUploads(db: Db | Tx, before: Date): Promise<UploadRow[]> {
  return db
    .delete(videoUploads)
    .where(and(isNull(videoUploads.finishedAt), lt(videoUploads.updatedAt, before)))
    .returning();
}
