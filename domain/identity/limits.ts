import { createHmac } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { rateLimits } from '../../db/schema/index.ts';
import type { Deps } from '../services.ts';

export type Limit = { name: string; max: number; seconds: number };

/** Counts one try against a limit and says whether it is still within. */
export async function countAgainstLimit(services: Deps, limit: Limit, who: string): Promise<boolean> {
  const now = services.clock.now();
  const hits = await countHit(
    services.db,
    `${limit.name}:${who}`,
    now,
    new Date(now.getTime() + limit.seconds * 1000),
  );
  return hits <= limit.max * services.config.limitFactor;
}

/** An e-mail address as the key of a limit: counted, but not to be read in the table of counters. */
export function limitKey({ config }: Pick<Deps, 'config'>, email: string): string {
  return createHmac('sha256', config.secret).update(email.trim().toLowerCase()).digest('base64url');
}

// SQL

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
