import type { Parts } from '../../services.ts';
import { countHit } from './queries.ts';

export type Limit = { name: string; max: number; seconds: number };

/** Counts one try against a limit and says whether it is still within. */
export async function takeHit(services: Parts, limit: Limit, who: string): Promise<boolean> {
  const now = services.clock.now();
  const hits = await countHit(
    services.db,
    `${limit.name}:${who}`,
    now,
    new Date(now.getTime() + limit.seconds * 1000),
  );
  return hits <= limit.max * services.config.limitFactor;
}
