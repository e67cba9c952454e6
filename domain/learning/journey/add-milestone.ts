import { DomainError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { type MilestoneForm, momentOfDay, readMilestoneForm } from './milestone-form.ts';
import { countMilestones, insertMilestone, insertProgress } from './queries.ts';

const MOST = 200;

/** A milestone begins today, at 0. */
export async function addMilestone(
  { db, clock }: Services,
  { memberId, ...form }: MilestoneForm & { memberId: string },
) {
  const now = clock.now();
  const row = { milestoneDate: momentOfDay(now.toISOString().slice(0, 10)), ...readMilestoneForm(form) };
  return db.transaction(async (tx) => {
    if ((await countMilestones(tx, memberId)) >= MOST) {
      throw new DomainError('conflict', `${MOST} milestones are a full map. Please remove one first.`);
    }
    const milestoneId = await insertMilestone(tx, { ...row, userId: memberId, createdAt: now });
    await insertProgress(tx, { milestoneId, progressPercentage: 0, recordedAt: now });
    return { milestoneId };
  });
}
