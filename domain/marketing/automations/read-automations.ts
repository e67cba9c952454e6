import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { productIds } from '../../../content/catalogue.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import { automationRuns, automations } from '../../../db/schema/index.ts';
import { HOUR } from '../../../shared/durations.ts';
import { recordOf } from '../../../shared/records.ts';
import { dateIn } from '../../../shared/wall-time.ts';
import { type ContactRow, findByAddress } from '../../contacts/index.ts';
import { invalid, notFound } from '../../errors.ts';
import { type Actor, ownerOnly } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { nextMarketingAt, obstacleOfOne, oneAddress, SPACING_HOURS } from '../../mail/index.ts';
import type { Parts } from '../../services.ts';
import { today } from '../../today.ts';
import { fillPlaces, placesOf } from '../broadcasts/letter-of-broadcast.ts';
import { countReach, mayWrite, type Reach } from '../reach.ts';
import { allOf, everybody, type SegmentRules, segmentRules } from '../segment-rules.ts';
import { findSegment, listSegmentCards, listSegments, ruleMoment, whoAre } from '../segments.ts';
import { countOpenSequences, isUnderWayIn } from '../sequences/email-panel.ts';
import { lengthOf, plans, type SequenceType, sequenceTypes } from '../sequences/sequence-types.ts';
import { planProblems } from './check-plan.ts';
import { automationPlan, isWait, type Plan, type PlanStep } from './plan.ts';
import { type EndReason, type Names, stepWords, triggerWords } from './plan-words.ts';
import { findAutomation, findVersion, listAutomations } from './queries.ts';
import { endOfWait, meets } from './run-automations.ts';

const PEOPLE = 50;
type By = { actor: Actor };

const starts: Record<SequenceType, string> = {
  quiz_nurture: 'Takes the quiz',
  abandoned_cart: 'Leaves a cart behind',
  membership_upsell: 'Seven days after a first delivery, if not a member',
};

/** The three that come with the shop, then her own. */
export async function listAutomationCards(services: Parts, { actor }: By) {
  ownerOnly(actor);
  const { db } = services;
  const [own, counts, open, names, reach] = await Promise.all([
    listAutomations(db),
    countRuns(db),
    countOpenSequences(db),
    namesFor(services),
    reachOf(services, everybody),
  ]);
  const specified = sequenceTypes.map((type) => ({
    ...{ id: type, name: plans[type].title, starts: starts[type], ...lengthOf(type) },
    underWay: total(open.filter((row) => row.type === type)),
  }));
  const cards = own.map(({ id, name, state, draft }) => {
    const mine = counts.filter((row) => row.automationId === id);
    const people = (reason: EndReason | null) => total(mine.filter((row) => row.reason === reason));
    return {
      ...{ id, name, state, starts: triggerWords(automationPlan.parse(draft).trigger, names) },
      ...{ entered: total(mine), underWay: people(null), reached: people('reached') },
    };
  });
  return { specified, own: cards, reach };
}

const total = (rows: { people: number }[]) => rows.reduce((sum, { people }) => sum + people, 0);

/** One of the three, step by step, with the people who wait for each. They are as specified, and so only shown. */
export async function readSpecified(services: Parts, { actor, type }: By & { type: SequenceType }) {
  ownerOnly(actor);
  const { db } = services;
  const { topic } = plans[type];
  const open = (await countOpenSequences(db)).filter((row) => row.type === type);
  const { title, steps } = plans[type];
  const reach = await countReach(services, db, { where: isUnderWayIn(type), topic });
  const unknown = total(open) - reach.people;
  return {
    ...{ name: title, starts: starts[type], asksFirst: steps[0]?.askedFor === true },
    // Who is under way and known by nothing but her cart has agreed to nothing.
    reach: unknown > 0 ? withUnknown(reach, unknown) : reach,
    steps: steps.map(({ template, afterHours }, index) => ({
      ...{ template, afterHours },
      people: total(open.filter(({ step }) => step === index)),
    })),
  };
}

