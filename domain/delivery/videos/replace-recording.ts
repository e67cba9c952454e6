import type { Tx } from '../../../db/connect.ts';
import { removeLater } from '../../file-removal/index.ts';
import type { Parts } from '../../services.ts';
import { updateVideo, type VideoRow } from './queries.ts';

type Recording = Partial<Omit<VideoRow, 'id' | 'purchaseId' | 'eventId'>>;

/** Lays another recording, or none, into the place of the one before, whose files go. */
export async function replaceRecording(
  services: Pick<Parts, 'clock' | 'jobs'>,
  tx: Tx,
  before: VideoRow,
  change: Recording,
): Promise<void> {
  const after = { ...before, ...change };
  await updateVideo(tx, before.id, change);
  const keys = [before.fileKey, before.captionsKey].flatMap((key) =>
    key && key !== after.fileKey && key !== after.captionsKey ? [key] : [],
  );
  await removeLater(services, tx, { keys, reason: 'a recording was replaced' });
}
