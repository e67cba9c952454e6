import type { Tx } from '../../../db/connect.ts';
import { type CalendarDate, nextDay } from '../../../numerology/index.ts';
import { dateIn, instantOf } from '../../../shared/wall-time.ts';
import { processDueInBatches, runSteps } from '../../duties.ts';
import { officeDate } from '../../moments.ts';
import type { Deps } from '../../services.ts';
import { nextPeople } from '../broadcasts/queries.ts';
import { allOf, everybody, type SegmentRules, segmentRulesSchema } from '../segment-rules.ts';
import { findSegment, matchesSegment, ruleMoment } from '../segments.ts';
import type { Trigger } from './plan.ts';
import { type AutomationRow, changeAutomation, findVersion, takeByDay } from './queries.ts';
import { insertRuns, isOneOf, lockDueRuns } from './run-queries.ts';
import { type Plans, takeRuns } from './take-steps.ts';

const BATCH = 200;

/**
 * Takes every step that is due: claimed, taken and written down in one transaction, so that a crash leaves all of it or
 * nothing, and a second machine skips what this one holds.
 */
export async function runAutomations(services: Deps): Promise<number> {
  const plans: Plans = new Map();
  let taken = 0;
  await runSteps(services, 'run-automations', {
    enter: () => enterByDay(services),
    run: async () => {
      taken = await processDueInBatches(services, {
        duty: 'run-automations',
        lock: (tx, only) => lockDueRuns(tx, services.clock.now(), { limit: BATCH, only }),
        subject: ({ id }) => id,
        shown: ({ automationId, sequenceType }) => pageOf(automationId ?? sequenceType ?? ''),
        work: (tx, runs) => takeRuns(services, tx, runs, { plans }),
      });
    },
  });
  return taken;
}

const pageOf = (automation: string) => ({ path: `/office/letters/automations/${automation}` });

const PORTION = 1_000;

/** Lets in those whose day it is. Each portion is a transaction with its place: a crash loses and repeats nobody. */
async function enterByDay(services: Deps): Promise<number> {
  const except: string[] = [];
  let entered = 0;
  await processDueInBatches(services, {
    duty: 'run-automations',
    lock: (tx, only) => takeByDay(tx, services.clock.now(), { except, only }),
    subject: ({ id }) => id,
    shown: ({ id }) => pageOf(id),
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

async function enterPortion(services: Deps, tx: Tx, automation: AutomationRow) {
  const { id, version, lastPerson } = automation;
  const plan = version ? await findVersion(tx, id, version) : undefined;
  const day = plan && dueDay(services, plan.trigger, automation);
  if (!version || !day) return { entered: 0, isLast: true };
  const at = ruleMoment(services);
  const rules = await whoseDay(services, tx, plan.trigger);
  const where = matchesSegment(rules.rules, { ...at, today: rules.from ?? at.today });
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
  { clock, content }: Deps,
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
  { clock, content }: Deps,
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
  return { rules: segment ? segmentRulesSchema.parse(segment.rules) : nobody };
}

const nobody = allOf({ of: 'account' }, { of: 'account', not: true });
