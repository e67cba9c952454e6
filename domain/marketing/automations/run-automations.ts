import type { Db, Tx } from '../../../db/connect.ts';
import { type CalendarDate, nextDay } from '../../../numerology/index.ts';
import { DAY } from '../../../shared/durations.ts';
import { addDays, dateIn, instantOf, weekdayOf } from '../../../shared/wall-time.ts';
import { type ContactRow, countContacts, listByAddresses, readTags, setTags } from '../../contacts/index.ts';
import { workInBatches, workSteps } from '../../duties.ts';
import { announce } from '../../facts.ts';
import { postRunSteps, stopRunLetters } from '../../mail/index.ts';
import { officeDate } from '../../moments.ts';
import { tellOwner } from '../../notices/index.ts';
import type { Parts } from '../../services.ts';
import { mintLetterCode } from '../../shop/index.ts';
import { placesOf } from '../broadcasts/letter-of-broadcast.ts';
import { nextPeople } from '../broadcasts/queries.ts';
import { endsAs, mayWrite } from '../reach.ts';
import { allOf, everybody, type SegmentRules, segmentRules } from '../segment-rules.ts';
import { bothAre, findSegment, isPerson, ruleMoment, whoAre } from '../segments.ts';
import type { Plan, PlanCondition, PlanStep, Trigger, Wait } from './plan.ts';
import type { EndReason } from './plan-words.ts';
import {
  type AutomationRow,
  changeAutomation,
  findVersion,
  type NamedPlan,
  namedPlan,
  takeByDay,
} from './queries.ts';
import {
  endRuns,
  hasBookedSince,
  hasBoughtSince,
  insertRuns,
  isOneOf,
  lockDueRuns,
  type Moved,
  moveRuns,
  type RunRow,
} from './run-queries.ts';
import { enterById, termsOf } from './runs.ts';

const BATCH = 200;

/**
 * Takes every step that is due: claimed, taken and written down in one transaction, so that a crash leaves all of it or
 * nothing, and a second machine skips what this one holds.
 */
export async function runAutomations(services: Parts): Promise<number> {
  const plans: Plans = new Map();
  let taken = 0;
  await workSteps(services, 'run-automations', {
    enter: () => enterByDay(services),
    run: async () => {
      taken = await workInBatches(services, {
        duty: 'run-automations',
        lock: (tx, only) => lockDueRuns(tx, services.clock.now(), { limit: BATCH, only }),
        subject: ({ id }) => id,
        shown: ({ automationId }) => ({ path: `/office/letters/automations/${automationId}` }),
        work: (tx, runs) => runBatch(services, tx, runs, plans),
      });
    },
  });
  return taken;
}

type Plans = Map<string, NamedPlan | undefined>;

async function runBatch(services: Parts, tx: Tx, runs: RunRow[], plans: Plans): Promise<void> {
  const { now, today } = ruleMoment(services);
  const people = await listByAddresses(
    tx,
    runs.map(({ email }) => email),
  );
  const known = new Map(people.map((person) => [person.email, person]));
  const ended = new Set<string>();
  const halts: Halt[] = [];
  for (const run of runs) {
    if (ended.has(run.id)) continue;
    const person = known.get(run.email);
    const found = await planOf(tx, plans, run);
    const { plan, name: automation } = found ?? {};
    halts.push(
      person && plan && automation
        ? await takeSteps(services, tx, { run, person, plan, automation, ended })
        : { id: run.id, step: run.step, dueAt: null, endReason: 'failed' },
    );
  }
  const letters = halts.flatMap(({ id, step, reader }) => {
    if (!reader || ended.has(id)) return [];
    const { email: to, userId } = reader;
    const places = placesOf(services, reader, today);
    return { runId: id, step, to, userId: userId ?? undefined, places };
  });
  await postRunSteps(services, tx, letters);
  await moveRuns(tx, halts, now);
}

/** Versions are never changed, so one is read once for all who are on it. */
async function planOf(tx: Tx, plans: Plans, { automationId, version }: RunRow) {
  const key = `${automationId}:${version}`;
  if (!plans.has(key)) plans.set(key, await namedPlan(tx, automationId, version));
  return plans.get(key);
}

const PORTION = 1_000;

