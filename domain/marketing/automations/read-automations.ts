import { isDeepStrictEqual } from 'node:util';
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { findProduct } from '../../../content/catalogue.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import { automations, campaignRuns, contacts } from '../../../db/schema/index.ts';
import { olderThan } from '../../../db/sql.ts';
import { HOUR } from '../../../shared/durations.ts';
import { line } from '../../../shared/fields.ts';
import { dateIn } from '../../../shared/wall-time.ts';
import { type ContactRow, findByAddress } from '../../contacts/index.ts';
import { invalid, notFound } from '../../errors.ts';
import { formVerb, type Refuse } from '../../form-verb.ts';
import { type Actor, ownerOnly } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { checkedEmail, nextMarketingAt, obstacleOfOne, SPACING_HOURS } from '../../mail/index.ts';
import type { PageCursor } from '../../page-cursor.ts';
import type { Deps } from '../../services.ts';
import { today } from '../../today.ts';
import { fillMergeFields, mergeFieldsOf } from '../broadcasts/letter-of-broadcast.ts';
import { countReach, mayWrite, type Reach } from '../reach.ts';
import { allOf, everybody, type SegmentRules, segmentRulesSchema } from '../segment-rules.ts';
import { findSegment, listSegmentCards, listSegments, matchesSegment, ruleMoment } from '../segments.ts';
import { plans, type SequenceType, sequenceTypes } from '../sequences/sequence-types.ts';
import { planProblems } from './check-plan.ts';
import {
  automationPlan,
  isWait,
  type Plan,
  type PlanStep,
  planSchema,
  type RunPlan,
  type RunStep,
} from './plan.ts';
import { type EndReason, type Names, stepWords, triggerWords } from './plan-words.ts';
import { findAutomation, findVersion, listAutomations } from './queries.ts';
import { endOfWait, meetsCondition } from './take-steps.ts';

const PEOPLE = 50;
type By = { actor: Actor };

/** The three that come with the shop, then her own. */
export async function listAutomationCards(services: Deps, { actor }: By) {
  ownerOnly(actor);
  const { db } = services;
  const [own, counts, names, reach] = await Promise.all([
    listAutomations(db),
    countRuns(db),
    namesFor(services),
    reachOf(services, everybody),
  ]);
  const builtIn = sequenceTypes.map((type) => {
    const { title: name, starts } = plans[type];
    return { id: type, name, state: BUILT_IN, starts };
  });
  const hers = own.map(({ id, name, state, draft }) => ({
    id,
    name,
    state,
    starts: triggerWords(automationPlan.parse(draft).trigger, names),
  }));
  const automations = [...builtIn, ...hers].map((card) => {
    const its = counts.filter((row) => row.of === card.id);
    const people = (reason: EndReason | null) => total(its.filter((row) => row.reason === reason));
    return { ...card, entered: total(its), underWay: people(null), reached: people('reached') };
  });
  return { automations, reach };
}

/** The state of an automation that comes with the shop: always in force, and its steps are locked. */
const BUILT_IN = 'built-in' as const;

const total = (rows: { people: number }[]) => rows.reduce((sum, { people }) => sum + people, 0);

/** One automation: its draft if it is hers, every version that somebody is on, and the people in it. */
export async function readAutomation(services: Deps, { actor, automationId }: By & { automationId: string }) {
  ownerOnly(actor);
  const type = sequenceTypes.find((known) => known === automationId);
  return type ? readBuiltIn(services, type) : readOwn(services, automationId);
}

/** One of the three: as specified, and so only shown, with how many of those under way its letters reach today. */
async function readBuiltIn(services: Deps, type: SequenceType) {
  const { db } = services;
  const plan = plans[type];
  const [standing, reach, ended, runs] = await Promise.all([
    countStanding(db, isOf(type)),
    countReach(services, db, { where: isUnderWayIn(type), topic: plan.topic }),
    countEnded(db, type),
    listRuns(db, isOf(type), PEOPLE),
  ]);
  const unknown = total(standing) - reach.people;
  return {
    id: type,
    name: plan.title,
    state: BUILT_IN,
    version: 1,
    isChanged: false,
    draft: undefined,
    starts: plan.starts,
    versions: [{ version: 1, plan, standing: placed(plan, standing) }],
    asksFirst: plan.steps[0]?.askedFor === true,
    // Who is under way and known by nothing but her cart has agreed to nothing.
    reach: unknown > 0 ? withUnknown(reach, unknown) : reach,
    ended,
    people: runs.map((run) => ({ ...toRunCard(run), stands: standsAt(run, plan) })),
  };
}

function withUnknown({ not, people, ...reach }: Reach, count: number): Reach {
  const before = not.find(({ why }) => why === 'not_agreed')?.count ?? 0;
  const others = not.filter(({ why }) => why !== 'not_agreed');
  return { ...reach, people: people + count, not: [...others, { why: 'not_agreed', count: before + count }] };
}

