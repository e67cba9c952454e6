import { lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { rateLimits } from '../../../db/schema/index.ts';

/** One statement, so that parallel tries are all counted. */
export async function countHit(db: Db, key: string, now: Date, windowEndsAt: Date): Promise<number> {
  const [row] = await db
    .insert(rateLimits)
    .values({ key, windowEndsAt, hits: 1 })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${rateLimits.windowEndsAt} <= ${now} then 1 else ${rateLimits.hits} + 1 end`,
        windowEndsAt: sql`case when ${rateLimits.windowEndsAt} <= ${now} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning({ hits: rateLimits.hits });
  return row?.hits ?? 1;
}

export async function deleteEndedWindows(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, now));
}