function withUnknown({ not, people, ...reach }: Reach, count: number): Reach {
  const before = not.find(({ why }) => why === 'not_agreed')?.count ?? 0;
  const others = not.filter(({ why }) => why !== 'not_agreed');
  return { ...reach, people: people + count, not: [...others, { why: 'not_agreed', count: before + count }] };
}

/** One of her own: the draft, every version that somebody is on, and the people in it. */
export async function readAutomation(
  services: Parts,
  { actor, automationId }: By & { automationId: string },
) {
  ownerOnly(actor);
  const { db } = services;
  const found = await findAutomation(db, knownId(automationId, 'Automation'));
  if (!found) throw notFound('Automation');
  const { id, name, state, version } = found;
  const [standing, counts, runs] = await Promise.all([
    countStanding(db, id),
    countRuns(db, id),
    listRuns(db, id, PEOPLE),
  ]);
  const draft = automationPlan.parse(found.draft);
  const shown = [...new Set([...(version ? [version] : []), ...standing.map((row) => row.version)])];
  const versions = await Promise.all(
    shown
      .sort((one, other) => other - one)
      .map(async (number) => {
        const plan = await findVersion(db, id, number);
        const mine = standing.filter((row) => row.version === number);
        return { version: number, plan: plan ?? draft, standing: plan ? placed(plan, mine) : [] };
      }),
  );
  const inForce = versions.find((row) => row.version === version)?.plan;
  return {
    ...{ id, name, state, version, draft, versions },
    isChanged: !isDeepStrictEqual(inForce, draft),
    ended: counts.flatMap(({ reason, people }) => (reason ? { reason, people } : [])),
    people: runs.map((run) => ({
      ...toRunCard(run),
      stands: standsAt(run, versions.find((row) => row.version === run.version)?.plan),
    })),
  };
}

function placed(plan: Plan, standing: Standing[]): number[] {
  const people = plan.steps.map(() => 0);
  for (const { people: count, ...where } of standing) {
    const at = placeIn(plan, where);
    people[at] = (people[at] ?? 0) + count;
  }
  return people;
}

/** A wait is over when the step after it is taken; until then people stand at the wait. */
const placeIn = ({ steps }: Plan, { step, isWaiting }: Pick<Standing, 'step' | 'isWaiting'>): number =>
  isWaiting && isWait(steps[step - 1]) ? step - 1 : Math.min(step, steps.length - 1);

type RunCard = Awaited<ReturnType<typeof listRuns>>[number];

/** At which step of which version somebody is who is still under way. */
const standsAt = ({ step, due_at, end_reason }: RunCard, plan: Plan | undefined) =>
  plan && !end_reason ? plan.steps[placeIn(plan, { step, isWaiting: due_at !== null })] : undefined;

const toRunCard = ({ id, email, name, person_id, started_at, due_at, end_reason, ended_at }: RunCard) => ({
  ...{ id, name: name || email, personId: person_id },
  startedAt: new Date(started_at).toISOString(),
  dueAt: due_at ? new Date(due_at).toISOString() : undefined,
  endReason: end_reason ?? undefined,
  endedAt: ended_at ? new Date(ended_at).toISOString() : undefined,
});

const reachOf = (services: Parts, rules: SegmentRules): Promise<Reach> =>
  countReach(services, services.db, { where: whoAre(rules, ruleMoment(services)), topic: 'marketing' });

export type PlanReach = {
  /** Of whom the counts are. */
  whom: string;
  reach: Reach;
  letters: number;
};

