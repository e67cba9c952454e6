import type { Tx } from '../../../db/connect.ts';
import { DAY } from '../../../shared/durations.ts';
import type { FactOf } from '../../facts.ts';
import { holdLetters } from '../../mail/index.ts';
import type { Deps } from '../../services.ts';
import {
  cachedLayout,
  codeMergeFields,
  fillLaidOut,
  type MergeFields,
  saysCode,
  storedMergeFields,
} from '../broadcasts/letter-of-broadcast.ts';
import { plans, sequenceTypes } from '../sequences/sequence-types.ts';
import { type Goal, type Plan, type PlanStep, type Trigger, topicOf } from './plan.ts';
import type { EndReason } from './plan-words.ts';
import { findInForce, type InForce, listInForce } from './queries.ts';
import {
  closeRuns,
  convertFinished,
  type EndedRun,
  type EventType,
  findPlanOfRun,
  insertEvents,
  insertRuns,
  isAddress,
  listOpenRunsOfPerson,
  settleRuns,
  type WhichRuns,
} from './run-queries.ts';

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
export async function enterAutomations(services: Deps, tx: Tx, fact: Starting): Promise<void> {
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
      return trigger.on === 'bought' && fact.owed && isBought(trigger.product, fact);
    case 'tag-added':
      return trigger.on === 'tag' && trigger.tag.toLowerCase() === fact.tag;
    case 'session-completed':
      return trigger.on === 'session' && (!trigger.type || trigger.type === fact.sessionType);
    default:
      return true;
  }
}

/** Any product, or this one: as the whole order or as one of its lines. */
const isBought = (
  product: string | undefined,
  { productId, productIds }: FactOf<'order-paid' | 'order-released'>,
): boolean => !product || product === productId || productIds.includes(product);

/** By a step of another automation. One that nobody may enter any more is passed over. */
export async function enterById(services: Deps, tx: Tx, automationId: string, email: string): Promise<void> {
  const automation = await findInForce(tx, automationId);
  if (automation) await enter(services, tx, automation, email);
}

async function enter(services: Deps, tx: Tx, automation: InForce, email: string): Promise<void> {
  const entry = { automation, again: automation.plan.again, now: services.clock.now() };
  const entered = await insertRuns(tx, entry, isAddress(email));
  if (entered.length > 0) await services.jobs.enqueue(tx, 'run-automations');
}

type Letter = Extract<PlanStep, { do: 'letter' }>;
type Code = Extract<PlanStep, { do: 'code' }>;
type Sent = { runId: string; step: number; toAddress: string; props: unknown };

/** The words of an automation's letter, made at the moment it is sent, from the version that its run began with. */
export async function letterOfRun(services: Deps, sent: Sent): Promise<object> {
  const found = await findPlanOfRun(services.db, sent.runId);
  const written = found?.plan.steps[sent.step];
  const laidOut = await cachedLayout(
    services,
    `${found?.automationId}:${found?.version}:${sent.step}`,
    async () =>
      written?.do === 'letter' && found
        ? { ...written, codeProduct: codeBefore(found.plan, sent.step)?.code.product }
        : undefined,
  );
  const code = found && says(written) ? await codeOfLetter(services, found.plan, sent) : {};
  return fillLaidOut(laidOut, { ...storedMergeFields.parse(sent.props), ...code });
}

const says = (step: PlanStep | undefined): step is Letter =>
  step?.do === 'letter' && saysCode(`${step.subject} ${step.body}`);

/**
 * The code that was minted last before this letter. Its days run from the first letter that says it, however long that
 * letter had to wait; later ones repeat it with the deadline that stands.
 */
async function codeOfLetter(
  services: Deps,
  { steps }: Plan,
  { runId, step, toAddress }: Sent,
): Promise<MergeFields> {
  const minted = codeBefore({ steps }, step);
  if (!minted) return {};
  const { code, at } = minted;
  const renews = !steps.slice(at, step).some(says);
  return codeMergeFields(services, termsOf({ code, at, runId, email: toAddress, renews }));
}

function codeBefore({ steps }: Pick<Plan, 'steps'>, step: number): { code: Code; at: number } | undefined {
  const at = steps.slice(0, step).findLastIndex(isCode);
  const code = steps[at];
  return isCode(code) ? { code, at } : undefined;
}

