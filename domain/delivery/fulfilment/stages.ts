import type { fulfilments } from '../../../db/schema/index.ts';

export type FulfilmentRow = typeof fulfilments.$inferSelect;
export type Stage = FulfilmentRow['stage'];

type Facts = {
  intakeComplete: boolean;
  hasAccount: boolean;
  now: Date;
};

/** The stage a delivery has reached by what is known. Readings need details; a course needs somebody to own it. */
export function stageOf(
  { kind, notBefore }: Pick<FulfilmentRow, 'kind' | 'notBefore'>,
  { intakeComplete, hasAccount, now }: Facts,
): Exclude<Stage, 'withdrawn'> {
  const makesReading = kind === 'document' || kind === 'video';
  if (makesReading && !intakeComplete) return 'waiting_intake';
  if (notBefore && now < notBefore) return 'waiting_period';
  switch (kind) {
    case 'document':
      return 'in_work';
    case 'video':
      return 'recording';
    case 'course':
      return hasAccount ? 'delivered' : 'waiting_account';
    case 'session-credits':
    case 'membership':
      return 'delivered';
  }
}
