import { dropPictures } from '../../content/index.ts';
import type { Parts } from '../../services.ts';
import { listUnusedPictures } from './queries.ts';

/** So long a picture may wait for the text it was added for. */
const KEPT_DAYS = 7;

/** Those of earlier versions, and of letters that were sent, are named by them and stay. */
export async function forgetUnusedPictures(services: Parts): Promise<number> {
  const before = new Date(services.clock.now().getTime() - KEPT_DAYS * 86_400_000);
  return services.db.transaction(async (tx) =>
    dropPictures(services, tx, await listUnusedPictures(tx, before)),
  );
}