const isCode = (step: PlanStep | undefined): step is Code => step?.do === 'code';

type Minting = { code: Code; at: number; runId: string; email: string; renews: boolean };

export const termsOf = ({ code, at, runId, email, renews }: Minting) => ({
  email,
  renews,
  percent: code.percent,
  days: code.days,
  productId: code.product,
  source: `run:${runId}:${at}`,
});

/** Ends open runs, and holds back what waits for them. Answers which. */
export async function endRuns(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  which: WhichRuns,
  reason: EndReason,
): Promise<string[]> {
  const ended = await closeRuns(tx, which, { reason, now: clock.now() });
  const ids = ended.map(({ id }) => id);
  await holdLetters(tx, ids, 'stopped');
  await noteEnd({ clock }, tx, ended, endEvents[reason]);
  return ids;
}

const endEvents: Partial<Record<EndReason, EventType>> = {
  reached: 'converted',
  unsubscribed: 'unsubscribed',
  bounced: 'bounced',
};

/** On the timeline of a built-in automation: at the letter she had read last; before the first, at the one that was coming. */
async function noteEnd(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  runs: EndedRun[],
  eventType: EventType | undefined,
): Promise<void> {
  if (!eventType) return;
  const events = runs.flatMap(({ id: sequenceId, sequenceType, step }) => {
    const read = sequenceType && plans[sequenceType].steps[Math.max(0, step - 1)];
    return read ? [{ sequenceId, eventType, emailTemplate: read.template, createdAt: clock.now() }] : [];
  });
  await insertEvents(tx, events);
}

type Achieved = FactOf<'order-paid' | 'order-released' | 'session-booked'>;

/** A purchase this long after the last letter of a built-in automation that is over is still its doing. */
const AFTERGLOW_MS = 14 * DAY;

/** Whoever does what an automation is there for has reached its goal, wherever she stands in it. */
export async function reachGoals(services: Deps, tx: Tx, fact: Achieved): Promise<void> {
  const open = await listOpenRunsOfPerson(tx, fact.email);
  const reached = open.filter(
    ({ plan: { goal }, sequenceType }) => goal && isReached(goal, fact, sequenceType !== null),
  );
  const ids = reached.map(({ id }) => id);
  if (ids.length > 0) await endRuns(services, tx, { ids }, 'reached');
  const types = sequenceTypes.filter((type) => isReached(plans[type].goal, fact, true));
  if (types.length === 0) return;
  const since = new Date(services.clock.now().getTime() - AFTERGLOW_MS);
  const converted = await convertFinished(tx, { email: fact.email, types, since });
  await noteEnd(services, tx, converted, 'converted');
}

/** A paid order ends what is built in, as specified; the owner's own automations ask whether it is delivered. */
const isReached = (goal: Goal, fact: Achieved, isBuiltIn: boolean): boolean =>
  fact.type === 'session-booked'
    ? goal.of === 'session'
    : goal.of === 'bought' && (fact.owed || isBuiltIn) && isBought(goal.product, fact);

/** Who wants no more letters about a topic leaves what writes about it; who calls one spam, or cannot be reached, leaves all. */
export async function leaveAutomations(
  services: Deps,
  tx: Tx,
  fact: FactOf<'unsubscribed' | 'mail-bounced' | 'mail-complained'>,
): Promise<void> {
  const open = await listOpenRunsOfPerson(tx, fact.email);
  const left = open.filter(({ plan }) => fact.type !== 'unsubscribed' || fact.topics.includes(topicOf(plan)));
  if (left.length === 0) return;
  const ids = left.map(({ id }) => id);
  await endRuns(services, tx, { ids }, fact.type === 'mail-bounced' ? 'bounced' : 'unsubscribed');
}

/** How letters ended decides how their runs go on; steps that wait for no day are taken at once. */
export async function advanceRunsAfterLetters(
  services: Deps,
  tx: Tx,
  { letters }: FactOf<'letters-settled'>,
): Promise<void> {
  await settleRuns(tx, letters);
  if (letters.some(({ ends, nextDueAt }) => !ends && !nextDueAt))
    await services.jobs.enqueue(tx, 'run-automations');
}
