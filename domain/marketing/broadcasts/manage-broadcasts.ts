import { productIds } from '../../../content/catalogue.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import { bodyProblem } from '../../content/index.ts';
import { DomainError, invalid, notFound } from '../../errors.ts';
import { ownerVerb, staffVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { holdBroadcast, releaseBroadcast } from '../../mail/index.ts';
import { findSegment } from '../segments/queries.ts';
import { placeProblem } from './places.ts';
import {
  type BroadcastRow,
  changeBroadcast,
  deleteBroadcast,
  insertBroadcast,
  lockBroadcast,
} from './queries.ts';

export const about = ({ id, subject }: Pick<BroadcastRow, 'id' | 'subject'>) => ({
  kind: 'broadcast',
  id,
  label: subject,
});

export async function broadcastIn(
  tx: Tx,
  id: string,
  ...states: BroadcastRow['state'][]
): Promise<BroadcastRow> {
  const found = await lockBroadcast(tx, knownId(id, 'Broadcast'));
  if (!found) throw notFound('Broadcast');
  if (!states.includes(found.state)) {
    throw new DomainError('conflict', 'This broadcast has gone on meanwhile. Please look at it again.');
  }
  return found;
}

export type Draft = {
  subject: string;
  body: string;
  segmentId?: string;
  perHour: number;
  /** What each reader gets for herself, where the letter says it. */
  code?: { percent: number; days: number; product?: string };
  /** Both subjects are tried on so many people; the one that is clicked more goes to the rest. */
  second?: { subject: string; testSize: number };
};

export const toRow = ({ subject, body, segmentId, perHour, code, second }: Draft) => ({
  ...{ subject, body, segmentId: segmentId ?? null, perHour },
  ...{ codePercent: code?.percent ?? null, codeDays: code?.days ?? null, codeProduct: code?.product ?? null },
  ...{ subjectB: second?.subject ?? null, testSize: second?.testSize ?? null },
});

export async function refuseUnclear(
  tx: Db | Tx,
  { subject, body, segmentId, code, second }: Draft,
): Promise<void> {
  const hasCode = code !== undefined;
  const inSubject = placeProblem(subject, [], { hasCode });
  if (inSubject) throw invalid({ subject: inSubject });
  const inSecond = second && placeProblem(second.subject, [], { hasCode });
  if (inSecond) throw invalid({ subjectB: inSecond });
  const inBody = placeProblem(body, productIds, { hasCode }) ?? bodyProblem(body);
  if (inBody) throw invalid({ body: inBody });
  if (code?.product && !productIds.some((id) => id === code.product))
    throw invalid({ codeProduct: 'Please choose a product.' });
  if (segmentId && !(await findSegment(tx, knownId(segmentId, 'Segment')))) throw notFound('Segment');
}

/** Keeps what was written. Only a draft can be changed: what is on its way is the same for all its readers. */
export const saveBroadcast = staffVerb<{ broadcastId?: string } & Draft, { broadcastId: string }>(
  'broadcast.saved',
  async ({ clock }, tx, { broadcastId, actor: _, ...written }) => {
    await refuseUnclear(tx, written);
    const draft = toRow(written);
    const now = clock.now();
    if (!broadcastId) {
      const made = await insertBroadcast(tx, { ...draft, state: 'draft', createdAt: now, updatedAt: now });
      return { about: about(made), answer: { broadcastId: made.id } };
    }
    const before = await broadcastIn(tx, broadcastId, 'draft');
    await changeBroadcast(tx, before.id, { ...draft, updatedAt: now });
    return { about: about({ id: before.id, subject: written.subject }), answer: { broadcastId: before.id } };
  },
);

/** Stops it where it is; what waits in the outbox waits there. */
export const pauseBroadcast = ownerVerb<{ broadcastId: string }, void>(
  'broadcast.paused',
  async (_services, tx, { broadcastId }) => {
    const found = await broadcastIn(tx, broadcastId, 'sending');
    await changeBroadcast(tx, found.id, { state: 'paused' });
    await holdBroadcast(tx, found.id);
    return { about: about(found), answer: undefined };
  },
);

export const resumeBroadcast = ownerVerb<{ broadcastId: string }, void>(
  'broadcast.resumed',
  async (services, tx, { broadcastId }) => {
    const found = await broadcastIn(tx, broadcastId, 'paused');
    await changeBroadcast(tx, found.id, { state: 'sending' });
    const keepsHours = found.localTime !== null;
    await releaseBroadcast(services, tx, { broadcastId: found.id, keepsHours });
    await services.jobs.enqueue(tx, 'send-broadcasts');
    return { about: about(found), answer: undefined };
  },
);

export const removeBroadcast = ownerVerb<{ broadcastId: string }, void>(
  'broadcast.removed',
  async (_services, tx, { broadcastId }) => {
    const found = await broadcastIn(tx, broadcastId, 'draft');
    await deleteBroadcast(tx, found.id);
    return { about: about(found), answer: undefined };
  },
);
