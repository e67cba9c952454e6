import { randomUUID } from 'node:crypto';
import type { Files } from '../../../../adapters/files/files.ts';
import { DomainError } from '../../../errors.ts';
import { removeLater } from '../../../file-removal/index.ts';
import { type Actor, staffOnly } from '../../../identity/index.ts';
import { knownId } from '../../../ids.ts';
import { refuseWithoutRoom } from '../../../room.ts';
import type { Services } from '../../../services.ts';
import { attachRecording } from '../recording/attach-recording.ts';
import { piecesFolder } from '../recording/pieces.ts';
import { listParts, type PartRow, takeLeftParts } from './queries.ts';
import { partPieceKey } from './take-part.ts';
import { joinWebm, UnlikeParts } from './webm/join-webm.ts';

const A_DAY_MS = 86_400_000;

/** The chapters become one film, and the film the order's recording, to be watched and released. */
export async function putTogether(
  services: Services,
  { actor, videoId }: { actor: Actor; videoId: string },
): Promise<{ seconds: number }> {
  staffOnly(actor);
  const { db, files, clock } = services;
  const recorded = (await listParts(db, knownId(videoId, 'Video'))).filter(({ pieces }) => pieces > 0);
  if (recorded.length === 0) throw new DomainError('conflict', 'Nothing has been recorded yet.');
  await refuseWithoutRoom(services, 'recordings are put together again');
  const parts = recorded.map((part) => () => piecesOf(files, part));
  const { seconds, stream } = await joinWebm(parts).catch((error: unknown) => {
    throw error instanceof UnlikeParts ? new DomainError('conflict', error.message) : error;
  });
  const fileKey = `videos/${videoId}/${randomUUID()}.webm`;
  // Should the order be erased or this process die meanwhile, no row would know the file.
  const at = new Date(clock.now().getTime() + A_DAY_MS);
  await removeLater(services, db, { keys: [fileKey], reason: 'a recording was never attached', at });
  await files.put(fileKey, stream, { contentType: 'video/webm' });
  await attachRecording(services, { actor, videoId, fileKey, durationSeconds: seconds });
  return { seconds };
}

async function* piecesOf(files: Files, { id, pieces }: PartRow): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < pieces; at++) {
    const piece = await files.read(partPieceKey(id, at));
    if (!piece) throw new Error(`piece ${at} of part ${id} is gone`);
    yield* piece.stream;
  }
}

const RELEASED_DAYS = 7;
const IDLE_DAYS = 30;

/** Chapters of what has been handed over, kept a week in case one is taken again; and those that nobody went on with. */
export async function forgetLeftParts(services: Pick<Services, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const daysAgo = (days: number) => new Date(services.clock.now().getTime() - days * A_DAY_MS);
  await services.db.transaction(async (tx) => {
    const left = await takeLeftParts(tx, { released: daysAgo(RELEASED_DAYS), idle: daysAgo(IDLE_DAYS) });
    const keys = left.map(({ id }) => piecesFolder(id));
    await removeLater(services, tx, { keys, reason: 'a recording was handed over or left' });
  });
}
