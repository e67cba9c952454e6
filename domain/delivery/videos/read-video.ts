import { signLink } from '../../../adapters/files/signed-link.ts';
import { notFound } from '../../errors.ts';
import { knownId } from '../../ids.ts';
import type { Services } from '../../services.ts';
import { findReleasedVideo } from './queries.ts';
import { lengthLabel } from './read-videos.ts';

type Asked = { memberId: string; videoId: string };

/** Long enough for the longest reading; the player asks for a new link when this one has run out. */
const LINK_MS = 2 * 3_600_000;

/** A reading to watch, with links that open its files for this member and for a while. */
export async function readVideo({ db, clock, config }: Services, { memberId, videoId }: Asked) {
  const found = await findReleasedVideo(db, memberId, knownId(videoId, 'Video'));
  if (!found?.video.fileKey) throw notFound('Video');
  const { video, purchaseDate, position } = found;
  const expiresAt = new Date(clock.now().getTime() + LINK_MS);
  const linkTo = (key: string) => signLink(config.secret, { key, expiresAt, audience: memberId });
  return {
    id: video.id,
    title: video.title,
    length: lengthLabel(video),
    purchasedAt: purchaseDate.toISOString(),
    source: linkTo(found.video.fileKey),
    captions: video.captionsKey ? linkTo(video.captionsKey) : undefined,
    position: position ?? 0,
  };
}
