import { signLink } from '../../../adapters/files/signed-link.ts';
import { notFound } from '../../errors.ts';
import { knownId } from '../../ids.ts';
import type { Parts } from '../../services.ts';
import { type OrderHolder, openOrder } from '../../shop/index.ts';
import { findReleasedVideo, listReleasedVideos, type VideoRow } from './queries.ts';
import { lengthLabel } from './read-videos.ts';

type Asked = { memberId: string; videoId: string };

/** Long enough for the longest reading; the player asks for a new link when this one has run out. */
const LINK_MS = 2 * 3_600_000;

/** A reading to watch, with links that open its files for this member and for a while. */
export async function readVideo(services: Parts, { memberId, videoId }: Asked) {
  const found = await findReleasedVideo(services.db, memberId, knownId(videoId, 'Video'));
  if (!found) throw notFound('Video');
  const { source, ...film } = filmOf(services, found, memberId);
  if (!source) throw notFound('Video');
  return { ...film, source, position: found.position ?? 0 };
}

/** The same for whoever holds the order: the signed link in a letter opens everything that was bought with it. */
export async function openVideo(services: Parts, holder: OrderHolder, videoId: string) {
  const { order } = await openOrder(services, holder);
  const released = await listReleasedVideos(services.db, [order.id]);
  const found = released.find(({ video }) => video.id === videoId);
  if (!found) throw notFound('Video');
  const audience = 'memberId' in holder ? holder.memberId : undefined;
  return { ...filmOf(services, found, audience), link: found.video.link ?? undefined };
}

type Film = { video: VideoRow; purchaseDate: Date };

export function filmOf(
  { clock, config }: Parts,
  { video, purchaseDate }: Film,
  audience: string | undefined,
) {
  const expiresAt = new Date(clock.now().getTime() + LINK_MS);
  const linkTo = (key: string | null) =>
    key ? signLink(config.secret, { key, expiresAt, audience }) : undefined;
  return {
    id: video.id,
    title: video.title,
    length: lengthLabel(video),
    purchasedAt: purchaseDate.toISOString(),
    source: linkTo(video.fileKey),
    captions: linkTo(video.captionsKey),
  };
}
