import type { Tx } from '../../../db/connect.ts';
import { removeLater } from '../../file-removal/index.ts';
import type { Parts } from '../../services.ts';
import { deleteUnreleased, findUnreleased, insertVideo } from './queries.ts';

type Planned = { purchaseId: string; title: string; plannedMinutes: number; dueAt?: Date };

/** A paid reading is now to be recorded; its buyer sees it as on its way. Telling it twice plans it once. */
export async function awaitVideo(
  { clock }: Pick<Parts, 'clock'>,
  tx: Tx,
  { purchaseId, title, plannedMinutes, dueAt }: Planned,
): Promise<void> {
  if (await findUnreleased(tx, purchaseId, title)) return;
  await insertVideo(tx, { purchaseId, title, plannedMinutes, dueAt, createdAt: clock.now() });
}

/** After a refund: what is not recorded yet need not be. What was released closes with its purchase. */
export async function withdrawVideos(
  services: Pick<Parts, 'clock' | 'jobs'>,
  tx: Tx,
  { purchaseId }: { purchaseId: string },
): Promise<void> {
  const keys = await deleteUnreleased(tx, purchaseId);
  await removeLater(services, tx, { keys, reason: 'a reading was refunded' });
}
