import { notFound } from '../../errors.ts';
import { type Actor, staffOnly, staffVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { eventById, readOwnSeat, type SeatHolder, tellRecorded } from '../../practice/index.ts';
import type { Services } from '../../services.ts';
import { findEventVideo, insertEventVideo } from './queries.ts';
import { filmOf } from './read-video.ts';
import { releaseVideo } from './release-video.ts';

type OfEvent = { eventId: string };

/** What is uploaded or linked for an event needs a place to go to: a video of its own. */
export const beginEventRecording = staffVerb<OfEvent, void>(
  'event.recording_begun',
  async (services, tx, { eventId }) => {
    const { id, title, minutes } = await eventById(tx, eventId);
    if (await findEventVideo(tx, id)) return { unchanged: true, answer: undefined };
    const createdAt = services.clock.now();
    await insertEventVideo(tx, { eventId: id, title, plannedMinutes: minutes, createdAt });
    return { about: { kind: 'event', id, label: title }, answer: undefined };
  },
);

/** Everybody who had a seat can watch it from now on, and is told. */
export const releaseEventRecording = staffVerb<OfEvent, void>(
  'event.recording_released',
  async (services, tx, { actor, eventId }) => {
    const video = await findEventVideo(tx, knownId(eventId, 'Event'));
    if (!video) throw notFound('Recording');
    await releaseVideo(services, tx, { actor, videoId: video.id });
    const { id, title } = await tellRecorded(services, tx, eventId);
    return { about: { kind: 'event', id, label: title }, answer: undefined };
  },
);

/** The recording as the office works on it; nothing while there is none. */
export async function readEventRecording(services: Services, { actor, eventId }: OfEvent & { actor: Actor }) {
  staffOnly(actor);
  const video = await findEventVideo(services.db, knownId(eventId, 'Event'));
  if (!video) return undefined;
  const { source } = filmOf(services, { video, purchaseDate: video.createdAt }, actor.id);
  const { id, title, link, releasedAt } = video;
  return { id, title, source, link: link ?? undefined, releasedAt: releasedAt?.toISOString() };
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