async function readOwn(services: Deps, automationId: string) {
  const { db } = services;
  const found = await findAutomation(db, knownId(automationId, 'Automation'));
  if (!found) throw notFound('Automation');
  const { id, name, state, version } = found;
  const [standing, ended, runs] = await Promise.all([
    countStanding(db, isOf(id)),
    countEnded(db, id),
    listRuns(db, isOf(id), PEOPLE),
  ]);
  const draft = automationPlan.parse(found.draft);
  const shown = [...new Set([...(version ? [version] : []), ...standing.map((row) => row.version)])];
  const versions = await Promise.all(
    shown
      .sort((one, other) => other - one)
      .map(async (number) => {
        const plan = await findVersion(db, id, number);
        const its = standing.filter((row) => row.version === number);
        return { version: number, plan: plan ?? draft, standing: plan ? placed(plan, its) : [] };
      }),
  );
  const inForce = versions.find((row) => row.version === version)?.plan;
  return {
    id,
    name,
    state,
    version,
    draft,
    versions,
    ended,
    isChanged: !isDeepStrictEqual(inForce, draft),
    people: runs.map((run) => ({
      ...toRunCard(run),
      stands: standsAt(run, versions.find((row) => row.version === run.version)?.plan),
    })),
  };
}

async function countEnded(db: Db, of: string) {
  const counts = await countRuns(db, isOf(of));
  return counts.flatMap(({ reason, people }) => (reason ? { reason, people } : []));
}

function placed(plan: RunPlan, standing: Standing[]): number[] {
  const people = plan.steps.map(() => 0);
  for (const { people: count, ...where } of standing) {
    const at = placeIn(plan, where);
    people[at] = (people[at] ?? 0) + count;
  }
  return people;
}

/** A wait is over when the step after it is taken; until then people stand at the wait. */
const placeIn = ({ steps }: RunPlan, { step, isWaiting }: Pick<Standing, 'step' | 'isWaiting'>): number =>
  isWaiting && isWait(steps[step - 1]) ? step - 1 : Math.min(step, steps.length - 1);

type RunCard = Awaited<ReturnType<typeof listRuns>>[number];

/** At which step of which version somebody is who is still under way. */
const standsAt = ({ step, dueAt, endReason }: RunCard, plan: RunPlan | undefined): RunStep | undefined =>
  plan && !endReason ? plan.steps[placeIn(plan, { step, isWaiting: dueAt !== null })] : undefined;

const toRunCard = ({
  id,
  email,
  name,
  personId,
  startedAt,
  dueAt,
  endReason,
  endedAt,
  pausedAt,
}: RunCard) => ({
  id,
  name: name || email,
  personId,
  isPaused: pausedAt !== null,
  startedAt: startedAt.toISOString(),
  dueAt: dueAt?.toISOString(),
  endReason: endReason ?? undefined,
  endedAt: endedAt?.toISOString(),
});

const reachOf = (services: Deps, rules: SegmentRules): Promise<Reach> =>
  countReach(services, services.db, {
    where: matchesSegment(rules, ruleMoment(services)),
    topic: 'marketing',
  });

export type PlanReach = {
  /** Of whom the counts are. */
  whom: string;
  reach: Reach;
  letters: number;
};

/** Before a plan is put in force: how many of those it is about its letters would reach today, and why not the others. */
export async function readPlanReach(
  services: Deps,
  { actor, automationId = '', plan }: By & { automationId?: string; plan: Plan },
): Promise<PlanReach> {
  ownerOnly(actor);
  const { catalogue, courseNames, site } = services.content.current();
  const today = dateIn(services.clock.now(), site.timeZone);
  const problems = await planProblems(services.db, plan, { automationId, today, catalogue, courseNames });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const { whom, rules } = await meantBy(services, plan.trigger);
  const letters = plan.steps.filter((step) => step.do === 'letter').length;
  return { whom, letters, reach: await reachOf(services, rules) };
}

/** Who would have entered so far, as far as that can be told today. */
async function meantBy(
  { db }: Deps,
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
        ? { whom: `in the segment “${segment.name}”`, rules: segmentRulesSchema.parse(segment.rules) }
        : { whom: 'whom you know', rules: everybody };
    }
    default:
      return { whom: 'whom you know', rules: everybody };
  }
}

const SPACING_MS = SPACING_HOURS * HOUR;

type DryStep = { at: string; words: string; note?: string };
export type DryRun = { person: string; steps: DryStep[] };

const imagined = planSchema.pick({ plan: true }).extend({
  email: line(254, 'Please give the e-mail address of somebody you know.'),
});

/** What would happen to somebody who entered now, with its dates, as far as can be said today. Nothing is sent or kept. */
export const dryRunForPerson = formVerb(imagined, foresee, ({ actor }: By) => ownerOnly(actor));

async function foresee(
  services: Deps,
  { email, plan }: z.output<typeof imagined>,
  refuse: Refuse<typeof imagined>,
): Promise<DryRun> {
  const person = await findByAddress(services.db, checkedEmail(email));
  if (!person) throw refuse({ email: 'Nobody is known by this address.' });
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
  services: Deps,
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
  const isMet = await meetsCondition(services, services.db, step.if, { person, since: services.clock.now() });
  return isMet ? { note: 'As things stand, goes on.' } : { note: 'As things stand, ends here.', ends: true };
}

