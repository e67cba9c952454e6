import { isDeepStrictEqual } from 'node:util';
import { dateIn } from '../../../../shared/wall-time.ts';
import { invalid, notFound } from '../../../errors.ts';
import { type Actor, ownerOnly } from '../../../identity/index.ts';
import { knownId } from '../../../ids.ts';
import type { Parts } from '../../../services.ts';
import { countReach, type Reach } from '../../people/reach.ts';
import { ruleMoment } from '../../segments/count-segment.ts';
import { listSegmentCards } from '../../segments/manage-segments.ts';
import { findSegment, whoAre } from '../../segments/queries.ts';
import { allOf, everybody, type SegmentRules, segmentRules } from '../../segments/rules.ts';
import { countOpenSequences, isUnderWayIn } from '../../sequences/panel/queries.ts';
import { lengthOf, plans, type SequenceType, sequenceTypes } from '../../sequences/sequence-types.ts';
import { planProblems } from '../check-plan.ts';
import { automationPlan, isWait, type Plan } from '../plan.ts';
import { type EndReason, triggerWords } from '../plan-words.ts';
import { findAutomation, findVersion, listAutomations } from '../queries.ts';
import { namesFor } from './dry-run.ts';
import { countRuns, countStanding, listRuns, type Standing } from './queries.ts';

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

/** A wait is over when the step after it is taken; until then people stand at the wait. */
const placeIn = ({ steps }: Plan, { step, isWaiting }: Pick<Standing, 'step' | 'isWaiting'>): number =>
  isWaiting && isWait(steps[step - 1]) ? step - 1 : Math.min(step, steps.length - 1);

function placed(plan: Plan, standing: Standing[]): number[] {
  const people = plan.steps.map(() => 0);
  for (const { people: count, ...where } of standing) {
    const at = placeIn(plan, where);
    people[at] = (people[at] ?? 0) + count;
  }
  return people;
}

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

/** What a plan may refer to. */
export async function readReferences(services: Parts, { actor }: By) {
  ownerOnly(actor);
  const [segments, automations] = await Promise.all([
    listSegmentCards(services, { actor }),
    listAutomations(services.db),
  ]);
  return { segments, automations: automations.map(({ id, name }) => ({ id, name })) };
}

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