/** Before a plan is put in force: how many of those it is about its letters would reach today, and why not the others. */
export async function readPlanReach(
  services: Parts,
  { actor, automationId = '', plan }: By & { automationId?: string; plan: Plan },
): Promise<PlanReach> {
  ownerOnly(actor);
  const today = dateIn(services.clock.now(), services.content.current().site.timeZone);
  const problems = await planProblems(services.db, plan, { automationId, today });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const { whom, rules } = await meantBy(services, plan.trigger);
  const letters = plan.steps.filter((step) => step.do === 'letter').length;
  return { whom, letters, reach: await reachOf(services, rules) };
}

/** Who would have entered so far, as far as that can be told today. */
async function meantBy(
  { db }: Parts,
  trigger: Plan['trigger'],
): Promise<{ whom: string; rules: SegmentRules }> {
  switch (trigger.on) {
    case 'quiz':
      return { whom: 'who came by the quiz', rules: allOf({ of: 'came-by', way: 'quiz' }) };
    case 'bought':
      return {
        whom: trigger.product ? 'who have bought it so far' : 'who have bought something so far',
        rules: allOf({ of: 'bought', ...(trigger.product ? { product: trigger.product } : {}) }),
      };
    case 'tag':
      return {
        whom: `with the tag “${trigger.tag}”`,
        rules: trigger.tag ? allOf({ of: 'tag', tag: trigger.tag }) : everybody,
      };
    case 'membership-ended':
      return { whom: 'who are members now', rules: allOf({ of: 'member' }) };
    case 'date': {
      const segment = trigger.segmentId ? await findSegment(db, trigger.segmentId) : undefined;
      return segment
        ? { whom: `in the segment “${segment.name}”`, rules: segmentRules.parse(segment.rules) }
        : { whom: 'whom you know', rules: everybody };
    }
    default:
      return { whom: 'whom you know', rules: everybody };
  }
}

const SPACING_MS = SPACING_HOURS * HOUR;

type DryStep = { at: string; words: string; note?: string };
export type DryRun = { person: string; steps: DryStep[] };

/** What would happen to somebody who entered now, with its dates, as far as can be said today. Nothing is sent or kept. */
export async function dryRun(
  services: Parts,
  { actor, email, plan }: { actor: Actor; email: string; plan: Plan },
): Promise<DryRun> {
  ownerOnly(actor);
  const person = await findByAddress(services.db, oneAddress(email));
  if (!person) throw invalid({ email: 'Nobody is known by this address.' });
  const names = await namesFor(services);
  const now = services.clock.now();
  const free = await services.db.transaction((tx) => nextMarketingAt(services, tx, person.email));
  const steps: DryStep[] = [];
  let at = now;
  let freeAt = free;
  for (const step of plan.steps) {
    if (step.do === 'letter' && freeAt > at) at = freeAt;
    const { note, ends } = await foreseen(services, step, person);
    steps.push({ at: at.toISOString(), words: wordsFor(services, step, person, names), note });
    if (ends) return { person: person.name || person.email, steps };
    if (step.do === 'letter') freeAt = new Date(at.getTime() + SPACING_MS);
    if (isWait(step)) at = endOfWait(step, at, services.content.current().site.timeZone);
  }
  return {
    person: person.name || person.email,
    steps: [...steps, { at: at.toISOString(), words: 'The end' }],
  };
}

/** What can be said today of a step to come. */
async function foreseen(
  services: Parts,
  step: PlanStep,
  person: ContactRow,
): Promise<{ note?: string; ends?: boolean }> {
  if (step.do === 'letter') {
    const verdict = mayWrite(services, person, 'marketing');
    if (!verdict.may) return { note: `Ends here: ${obstacleOfOne[verdict.why]}.`, ends: true };
    return verdict.because === 'customer' ? { note: 'Goes out by the rule for existing customers.' } : {};
  }
  if (step.do === 'enrol' && person.userId === null)
    return { note: 'Passed over: has no account, and so cannot learn.' };
  if (step.do !== 'condition') return {};
  const isMet = await meets(services, services.db, step.if, { person, since: services.clock.now() });
  return isMet ? { note: 'As things stand, goes on.' } : { note: 'As things stand, ends here.', ends: true };
}

