import { z } from 'zod';
import { signLink } from '../../../adapters/files/signed-link.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import { HOUR } from '../../../shared/durations.ts';
import { invalid, notFound } from '../../errors.ts';
import { removeLater } from '../../file-removal.ts';
import { type Actor, isStaff, staffOnly, staffVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { announceEventRecording, eventById, readOwnSeat, type SeatHolder } from '../../practice/index.ts';
import type { Deps, Services } from '../../services.ts';
import { type OrderHolder, openOrder, recordOpened } from '../../shop/index.ts';
import {
  deleteUnreleased,
  findEventVideo,
  findOrderOfVideo,
  findReleasedVideo,
  findUnreleased,
  insertEventVideo,
  insertVideo,
  listReleasedVideos,
  listVideoPurchases,
  lockVideo,
  savePositionRow,
  updateVideo,
  type VideoRow,
} from './queries.ts';

type Planned = { purchaseId: string; title: string; plannedMinutes: number; dueAt?: Date };

/** A paid reading is now to be recorded; its buyer sees it as on its way. Telling it twice plans it once. */
export async function awaitVideo(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { purchaseId, title, plannedMinutes, dueAt }: Planned,
): Promise<void> {
  if (await findUnreleased(tx, purchaseId, title)) return;
  await insertVideo(tx, { purchaseId, title, plannedMinutes, dueAt, createdAt: clock.now() });
}

/** After a refund: what is not recorded yet need not be. What was released closes with its purchase. */
export async function withdrawVideos(
  services: Pick<Deps, 'clock' | 'jobs'>,
  tx: Tx,
  { purchaseId }: { purchaseId: string },
): Promise<void> {
  const keys = await deleteUnreleased(tx, purchaseId);
  await removeLater(services, tx, { keys, reason: 'a reading was refunded' });
}

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
  services: Pick<Deps, 'clock' | 'jobs'>,
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

type Recording = Partial<Omit<VideoRow, 'id' | 'purchaseId' | 'eventId'>>;

/** Lays another recording, or none, into the place of the one before, whose files go. */
export async function replaceRecording(
  services: Pick<Deps, 'clock' | 'jobs'>,
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

const ofEvent = z.object({ eventId: z.string() });
type OfEvent = z.output<typeof ofEvent>;

/** What is uploaded or linked for an event needs a place to go to: a video of its own. */
export const prepareEventRecording = staffVerb(
  'event.recording_begun',
  ofEvent,
  async (services, tx, { eventId }) => {
    const { id, title, minutes } = await eventById(tx, eventId);
    if (await findEventVideo(tx, id)) return { unchanged: true, answer: undefined };
    const createdAt = services.clock.now();
    await insertEventVideo(tx, { eventId: id, title, plannedMinutes: minutes, createdAt });
    return { about: { kind: 'event', id, label: title }, answer: undefined };
  },
);

/** Everybody who had a seat can watch it from now on, and is told. */
export const releaseEventRecording = staffVerb(
  'event.recording_released',
  ofEvent,
  async (services, tx, { actor, eventId }) => {
    const video = await findEventVideo(tx, knownId(eventId, 'Event'));
    if (!video) throw notFound('Recording');
    await releaseVideo(services, tx, { actor, videoId: video.id });
    const { id, title } = await announceEventRecording(services, tx, eventId);
    return { about: { kind: 'event', id, label: title }, answer: undefined };
  },
);

/** The recording as the office works on it; nothing while there is none. */
export async function readOfficeEventRecording(
  services: Services,
  { actor, eventId }: OfEvent & { actor: Actor },
) {
  staffOnly(actor);
  const video = await findEventVideo(services.db, knownId(eventId, 'Event'));
  if (!video) return undefined;
  const { source } = filmOf(services, { video, purchaseDate: video.createdAt }, actor.id);
  const { id, title, link, releasedAt, captionsKey } = video;
  return {
    id,
    title,
    source,
    link: link ?? undefined,
    releasedAt: releasedAt?.toISOString(),
    hasCaptions: captionsKey !== null,
  };
}

/** The same for whoever had a seat. */
export async function openEventRecording(services: Services, holder: SeatHolder) {
  const { seat, event } = await readOwnSeat(services, holder);
  const video = seat.state === 'taken' ? await findEventVideo(services.db, event.id) : undefined;
  if (!video?.releasedAt) throw notFound('Recording');
  const audience = 'actor' in holder ? holder.actor.id : undefined;
  const film = filmOf(services, { video, purchaseDate: event.startsAt }, audience);
  return { ...film, link: video.link ?? undefined };
}

type Asked = { memberId: string; videoId: string };

/** Long enough for the longest reading; the player asks for a new link when this one has run out. */
const LINK_MS = 2 * HOUR;

/** A reading to watch, with links that open its files for this member and for a while. */
export async function readVideo(services: Deps, { memberId, videoId }: Asked) {
  const found = await findReleasedVideo(services.db, memberId, knownId(videoId, 'Video'));
  if (!found) throw notFound('Video');
  const { source, ...film } = filmOf(services, found, memberId);
  if (!source) throw notFound('Video');
  return { ...film, source, position: found.position ?? 0 };
}

/** The same for whoever holds the order: the signed link in a letter opens everything that was bought with it. */
export async function openVideo(services: Deps, holder: OrderHolder, videoId: string) {
  const { order } = await openOrder(services, holder);
  const released = await listReleasedVideos(services.db, [order.id]);
  const found = released.find(({ video }) => video.id === videoId);
  if (!found) throw notFound('Video');
  await recordOpened(services, order.id, { what: 'video', id: videoId });
  const audience = 'memberId' in holder ? holder.memberId : undefined;
  return { ...filmOf(services, found, audience), link: found.video.link ?? undefined };
}

type Film = { video: VideoRow; purchaseDate: Date };

function filmOf({ clock, config }: Deps, { video, purchaseDate }: Film, audience: string | undefined) {
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

type Row = Awaited<ReturnType<typeof listVideoPurchases>>[number];
export type VideoCard = ReturnType<typeof toVideoCard>;

export async function readVideos({ db, clock }: Services, { memberId }: { memberId: string }) {
  const rows = await listVideoPurchases(db, memberId);
  return rows.map((row) => toVideoCard(row, clock.now()));
}

function toVideoCard({ purchaseId, productName, purchaseDate, video, furthest }: Row, now: Date) {
  const card = {
    key: video?.id ?? purchaseId,
    title: video?.title ?? productName,
    length: video ? lengthLabel(video) : undefined,
    purchasedAt: purchaseDate.toISOString(),
  };
  if (!video) return { ...card, state: 'waiting' as const };
  if (!video.releasedAt) {
    const dueAt = video.dueAt?.toISOString();
    return { ...card, state: 'recording' as const, dueAt, late: video.dueAt ? video.dueAt < now : false };
  }
  if (video.link) return { ...card, state: 'linked' as const, link: video.link };
  const seconds = video.durationSeconds ?? video.plannedMinutes * 60;
  return {
    ...card,
    state: 'ready' as const,
    videoId: video.id,
    watched: Math.min(100, Math.round(((furthest ?? 0) / seconds) * 100)),
  };
}

/** '20 min': as long as it is, or as long as it is meant to be. */
export function lengthLabel(video: { durationSeconds: number | null; plannedMinutes: number }): string {
  const minutes = video.durationSeconds
    ? Math.max(1, Math.round(video.durationSeconds / 60))
    : video.plannedMinutes;
  return `${minutes} min`;
}

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

/** The order whose purchase a recorded reading fulfils. */
export async function orderOfVideo(
  db: Db | Tx,
  videoId: string,
): Promise<{ orderId: string; number: string }> {
  const order = await findOrderOfVideo(db, knownId(videoId, 'Video'));
  if (!order) throw notFound('Video');
  return order;
}
