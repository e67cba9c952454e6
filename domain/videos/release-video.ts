import type { Tx } from '../../db/connect.ts';
import { type Actor, isStaff } from '../accounts/actor.ts';
import { invalid, notFound } from '../errors.ts';
import { knownId } from '../ids.ts';
import type { Parts } from '../services.ts';
import { updateVideo } from './queries.ts';

export type Release = {
  actor: Actor;
  videoId: string;
  /** Either a file of ours or a link to where it can be watched. */
  fileKey?: string;
  link?: string;
  durationSeconds?: number;
  captionsKey?: string;
};

/** Staff hand over a recorded reading. Says which purchase it fulfils, in the transaction that notes the delivery. */
export async function releaseVideo(
  { clock }: Pick<Parts, 'clock'>,
  tx: Tx,
  { actor, videoId, fileKey, link, durationSeconds, captionsKey }: Release,
): Promise<{ purchaseId: string }> {
  if (!isStaff(actor)) throw notFound('Video');
  if (Boolean(fileKey) === Boolean(link))
    throw invalid({ link: 'Please give a file or a link, one of the two.' });
  if (link && !(URL.canParse(link) && new URL(link).protocol === 'https:')) {
    throw invalid({ link: 'Please give a link that begins with https://' });
  }
  const video = await updateVideo(tx, knownId(videoId, 'Video'), {
    fileKey: fileKey ?? null,
    link: link ?? null,
    durationSeconds,
    captionsKey: captionsKey ?? null,
    releasedAt: clock.now(),
  });
  if (!video) throw notFound('Video');
  return { purchaseId: video.purchaseId };
}
