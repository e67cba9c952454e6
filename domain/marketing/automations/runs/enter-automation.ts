import type { Tx } from '../../../../db/connect.ts';
import type { FactOf } from '../../../facts/index.ts';
import type { Parts } from '../../../services.ts';
import type { Trigger } from '../plan.ts';
import { findInForce, type InForce, listInForce } from '../queries.ts';
import { insertRuns, isAddress } from './queries.ts';

type Starting = FactOf<
  | 'quiz-taken'
  | 'consent-given'
  | 'order-paid'
  | 'order-released'
  | 'tag-added'
  | 'session-completed'
  | 'membership-closed'
>;

const kinds: Record<Starting['type'], Trigger['on']> = {
  'quiz-taken': 'quiz',
  'consent-given': 'subscribed',
  'order-paid': 'bought',
  'order-released': 'bought',
  'tag-added': 'tag',
  'session-completed': 'session',
  'membership-closed': 'membership-ended',
};

/** Something has happened to somebody: she enters what waits for it. Her first steps are the processor's. */
export async function enterByFact(services: Parts, tx: Tx, fact: Starting): Promise<void> {
  const waiting = await listInForce(tx, kinds[fact.type]);
  for (const automation of waiting) {
    if (isMeant(automation.plan.trigger, fact)) await enter(services, tx, automation, fact.email);
  }
}

/** Whether it is this very product, tag or kind of session. */
function isMeant(trigger: Trigger, fact: Starting): boolean {
  switch (fact.type) {
    // The yes to offers is the one that lets an automation's letters through.
    case 'consent-given':
      return fact.topic === 'marketing';
    case 'order-paid':
    case 'order-released':
      return trigger.on === 'bought' && fact.owed && (!trigger.product || trigger.product === fact.productId);
    case 'tag-added':
      return trigger.on === 'tag' && trigger.tag.toLowerCase() === fact.tag;
    case 'session-completed':
      return trigger.on === 'session' && (!trigger.type || trigger.type === fact.sessionType);
    default:
      return true;
  }
}

/** By a step of another automation. One that nobody may enter any more is passed over. */
export async function enterById(services: Parts, tx: Tx, automationId: string, email: string): Promise<void> {
  const automation = await findInForce(tx, automationId);
  if (automation) await enter(services, tx, automation, email);
}

async function enter(services: Parts, tx: Tx, automation: InForce, email: string): Promise<void> {
  const entry = { automation, again: automation.plan.again, now: services.clock.now() };
  const entered = await insertRuns(tx, entry, isAddress(email));
  if (entered.length > 0) await services.jobs.enqueue(tx, 'run-automations');
}
