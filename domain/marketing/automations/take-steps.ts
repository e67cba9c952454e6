import type { Db, Tx } from '../../../db/connect.ts';
import type { AttachmentName } from '../../../db/schema/index.ts';
import { storedMail } from '../../../emails/mails.ts';
import { DAY } from '../../../shared/durations.ts';
import { addDays, dateIn, instantOf, weekdayOf } from '../../../shared/wall-time.ts';
import { type ContactRow, countContacts, listByAddresses, tagContact } from '../../contacts/index.ts';
import { announce } from '../../facts.ts';
import { type MayReceive, postSteps, type StepLetter } from '../../mail/index.ts';
import { notifyOwner } from '../../notices/index.ts';
import type { Deps } from '../../services.ts';
import { mintLetterCode } from '../../shop/index.ts';
import { mergeFieldsOf } from '../broadcasts/letter-of-broadcast.ts';
import { endsAs, mayWrite } from '../reach.ts';
import { segmentRulesSchema } from '../segment-rules.ts';
import { bothAre, findSegment, isPerson, matchesSegment, ruleMoment } from '../segments.ts';
import { letterProps } from '../sequences/letters-of-sequences.ts';
import { plans as builtIn, type MailStep, momentOf } from '../sequences/sequence-types.ts';
import { type PlanCondition, type PlanStep, topicOf, type Wait } from './plan.ts';
import type { EndReason } from './plan-words.ts';
import { type NamedPlan, namedPlan } from './queries.ts';
import { hasBookedSince, hasBoughtSince, type Moved, moveRuns, type RunRow } from './run-queries.ts';
import { endRuns, enterById, termsOf } from './runs.ts';

export type Plans = Map<string, NamedPlan | undefined>;

/** What only the first letter of a built-in automation says or carries. */
export type FirstLetter = { attachments?: AttachmentName[]; props?: object };

type Taking = {
  /** Those read already. */
  plans?: Plans;
  firstLetter?: FirstLetter;
  /** Before its day, because staff want it so. */
  isHurried?: boolean;
};

/**
 * Takes the steps of runs that this transaction holds, and writes their letters. A letter that the rule lets nobody have ends
 * its run, which says why. The database allows a step once, whoever asks.
 */
export async function takeRuns(services: Deps, tx: Tx, runs: RunRow[], taking: Taking = {}): Promise<void> {
  const { plans = new Map() } = taking;
  const people = await listByAddresses(
    tx,
    runs.map(({ email }) => email),
  );
  const known = new Map(people.map((person) => [person.email, person]));
  const ended = new Set<string>();
  const halts: Halt[] = [];
  for (const run of runs) {
    if (ended.has(run.id)) continue;
    const found = await planOf(tx, plans, run);
    const person = known.get(run.email);
    halts.push(
      found
        ? await takeSteps(services, tx, { ...taking, ...found, run, person, ended })
        : endOf(run, run.step, 'failed'),
    );
  }
  const letters = halts.flatMap(({ id, letter }) => (letter && !ended.has(id) ? [letter] : []));
  await postSteps(services, tx, letters);
  await moveRuns(tx, halts, services.clock.now());
}

/** Versions are never changed, so one is read once for all who are on it. */
async function planOf(
  tx: Tx,
  plans: Plans,
  { automationId, version, sequenceType }: RunRow,
): Promise<NamedPlan | undefined> {
  if (sequenceType) return { name: builtIn[sequenceType].title, plan: builtIn[sequenceType] };
  if (!automationId || !version) return undefined;
  const key = `${automationId}:${version}`;
  if (!plans.has(key)) plans.set(key, await namedPlan(tx, automationId, version));
  return plans.get(key);
}

type Traveller = NamedPlan &
  Pick<Taking, 'firstLetter' | 'isHurried'> & {
    run: RunRow;
    /** Nobody: of whom we know nothing but a cart, or who was erased meanwhile. */
    person: ContactRow | undefined;
    /** Runs that others of the same batch have ended. */
    ended: Set<string>;
  };

/** Where somebody comes to a halt; with a letter, at that. */
type Halt = Moved & { letter?: StepLetter };

const endOf = ({ id }: RunRow, step: number, endReason: EndReason): Halt => ({
  id,
  step,
  dueAt: null,
  endReason,
});

