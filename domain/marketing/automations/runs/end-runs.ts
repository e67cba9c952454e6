import type { Tx } from '../../../../db/connect.ts';
import type { FactOf } from '../../../facts/index.ts';
import { stopRunLetters } from '../../../mail/index.ts';
import type { Parts } from '../../../services.ts';
import type { Goal } from '../plan.ts';
import { endRuns, listOpenRunsOf, settleRuns } from './queries.ts';

type Achieved = FactOf<'order-paid' | 'order-released' | 'session-booked'>;

/** Whoever does what an automation is there for has reached its goal, wherever she stands in it. */
export async function reachGoals(services: Parts, tx: Tx, fact: Achieved): Promise<void> {
  const open = await listOpenRunsOf(tx, fact.email);
  const ids = open.filter(({ plan }) => plan.goal && isReached(plan.goal, fact)).map(({ id }) => id);
  if (ids.length === 0) return;
  await endRuns(tx, { ids }, { reason: 'reached', now: services.clock.now() });
  await stopRunLetters(tx, ids);
}

const isReached = (goal: Goal, fact: Achieved): boolean =>
  fact.type === 'session-booked'
    ? goal.of === 'session'
    : goal.of === 'bought' && fact.owed && (!goal.product || goal.product === fact.productId);

/** Who wants no more such letters, calls one spam, or cannot be reached, leaves all of them. */
export async function leaveAutomations(
  services: Parts,
  tx: Tx,
  fact: FactOf<'unsubscribed' | 'mail-bounced' | 'mail-complained'>,
): Promise<void> {
  if (fact.type === 'unsubscribed' && !fact.topics.includes('marketing')) return;
  const reason = fact.type === 'mail-bounced' ? 'bounced' : 'unsubscribed';
  const ids = await endRuns(tx, { email: fact.email }, { reason, now: services.clock.now() });
  await stopRunLetters(tx, ids);
}

/** How letters ended decides how their runs go on; the next steps are taken at once. */
export async function advanceRuns(
  services: Parts,
  tx: Tx,
  { letters }: FactOf<'run-letters-settled'>,
): Promise<void> {
  await settleRuns(tx, letters);
  await services.jobs.enqueue(tx, 'run-automations');
}