/** Lets in those whose day it is. Each portion is a transaction with its place: a crash loses and repeats nobody. */
async function enterByDay(services: Parts): Promise<number> {
  const except: string[] = [];
  let entered = 0;
  await workInBatches(services, {
    duty: 'run-automations',
    lock: (tx, only) => takeByDay(tx, services.clock.now(), { except, only }),
    subject: ({ id }) => id,
    shown: ({ id }) => ({ path: `/office/letters/automations/${id}` }),
    work: async (tx, automations) => {
      for (const automation of automations) {
        const portion = await enterPortion(services, tx, automation);
        entered += portion.entered;
        if (portion.isLast) except.push(automation.id);
      }
    },
  });
  return entered;
}

async function enterPortion(services: Parts, tx: Tx, automation: AutomationRow) {
  const { id, version, lastPerson } = automation;
  const plan = version ? await findVersion(tx, id, version) : undefined;
  const day = plan && dueDay(services, plan.trigger, automation);
  if (!version || !day) return { entered: 0, isLast: true };
  const at = ruleMoment(services);
  const rules = await whoseDay(services, tx, plan.trigger);
  const where = whoAre(rules.rules, { ...at, today: rules.from ?? at.today });
  const people = await nextPeople(tx, { where, after: lastPerson, limit: PORTION });
  const ids = people.map((person) => person.id);
  const entry = { automation: { id, version }, again: plan.again, now: at.now };
  const entered = await insertRuns(tx, entry, isOneOf(ids));
  const isLast = people.length < PORTION;
  await changeAutomation(tx, id, isLast ? { enteredOn: day, lastPerson: null } : { lastPerson: ids.at(-1) });
  return { entered: entered.length, isLast };
}

/** Today, if it is a day of this trigger, its hour has come, and not all have entered yet. */
function dueDay(
  { clock, content }: Parts,
  trigger: Trigger,
  { enteredOn }: Pick<AutomationRow, 'enteredOn'>,
): string | undefined {
  if (trigger.on !== 'birthday' && trigger.on !== 'date') return undefined;
  const { timeZone } = content.current().site;
  const now = clock.now();
  const today = dateIn(now, timeZone);
  const first = instantOf(
    trigger.on === 'date' ? trigger.date : today,
    `${String(trigger.hour).padStart(2, '0')}:00`,
    timeZone,
  );
  if (!first || first > now) return undefined;
  // A date comes once; a server that was down on it lets people in when it is back.
  const isOver = trigger.on === 'date' ? enteredOn !== null : enteredOn !== null && enteredOn >= today;
  return isOver ? undefined : today;
}

/** Whom the day means: rules, and the day that they are read at where it is not today. */
async function whoseDay(
  { clock, content }: Parts,
  tx: Tx,
  trigger: Trigger,
): Promise<{ rules: SegmentRules; from?: CalendarDate }> {
  if (trigger.on === 'birthday') {
    let from = officeDate(clock.now(), content.current().site.timeZone);
    for (let left = trigger.daysBefore; left > 0; left--) from = nextDay(from);
    return { rules: allOf({ of: 'birthday', days: 1 }), from };
  }
  const segmentId = trigger.on === 'date' ? trigger.segmentId : undefined;
  if (!segmentId) return { rules: everybody };
  const segment = await findSegment(tx, segmentId);
  // One that was removed means nobody, rather than everybody.
  return { rules: segment ? segmentRules.parse(segment.rules) : nobody };
}

const nobody = allOf({ of: 'account' }, { of: 'account', not: true });

type Traveller = {
  run: RunRow;
  plan: Plan;
  person: ContactRow;
  automation: string;
  /** Runs that others of the same batch have ended. */
  ended: Set<string>;
};

/** Where somebody comes to a halt; with a reader, at a letter. */
type Halt = Moved & { reader?: ContactRow };

/** Takes the steps of a run that are due, until one of them has to wait, is a letter, or is the last. */
async function takeSteps(services: Parts, tx: Tx, traveller: Traveller): Promise<Halt> {
  const { run, plan, person } = traveller;
  const { id } = run;
  const ended = (step: number, endReason: EndReason): Halt => ({ id, step, dueAt: null, endReason });
  for (let at = run.step; ; at++) {
    const step = plan.steps[at];
    if (!step) return ended(at, 'completed');
    switch (step.do) {
      case 'wait':
      case 'wait-until': {
        const { timeZone } = services.content.current().site;
        const dueAt = endOfWait(step, services.clock.now(), timeZone);
        return { id, step: at + 1, dueAt, endReason: null };
      }
      case 'letter': {
        const verdict = mayWrite(services, person, 'marketing');
        if (!verdict.may) return ended(at, endsAs[verdict.why]);
        return { id, step: at, dueAt: null, endReason: null, reader: person };
      }
      case 'condition':
        if (!(await meets(services, tx, step.if, { person, since: run.startedAt })))
          return ended(at, 'condition');
        break;
      default:
        await act(services, tx, step, { ...traveller, at });
    }
  }
}