function wordsFor(services: Deps, step: PlanStep, person: ContactRow, names: Names): string {
  const words = stepWords(step, names);
  return step.do === 'letter'
    ? fillMergeFields(words, mergeFieldsOf(services, person, today(services)))
    : words;
}

type Standing = { version: number; step: number; isWaiting: boolean; people: number };

// SQL

/** What a plan may refer to. */
export async function readReferences(services: Deps, { actor }: By) {
  ownerOnly(actor);
  const [segments, automations] = await Promise.all([
    listSegmentCards(services, { actor }),
    listAutomations(services.db),
  ]);
  return { segments, automations: automations.map(({ id, name }) => ({ id, name })) };
}

/** How products, segments and automations are called today. */
async function namesFor({ db, content }: Pick<Deps, 'db' | 'content'>): Promise<Names> {
  const [segments, automations] = await Promise.all([listSegments(db), listAutomations(db)]);
  const { catalogue, titleOfSession, courseNames } = content.current();
  return {
    sessionType: titleOfSession,
    course: (id) => courseNames.get(id),
    product: (id) => findProduct(catalogue, id)?.name,
    segment: (id) => segments.find((segment) => segment.id === id)?.name,
    automation: (id) => automations.find((automation) => automation.id === id)?.name,
  };
}

/** Runs of one automation: of hers by its id, of a built-in one by its type. */
const isOf = (automation: string): SQL => {
  const type = sequenceTypes.find((known) => known === automation);
  return type
    ? sql`${campaignRuns.sequenceType} = ${type}`
    : sql`${campaignRuns.automationId} = ${automation}`;
};

/** Those under way in a built-in automation, as a condition on the contacts. */
const isUnderWayIn = (type: SequenceType): SQL =>
  sql`${contacts.email} in (select email from campaign_runs where sequence_type = ${type} and end_reason is null)`;

/** How many people stand where, in each version that somebody is still on. */
async function countStanding(db: Db | Tx, where: SQL): Promise<Standing[]> {
  return db
    .select({
      version: sql<number>`coalesce(${campaignRuns.version}, 1)`,
      step: campaignRuns.step,
      isWaiting: sql<boolean>`${isNotNull(campaignRuns.dueAt)}`,
      people: sql<number>`count(*)::int`,
    })
    .from(campaignRuns)
    .where(and(where, isNull(campaignRuns.endReason)))
    .groupBy(campaignRuns.version, campaignRuns.step, sql`3`);
}

/** By how they ended; those under way have no reason. */
async function countRuns(
  db: Db | Tx,
  where?: SQL,
): Promise<{ of: string; reason: EndReason | null; people: number }[]> {
  const { automationId, sequenceType, endReason } = campaignRuns;
  return db
    .select({
      of: sql<string>`coalesce(${automationId}::text, ${sequenceType})`,
      reason: endReason,
      people: sql<number>`count(*)::int`,
    })
    .from(campaignRuns)
    .where(where)
    .groupBy(automationId, sequenceType, endReason);
}

async function listRuns(db: Db | Tx, where: SQL, limit: number) {
  const { id, version, step, dueAt, startedAt, endReason, endedAt, pausedAt, email } = campaignRuns;
  return db
    .select({
      id,
      version,
      step,
      dueAt,
      startedAt,
      endReason,
      endedAt,
      pausedAt,
      email,
      name: contacts.name,
      personId: contacts.id,
    })
    .from(campaignRuns)
    .leftJoin(contacts, eq(contacts.email, email))
    .where(where)
    .orderBy(desc(startedAt), id)
    .limit(limit);
}

/** The automations that somebody is or was in, newest first. */
export async function listRunsOfPerson(
  db: Db | Tx,
  emails: string[],
  { limit, before }: { limit: number; before?: PageCursor },
) {
  const { id, automationId, sequenceType, startedAt, endReason } = campaignRuns;
  const rows = await db
    .select({ id, automationId, sequenceType, name: automations.name, startedAt, endReason })
    .from(campaignRuns)
    .leftJoin(automations, eq(automations.id, automationId))
    .where(and(inArray(campaignRuns.email, emails), olderThan({ createdAt: startedAt, id }, before)))
    .orderBy(desc(startedAt), asc(id))
    .limit(limit);
  return rows.map(({ sequenceType: type, ...run }) => ({
    id: run.id,
    startedAt: run.startedAt,
    endReason: run.endReason,
    automationId: run.automationId ?? type ?? '',
    name: (type ? plans[type].title : run.name) ?? '',
  }));
}

export async function countOpenRuns(db: Db | Tx, automationId: string): Promise<number> {
  return db.$count(
    campaignRuns,
    and(eq(campaignRuns.automationId, automationId), isNull(campaignRuns.endReason)),
  );
}
