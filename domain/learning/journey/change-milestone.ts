import { invalid, notFound } from '../../errors.ts';
import { knownId } from '../../ids.ts';
import type { Services } from '../../services.ts';
import { type MilestoneForm, readMilestoneForm } from './milestone-form.ts';
import { deleteMilestone, insertProgress, updateMilestone } from './queries.ts';

type Which = { memberId: string; milestoneId: string };

const rowOf = ({ memberId, milestoneId }: Which) => ({
  id: knownId(milestoneId, 'Milestone'),
  userId: memberId,
});

export async function editMilestone(
  { db }: Services,
  { memberId, milestoneId, ...form }: Which & MilestoneForm,
) {
  const row = rowOf({ memberId, milestoneId });
  const change = readMilestoneForm(form);
  const found = await db.transaction((tx) => updateMilestone(tx, row, change));
  if (!found) throw notFound('Milestone');
  return { milestoneId };
}

/** Each move is kept: the line over time is drawn from them. */
export async function moveProgress(
  { db, clock }: Services,
  { progress, ...which }: Which & { progress: number },
) {
  const row = rowOf(which);
  if (!Number.isInteger(progress) || progress < 0 || progress > 100) {
    throw invalid({ progress: 'Progress runs from 0 to 100.' });
  }
  await db.transaction(async (tx) => {
    if (!(await updateMilestone(tx, row, { progressPercentage: progress }))) throw notFound('Milestone');
    await insertProgress(tx, {
      milestoneId: row.id,
      progressPercentage: progress,
      recordedAt: clock.now(),
    });
  });
  return { milestoneId: row.id };
}

export async function removeMilestone({ db }: Services, which: Which) {
  if (!(await deleteMilestone(db, rowOf(which)))) throw notFound('Milestone');
  return { milestoneId: which.milestoneId };
}