function wordsFor(services: Parts, step: PlanStep, person: ContactRow, names: Names): string {
  const words = stepWords(step, names);
  return step.do === 'letter' ? fillPlaces(words, placesOf(services, person, today(services))) : words;
}

type Standing = { version: number; step: number; isWaiting: boolean; people: number };

// SQL

/** What a plan may refer to. */
export async function readReferences(services: Parts, { actor }: By) {
  ownerOnly(actor);
  const [segments, automations] = await Promise.all([
    listSegmentCards(services, { actor }),
    listAutomations(services.db),
  ]);
  return { segments, automations: automations.map(({ id, name }) => ({ id, name })) };
}

/** How products, segments and automations are called today. */
async function namesFor({ db, content }: Pick<Parts, 'db' | 'content'>): Promise<Names> {
  const [segments, automations] = await Promise.all([listSegments(db), listAutomations(db)]);
  const { catalogue } = content.current();
  const products = recordOf(productIds, (id) => catalogue[id].name);
  return {
    product: (id) => products[id],
    segment: (id) => segments.find((segment) => segment.id === id)?.name,
    automation: (id) => automations.find((automation) => automation.id === id)?.name,
  };
}

/** How many people stand where, in each version that somebody is still on. */
async function countStanding(db: Db | Tx, automationId: string): Promise<Standing[]> {
  return db
    .select({
      version: automationRuns.version,
      step: automationRuns.step,
      isWaiting: sql<boolean>`${isNotNull(automationRuns.dueAt)}`,
      people: sql<number>`count(*)::int`,
    })
    .from(automationRuns)
    .where(and(eq(automationRuns.automationId, automationId), isNull(automationRuns.endReason)))
    .groupBy(automationRuns.version, automationRuns.step, sql`3`);
}

/** By how they ended; those under way have no reason. */
async function countRuns(
  db: Db | Tx,
  automationId?: string,
): Promise<{ automationId: string; reason: EndReason | null; people: number }[]> {
  return db
    .select({
      automationId: automationRuns.automationId,
      reason: automationRuns.endReason,
      people: sql<number>`count(*)::int`,
    })
    .from(automationRuns)
    .where(automationId ? eq(automationRuns.automationId, automationId) : undefined)
    .groupBy(automationRuns.automationId, automationRuns.endReason);
}

async function listRuns(db: Db | Tx, automationId: string, limit: number) {
  const { rows } = await db.execute<{
    id: string;
    version: number;
    step: number;
    due_at: string | null;
    started_at: string;
    end_reason: EndReason | null;
    ended_at: string | null;
    email: string;
    name: string;
    person_id: string | null;
  }>(sql`
    select r.id, r.version, r.step, r.due_at, r.started_at, r.end_reason, r.ended_at, r.email,
      coalesce(p.name, '') as name, p.id as person_id
    from automation_runs r left join contacts p on p.email = r.email
    where r.automation_id = ${automationId} order by r.started_at desc, r.id limit ${limit}`);
  return rows;
}

/** The automations that somebody is or was in, newest first. */
export async function listRunsOf(db: Db | Tx, email: string, limit: number) {
  return db
    .select({
      ...{ id: automationRuns.id, automationId: automations.id, name: automations.name },
      ...{ startedAt: automationRuns.startedAt, endReason: automationRuns.endReason },
    })
    .from(automationRuns)
    .innerJoin(automations, eq(automations.id, automationRuns.automationId))
    .where(eq(automationRuns.email, email))
    .orderBy(desc(automationRuns.startedAt))
    .limit(limit);
}

export async function countOpenRuns(db: Db | Tx, automationId: string): Promise<number> {
  return db.$count(
    automationRuns,
    and(eq(automationRuns.automationId, automationId), isNull(automationRuns.endReason)),
  );
}
