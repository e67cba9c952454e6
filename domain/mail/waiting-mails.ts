import type { Db, Tx } from '../../db/connect.ts';
import type { Parts } from '../services.ts';
import {
  holdMails,
  holdMailsOfBroadcast,
  hurryMails,
  listMailsOfSequence,
  listWaiting,
  releaseMailsOfBroadcast,
  stopMailsOfRuns,
} from './queries.ts';

/** When the mails of these sequences leave, where they wait in the outbox. */
export async function waitingUntil(db: Db | Tx, sequenceIds: string[]): Promise<Map<string, Date>> {
  if (sequenceIds.length === 0) return new Map();
  const rows = await listWaiting(db, sequenceIds);
  return new Map(
    rows.flatMap(({ sequenceId, nextTryAt }) => (sequenceId && nextTryAt ? [[sequenceId, nextTryAt]] : [])),
  );
}

/** The steps of a sequence that have become mails, in order. */
export const stepsSent = (db: Db | Tx, sequenceId: string) => listMailsOfSequence(db, sequenceId);

/** What waits for these sequences does not leave: not now, or not at all. */
export const holdLetters = (tx: Tx, sequenceIds: string[], hold: 'stopped' | 'paused') =>
  holdMails(tx, sequenceIds, hold);

/** What waits for these runs of automations does not leave any more. */
export const stopRunLetters = (tx: Tx, runIds: string[]) => stopMailsOfRuns(tx, runIds);

/** Lets what waits for a sequence leave with the next run. */
export const hurryStep = (tx: Tx, sequenceId: string, now: Date) => hurryMails(tx, sequenceId, now);

/** What waits of a broadcast stays where it is, until it is released. */
export const holdBroadcast = (tx: Tx, broadcastId: string) => holdMailsOfBroadcast(tx, broadcastId);

/** `keepsHours`: each letter waits for an hour of its own, and goes on waiting for it. */
export async function releaseBroadcast(
  services: Parts,
  tx: Tx,
  { broadcastId, keepsHours }: { broadcastId: string; keepsHours: boolean },
): Promise<void> {
  await releaseMailsOfBroadcast(tx, broadcastId, { now: services.clock.now(), keepsHours });
  await services.jobs.enqueue(tx, 'send-mails');
}
