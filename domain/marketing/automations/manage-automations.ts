import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Tx } from '../../../db/connect.ts';
import { dateIn } from '../../../shared/wall-time.ts';
import { DomainError, invalid, notFound } from '../../errors.ts';
import { ownerVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { plans } from '../sequences/sequence-types.ts';
import { planProblems } from './check-plan.ts';
import { automationPlan, planSchema } from './plan.ts';
import {
  type AutomationRow,
  changeAutomation,
  deleteAutomation,
  findVersion,
  insertAutomation,
  insertVersion,
  isNameTaken,
  lockAutomation,
} from './queries.ts';
import { countOpenRuns } from './read-automations.ts';
import { findRun } from './run-queries.ts';
import { endRuns } from './runs.ts';

const one = z.object({ automationId: z.string() });

const TAKEN = 'Another automation has this name.';

const written = planSchema.extend({ automationId: z.string().optional() });
type Written = z.output<typeof written>;

/** Keeps what was written, holes and all. Nobody notices before it is put in force. */
export const saveAutomation = ownerVerb('automation.saved', written, async ({ clock }, tx, typed) => {
  const saved = await save(tx, typed, clock.now());
  return { about: about(saved), answer: { automationId: saved.id } };
});

async function save(tx: Tx, { automationId, name, plan }: Written, now: Date): Promise<AutomationRow> {
  const draft = { name, draft: plan, updatedAt: now };
  if (!automationId) {
    const made = await insertAutomation(tx, { ...draft, state: 'draft', createdAt: now });
    if (!made) throw invalid({ name: TAKEN });
    return made;
  }
  const before = await locked(tx, automationId);
  if (await isNameTaken(tx, name, before.id)) throw invalid({ name: TAKEN });
  await changeAutomation(tx, before.id, draft);
  return { ...before, ...draft };
}

async function locked(tx: Tx, automationId: string): Promise<AutomationRow> {
  const found = await lockAutomation(tx, knownId(automationId, 'Automation'));
  if (!found) throw notFound('Automation');
  return found;
}

const about = ({ id, name }: Pick<AutomationRow, 'id' | 'name'>) => ({
  kind: 'automation',
  id,
  label: name,
});

/** From now on this is what new people enter; those under way finish on the version that they began with. */
export const activateAutomation = ownerVerb(
  'automation.put_in_force',
  written,
  async ({ clock, content }, tx, typed) => {
    const now = clock.now();
    const saved = await save(tx, typed, now);
    const { id } = saved;
    const plan = automationPlan.parse(saved.draft);
    const { catalogue, courseNames, site } = content.current();
    const today = dateIn(now, site.timeZone);
    const problems = await planProblems(tx, plan, { automationId: id, today, catalogue, courseNames });
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const before = saved.version ? await findVersion(tx, id, saved.version) : undefined;
    const isSame = isDeepStrictEqual(before, plan);
    const version = (saved.version ?? 0) + (isSame ? 0 : 1);
    if (!isSame) await insertVersion(tx, { automationId: id, version, plan, putAt: now });
    // Another day starts anew; another letter on the same day does not.
    const isSameDay = isDeepStrictEqual(before?.trigger, plan.trigger);
    await changeAutomation(tx, id, {
      state: 'running',
      version,
      triggerKind: plan.trigger.on,
      ...(isSameDay ? {} : { enteredOn: null, lastPerson: null }),
    });
    return { about: about(saved), after: { version }, answer: { automationId: id, version } };
  },
);

/** Nobody new enters; those under way go on. */
export const closeAutomation = ownerVerb(
  'automation.closed',
  one,
  async (_services, tx, { automationId }) => {
    const found = await locked(tx, automationId);
    if (found.state !== 'running') throw new DomainError('conflict', 'This automation is not in force.');
    await changeAutomation(tx, found.id, { state: 'closed' });
    return { about: about(found), answer: undefined };
  },
);

/** The same, and those under way end where they stand; letters that wait do not leave. */
export const stopAutomation = ownerVerb('automation.stopped', one, async (services, tx, { automationId }) => {
  const found = await locked(tx, automationId);
  if (found.state === 'running') await changeAutomation(tx, found.id, { state: 'closed' });
  const people = (await endRuns(services, tx, { automationId: found.id }, 'stopped')).length;
  return { about: about(found), after: { people }, answer: { people } };
});

/** Takes one person out, also of a built-in one. */
export const stopRun = ownerVerb(
  'automation.person_taken_out',
  z.object({ runId: z.string() }),
  async (services, tx, { runId }) => {
    const run = await findRun(tx, knownId(runId, 'Run'));
    if (!run) throw notFound('Run');
    const { automationId, sequenceType } = run;
    const automation = automationId ? await lockAutomation(tx, automationId) : undefined;
    const builtIn = sequenceType && { id: sequenceType, name: plans[sequenceType].title };
    const of = automation ?? builtIn;
    if (!of) throw notFound('Run');
    await endRuns(services, tx, { ids: [run.id] }, 'stopped');
    return { about: about(of), answer: undefined };
  },
);

/** Only what nobody is under way in; what is known of those who were goes with it. */
export const removeAutomation = ownerVerb(
  'automation.removed',
  one,
  async (_services, tx, { automationId }) => {
    const found = await locked(tx, automationId);
    if (found.state === 'running' || (await countOpenRuns(tx, found.id)) > 0)
      throw new DomainError('conflict', 'Somebody may still be under way in it. Please stop it first.');
    await deleteAutomation(tx, found.id);
    return { about: about(found), answer: undefined };
  },
);
