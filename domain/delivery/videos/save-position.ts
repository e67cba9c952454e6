import { invalid, notFound } from '../../errors.ts';
import { knownId } from '../../ids.ts';
import type { Services } from '../../services.ts';
import { findReleasedVideo, savePositionRow } from './queries.ts';

const A_DAY = 24 * 3600;

/** Where the member stopped, so that the player can go on from there. */
export async function savePosition(
  { db, clock }: Services,
  { memberId, videoId, seconds }: { memberId: string; videoId: string; seconds: number },
) {
  const found = await findReleasedVideo(db, memberId, knownId(videoId, 'Video'));
  if (!found) throw notFound('Video');
  if (!Number.isFinite(seconds) || seconds < 0 || seconds > A_DAY)
    throw invalid({ seconds: 'No such moment.' });
  const whole = Math.min(Math.floor(seconds), found.video.durationSeconds ?? A_DAY);
  await savePositionRow(db, { userId: memberId, videoId, seconds: whole, now: clock.now() });
  return { seconds: whole };
}
