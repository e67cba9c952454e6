import type { Tx } from '../../../db/connect.ts';
import { invalid, notFound } from '../../errors.ts';
import { type Actor, isStaff } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import type { Parts } from '../../services.ts';
import { lockVideo } from './queries.ts';
import { replaceRecording } from './replace-recording.ts';

export type Release = {
  actor: Actor;
  videoId: string;
  /** A file of ours, or a link to where it can be watched; neither, when a recording is attached already. */
  fileKey?: string;
  link?: string;
  durationSeconds?: number;
  captionsKey?: string;
};

/** Staff hand over a recording. Says which purchase it fulfils, if any, in the transaction that notes the delivery. */
export async function releaseVideo(
  services: Pick<Parts, 'clock' | 'jobs'>,
  tx: Tx,
  { actor, videoId, ...given }: Release,
): Promise<{ purchaseId: string | null }> {
  if (!isStaff(actor)) throw notFound('Video');
  const found = await lockVideo(tx, knownId(videoId, 'Video'));
  if (!found) throw notFound('Video');
  const releasedAt = services.clock.now();
  const isAttached = !given.fileKey && !given.link && (found.fileKey ?? found.link) !== null;
  const change = isAttached ? { releasedAt } : { ...recordingOf(given), releasedAt };
  await replaceRecording(services, tx, found, change);
  return { purchaseId: found.purchaseId };
}

function recordingOf({ fileKey, link, durationSeconds, captionsKey }: Omit<Release, 'actor' | 'videoId'>) {
  if (Boolean(fileKey) === Boolean(link))
    throw invalid({ link: 'Please give a file or a link, one of the two.' });
  if (link && !(URL.canParse(link) && new URL(link).protocol === 'https:')) {
    throw invalid({ link: 'Please give a link that begins with https://' });
  }
  return { fileKey: fileKey ?? null, link: link ?? null, durationSeconds, captionsKey: captionsKey ?? null };
}