/** Takes the steps of a run that are due, until one of them has to wait, is a letter, or is the last. */
async function takeSteps(services: Deps, tx: Tx, traveller: Traveller): Promise<Halt> {
  const { run, plan, person } = traveller;
  const { id } = run;
  for (let at = run.step; ; at++) {
    const step = plan.steps[at];
    if (!step) return endOf(run, at, 'completed');
    if (step.do === 'mail') return haltAtMail(services, traveller, step, at);
    if (!person) return endOf(run, at, 'failed');
    switch (step.do) {
      case 'wait':
      case 'wait-until': {
        const { timeZone } = services.content.current().site;
        const dueAt = endOfWait(step, services.clock.now(), timeZone);
        return { id, step: at + 1, dueAt, endReason: null };
      }
      case 'letter': {
        const verdict = mayWrite(services, person, topicOf(plan));
        if (!verdict.may) return endOf(run, at, endsAs[verdict.why]);
        const places = mergeFieldsOf(services, person, ruleMoment(services).today);
        const thenEnds = plan.steps[at + 1] ? null : 'completed';
        const letter = { to: run.email, userId: person.userId ?? undefined, places, thenEnds } as const;
        return { id, step: at, dueAt: null, endReason: null, letter: { ...letter, runId: id, step: at } };
      }
      case 'condition':
        if (!(await meetsCondition(services, tx, step.if, { person, since: run.startedAt })))
          return endOf(run, at, 'condition');
        break;
      default:
        await act(services, tx, step, { ...traveller, person, at });
    }
  }
}

/** A letter of a built-in automation, once its day has come. */
function haltAtMail(services: Deps, traveller: Traveller, step: MailStep, at: number): Halt {
  const { run, plan, person, firstLetter, isHurried } = traveller;
  const { id, startedAt } = run;
  const dueAt = momentOf(step, startedAt);
  if (dueAt > services.clock.now() && !isHurried) return { id, step: at, dueAt, endReason: null };
  const topic = topicOf(plan);
  const verdict = mayWrite(services, person, topic);
  if (!verdict.may && !step.askedFor) return endOf(run, at, endsAs[verdict.why]);
  const next = plan.steps[at + 1];
  const thenEnds = endAfter(verdict, next !== undefined);
  const letter: StepLetter = {
    to: run.email,
    ...storedMail(step.template, { ...letterProps(services, run, step.template), ...firstLetter?.props }),
    topic: step.askedFor ? 'service' : topic,
    attachments: firstLetter?.attachments,
    runId: id,
    step: at,
    thenEnds,
    thenDueAt: !thenEnds && next?.do === 'mail' ? momentOf(next, startedAt) : null,
  };
  return { id, step: at, dueAt: null, endReason: null, letter };
}

/** What follows the letter that was asked for needs to be let through, too; without a yes it ends there. */
function endAfter(verdict: MayReceive, isFollowed: boolean): 'completed' | 'no_consent' | null {
  if (!isFollowed) return 'completed';
  return verdict.may || endsAs[verdict.why] !== 'no_consent' ? null : 'no_consent';
}

type Act = Extract<PlanStep, { do: 'code' | 'tag' | 'enrol' | 'enter' | 'leave' | 'notice' }>;

/** What is done in passing. */
async function act(
  services: Deps,
  tx: Tx,
  step: Act,
  { run, person, name, at, ended }: Traveller & { person: ContactRow; at: number },
): Promise<void> {
  const { email } = person;
  switch (step.do) {
    case 'code': {
      const terms = termsOf({ code: step, at, runId: run.id, email, renews: false });
      await mintLetterCode(services, tx, terms);
      return;
    }
    case 'tag':
      // She may be on her way in another automation of this batch as well.
      person.tags = await tagContact(services, tx, person, step.tag);
      return;
    case 'enrol':
      return announce(services, tx, {
        type: 'course-given',
        course: step.course,
        runId: run.id,
        email,
        userId: person.userId,
      });
    case 'enter':
      return enterById(services, tx, step.automationId, email);
    case 'leave': {
      const which = { email, automationId: step.automationId };
      for (const id of await endRuns(services, tx, which, 'stopped')) ended.add(id);
      return;
    }
    case 'notice':
      return notice(services, tx, { text: step.text, person, automation: name });
  }
}

/** A word to the owner that somebody has come to this point. */
async function notice(
  services: Deps,
  tx: Tx,
  { text, person, automation }: { text: string; person: ContactRow; automation: string },
): Promise<void> {
  const { id, name, email } = person;
  const path = `/office/customers/${id}`;
  const props = { automation, text, person: name || email, url: `${services.config.appUrl}${path}` };
  await notifyOwner(services, tx, {
    kind: 'automation',
    title: automation,
    text,
    path,
    about: `person:${id}`,
    letter: { template: 'automation-notice', props },
  });
}

/** Whether somebody who entered then meets a condition now. A segment that was removed is met by nobody. */
export async function meetsCondition(
  services: Deps,
  db: Db | Tx,
  condition: PlanCondition,
  { person, since }: { person: Pick<ContactRow, 'id' | 'email'>; since: Date },
): Promise<boolean> {
  const isSo = await holds(services, db, condition, { person, since });
  return isSo !== undefined && isSo !== Boolean(condition.not);
}

async function holds(
  services: Deps,
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
      const rules = matchesSegment(segmentRulesSchema.parse(segment.rules), ruleMoment(services));
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
