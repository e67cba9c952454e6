import type { Tx } from '../../../db/connect.ts';
import type { FactOf } from '../../facts.ts';
import { stopRunLetters } from '../../mail/index.ts';
import type { Parts } from '../../services.ts';
import {
  fillLaidOut,
  layOutOnce,
  mintPlaces,
  type Places,
  saysCode,
  storedPlaces,
} from '../broadcasts/letter-of-broadcast.ts';
import type { Goal, Plan, PlanStep, Trigger } from './plan.ts';
import { findInForce, type InForce, listInForce } from './queries.ts';
import { endRuns, findPlanOfRun, insertRuns, isAddress, listOpenRunsOf, settleRuns } from './run-queries.ts';

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

type Letter = Extract<PlanStep, { do: 'letter' }>;
type Code = Extract<PlanStep, { do: 'code' }>;
type Sent = { runId: string; step: number; toAddress: string; props: unknown };

/** The words of an automation's letter, made at the moment it is sent, from the version that its run began with. */
export async function letterOfRun(services: Parts, sent: Sent): Promise<object> {
  const found = await findPlanOfRun(services.db, sent.runId);
  const written = found?.plan.steps[sent.step];
  const laidOut = await layOutOnce(
    services,
    `${found?.automationId}:${found?.version}:${sent.step}`,
    async () =>
      written?.do === 'letter' && found
        ? { ...written, codeProduct: codeBefore(found.plan, sent.step)?.code.product }
        : undefined,
  );
  const code = found && says(written) ? await codePlaces(services, found.plan, sent) : {};
  return fillLaidOut(laidOut, { ...storedPlaces.parse(sent.props), ...code });
}

const says = (step: PlanStep | undefined): step is Letter =>
  step?.do === 'letter' && saysCode(`${step.subject} ${step.body}`);

/**
 * The code that was minted last before this letter. Its days run from the first letter that says it, however long that
 * letter had to wait; later ones repeat it with the deadline that stands.
 */
async function codePlaces(
  services: Parts,
  { steps }: Plan,
  { runId, step, toAddress }: Sent,
): Promise<Places> {
  const minted = codeBefore({ steps }, step);
  if (!minted) return {};
  const { code, at } = minted;
  const renews = !steps.slice(at, step).some(says);
  return mintPlaces(services, termsOf({ code, at, runId, email: toAddress, renews }));
}

function codeBefore({ steps }: Pick<Plan, 'steps'>, step: number): { code: Code; at: number } | undefined {
  const at = steps.slice(0, step).findLastIndex(isCode);
  const code = steps[at];
  return isCode(code) ? { code, at } : undefined;
}

const isCode = (step: PlanStep | undefined): step is Code => step?.do === 'code';

type Minting = { code: Code; at: number; runId: string; email: string; renews: boolean };

export const termsOf = ({ code, at, runId, email, renews }: Minting) => ({
  ...{ email, renews, percent: code.percent, days: code.days, productId: code.product },
  source: `run:${runId}:${at}`,
});

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