type Act = Extract<PlanStep, { do: 'code' | 'tag' | 'enrol' | 'enter' | 'leave' | 'notice' }>;

/** What is done in passing. */
async function act(
  services: Parts,
  tx: Tx,
  step: Act,
  { run, person, automation, at, ended }: Traveller & { at: number },
): Promise<void> {
  const { email } = person;
  switch (step.do) {
    case 'code': {
      const terms = termsOf({ code: step, at, runId: run.id, email, renews: false });
      await mintLetterCode(services, tx, terms);
      return;
    }
    case 'tag': {
      const tags = readTags([...person.tags, step.tag].join(','));
      await setTags(services, tx, person, tags);
      // She may be on her way in another automation of this batch as well.
      person.tags = tags;
      return;
    }
    case 'enrol':
      return announce(services, tx, {
        ...{ type: 'course-given', course: step.course, runId: run.id, email, userId: person.userId },
      });
    case 'enter':
      return enterById(services, tx, step.automationId, email);
    case 'leave': {
      const which = { email, automationId: step.automationId };
      const ids = await endRuns(tx, which, { reason: 'stopped', now: services.clock.now() });
      await stopRunLetters(tx, ids);
      for (const id of ids) ended.add(id);
      return;
    }
    case 'notice':
      return notice(services, tx, { text: step.text, person, automation });
  }
}

/** A word to the owner that somebody has come to this point. */
async function notice(
  services: Parts,
  tx: Tx,
  { text, person, automation }: { text: string; person: ContactRow; automation: string },
): Promise<void> {
  const { id, name, email } = person;
  const path = `/office/letters/people/${id}`;
  const props = { automation, text, person: name || email, url: `${services.config.appUrl}${path}` };
  await tellOwner(services, tx, {
    ...{ kind: 'automation', title: automation, text, path, about: `person:${id}` },
    letter: { template: 'automation-notice', props },
  });
}

/** Whether somebody who entered then meets a condition now. A segment that was removed is met by nobody. */
export async function meets(
  services: Parts,
  db: Db | Tx,
  condition: PlanCondition,
  { person, since }: { person: Pick<ContactRow, 'id' | 'email'>; since: Date },
): Promise<boolean> {
  const isSo = await holds(services, db, condition, { person, since });
  return isSo !== undefined && isSo !== Boolean(condition.not);
}

async function holds(
  services: Parts,
  db: Db | Tx,
  condition: PlanCondition,
  { person, since }: { person: Pick<ContactRow, 'id' | 'email'>; since: Date },
): Promise<boolean | undefined> {
  switch (condition.of) {
    case 'bought':
      return hasBoughtSince(db, { email: person.email, product: condition.product, since });
    case 'session':
      return hasBookedSince(db, person.email, since);
    case 'segment': {
      const segment = await findSegment(db, condition.segmentId);
      if (!segment) return undefined;
      const rules = whoAre(segmentRules.parse(segment.rules), ruleMoment(services));
      return (await countContacts(db, { where: bothAre(rules, isPerson(person.id)) })) > 0;
    }
  }
}

/** When a wait that begins now is over, by the clock of this zone. */
export function endOfWait(wait: Wait, from: Date, zone: string): Date {
  // Days are spans of 24 hours, as in the sequences: no change of the clocks doubles or skips one.
  if (wait.do === 'wait') return new Date(from.getTime() + wait.days * DAY);
  const { weekday, hour } = wait;
  const time = `${String(hour).padStart(2, '0')}:00`;
  for (let date = dateIn(from, zone); ; date = addDays(date, 1)) {
    if (weekday && weekdayOf(date) !== weekday) continue;
    // In spring an hour is skipped: then that day has none, and the next one is meant.
    const at = instantOf(date, time, zone);
    if (at && at > from) return at;
  }
}
