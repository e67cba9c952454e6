import type { Tx } from '../../../db/connect.ts';
import { invalid, notFound } from '../../errors.ts';
import { type Actor, staffOnly, staffVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import type { Parts } from '../../services.ts';
import { countSegment } from './count-segment.ts';
import {
  changeSegment,
  deleteSegment,
  findSegment,
  insertSegment,
  isNameTaken,
  listSegments,
  type SegmentRow,
} from './queries.ts';
import { type SegmentRules, segmentRules } from './rules.ts';

const about = ({ id, name }: Pick<SegmentRow, 'id' | 'name'>) => ({ kind: 'segment', id, label: name });
const TAKEN = 'Another segment has this name.';

/** Every segment, with how many people it means now. */
export async function listSegmentCards(services: Parts, { actor }: { actor: Actor }) {
  staffOnly(actor);
  const rows = await listSegments(services.db);
  return Promise.all(
    rows.map(async ({ id, name, rules }) => ({
      ...{ id, name },
      ...(await countSegment(services, { actor, rules: segmentRules.parse(rules) })),
    })),
  );
}

export async function readSegment(
  { db }: Parts,
  { actor, segmentId }: { actor: Actor; segmentId: string },
): Promise<{ id: string; name: string; rules: SegmentRules }> {
  staffOnly(actor);
  const { id, name, rules } = await knownSegment(db, segmentId);
  return { id, name, rules: segmentRules.parse(rules) };
}

async function knownSegment(db: Parts['db'] | Tx, segmentId: string): Promise<SegmentRow> {
  const found = await findSegment(db, knownId(segmentId, 'Segment'));
  if (!found) throw notFound('Segment');
  return found;
}

/** A new segment, or a known one with other rules. */
export const saveSegment = staffVerb<
  { segmentId?: string; name: string; rules: SegmentRules },
  { segmentId: string }
>('segment.saved', async ({ clock }, tx, { segmentId, name, rules }) => {
  const now = clock.now();
  if (!segmentId) {
    const made = await insertSegment(tx, { name, rules, createdAt: now, updatedAt: now });
    if (!made) throw invalid({ name: TAKEN });
    return { about: about(made), after: { rules }, answer: { segmentId: made.id } };
  }
  const before = await knownSegment(tx, segmentId);
  if (await isNameTaken(tx, name, before.id)) throw invalid({ name: TAKEN });
  await changeSegment(tx, before.id, { name, rules, updatedAt: now });
  return {
    about: about({ id: before.id, name }),
    before: { rules: before.rules },
    after: { rules },
    answer: { segmentId: before.id },
  };
});

export const removeSegment = staffVerb<{ segmentId: string }, void>(
  'segment.removed',
  async (_services, tx, { segmentId }) => {
    const found = await knownSegment(tx, segmentId);
    await deleteSegment(tx, found.id);
    return { about: about(found), before: { rules: found.rules }, answer: undefined };
  },
);
