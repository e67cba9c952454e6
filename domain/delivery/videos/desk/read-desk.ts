import { signLink } from '../../../../adapters/files/signed-link.ts';
import { notFound } from '../../../errors.ts';
import { type Actor, staffOnly } from '../../../identity/index.ts';
import { knownId } from '../../../ids.ts';
import type { Services } from '../../../services.ts';
import { speakingNotes } from '../../notes/speaking-notes.ts';
import { findDesk, listParts, type PartRow } from './queries.ts';

const LINK_MS = 2 * 3_600_000;

/** The recording desk of a video order: what to say, what is recorded already, and the film once it is put together. */
export async function readDesk(services: Services, { actor, orderId }: { actor: Actor; orderId: string }) {
  staffOnly(actor);
  const { db, clock, config } = services;
  const found = await findDesk(db, knownId(orderId, 'Order'));
  if (!found) throw notFound('Recording');
  const { order, video, intake } = found;
  const { fullName: name, called, spelling, birthDate, questions } = intake?.answers ?? {};
  const notes = speakingNotes(services, { name, called, spelling, birthDate, questions });
  const parts = await listParts(db, video.id);
  const titles = [
    'The chart',
    'What stands out',
    'The year',
    ...(notes?.questions.length ? ['The questions'] : []),
    'Closing words',
  ];
  const expiresAt = new Date(clock.now().getTime() + LINK_MS);
  return {
    order: { id: order.id, number: order.number, productName: order.productName },
    video: {
      id: video.id,
      plannedMinutes: video.plannedMinutes,
      dueAt: video.dueAt?.toISOString(),
      releasedAt: video.releasedAt?.toISOString(),
      source: video.fileKey && signLink(config.secret, { key: video.fileKey, expiresAt, audience: actor.id }),
    },
    notes,
    chapters: titles.map((title, n) => ({ title, number: n + 1, ...recordedOf(parts, n + 1) })),
    // Pieces that a browser could not send before it was closed are sent when it is back.
    parts: parts.filter(({ actorId }) => actorId === actor.id).map(({ id, pieces }) => ({ id, pieces })),
  };
}

export type RecordingDesk = Awaited<ReturnType<typeof readDesk>>;

function recordedOf(parts: PartRow[], chapter: number) {
  const own = parts.filter((part) => part.chapter === chapter && part.pieces > 0);
  return { seconds: Math.round(own.reduce((sum, { seconds }) => sum + seconds, 0)), takes: own.length };
}
