import { isDeepStrictEqual } from 'node:util';
import { notFound } from '../../../errors.ts';
import { type Actor, ownerOnly } from '../../../identity/index.ts';
import { knownId } from '../../../ids.ts';
import type { Parts } from '../../../services.ts';
import { countFollowers } from '../../segments/count-segment.ts';
import { listSegmentCards } from '../../segments/manage-segments.ts';
import { countOpenSequences } from '../../sequences/panel/queries.ts';
import { lengthOf, plans, type SequenceType, sequenceTypes } from '../../sequences/sequence-types.ts';
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
  const [own, counts, open, names, followers] = await Promise.all([
    listAutomations(db),
    countRuns(db),
    countOpenSequences(db),
    namesFor(services),
    countFollowers(services),
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
  return { specified, own: cards, followers };
}

const total = (rows: { people: number }[]) => rows.reduce((sum, { people }) => sum + people, 0);

/** One of the three, step by step, with the people who wait for each. They are as specified, and so only shown. */
export async function readSpecified({ db }: Parts, { actor, type }: By & { type: SequenceType }) {
  ownerOnly(actor);
  const open = (await countOpenSequences(db)).filter((row) => row.type === type);
  const { title, steps } = plans[type];
  return {
    ...{ name: title, starts: starts[type] },
    steps: steps.map(({ template, afterHours }, index) => ({
      ...{ template, afterHours },
      people: total(open.filter(({ step }) => step === index)),
    })),
  };
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
  const [segments, automations, followers] = await Promise.all([
    listSegmentCards(services, { actor }),
    listAutomations(services.db),
    countFollowers(services),
  ]);
  return { segments, automations: automations.map(({ id, name }) => ({ id, name })), followers };
}
