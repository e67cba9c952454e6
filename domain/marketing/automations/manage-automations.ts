import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../../db/connect.ts';
import { dateIn } from '../../../shared/wall-time.ts';
import { DomainError, invalid, notFound } from '../../errors.ts';
import { ownerVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { stopRunLetters } from '../../mail/index.ts';
import { planProblems } from './check-plan.ts';
import { automationPlan, type Plan } from './plan.ts';
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
import { endRuns, findRun } from './run-queries.ts';

type Which = { automationId: string };

const TAKEN = 'Another automation has this name.';

type Written = { automationId?: string; name: string; plan: Plan };

/** Keeps what was written, holes and all. Nobody notices before it is put in force. */
export const saveAutomation = ownerVerb<Written, { automationId: string }>(
  'automation.saved',
  async ({ clock }, tx, written) => {
    const saved = await save(tx, written, clock.now());
    return { about: about(saved), answer: { automationId: saved.id } };
  },
);

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
export const putInForce = ownerVerb<Written, { automationId: string; version: number }>(
  'automation.put_in_force',
  async ({ clock, content }, tx, written) => {
    const now = clock.now();
    const saved = await save(tx, written, now);
    const { id } = saved;
    const plan = automationPlan.parse(saved.draft);
    const today = dateIn(now, content.current().site.timeZone);
    const problems = await planProblems(tx, plan, { automationId: id, today });
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const before = saved.version ? await findVersion(tx, id, saved.version) : undefined;
    const isSame = isDeepStrictEqual(before, plan);
    const version = (saved.version ?? 0) + (isSame ? 0 : 1);
    if (!isSame) await insertVersion(tx, { automationId: id, version, plan, putAt: now });
    // Another day starts anew; another letter on the same day does not.
    const isSameDay = isDeepStrictEqual(before?.trigger, plan.trigger);
    await changeAutomation(tx, id, {
      ...{ state: 'running', version, triggerKind: plan.trigger.on },
      ...(isSameDay ? {} : { enteredOn: null, lastPerson: null }),
    });
    return { about: about(saved), after: { version }, answer: { automationId: id, version } };
  },
);

/** Nobody new enters; those under way go on. */
export const closeAutomation = ownerVerb<Which, void>(
  'automation.closed',
  async (_services, tx, { automationId }) => {
    const found = await locked(tx, automationId);
    if (found.state !== 'running') throw new DomainError('conflict', 'This automation is not in force.');
    await changeAutomation(tx, found.id, { state: 'closed' });
    return { about: about(found), answer: undefined };
  },
);

/** The same, and those under way end where they stand; letters that wait do not leave. */
export const stopAutomation = ownerVerb<Which, { people: number }>(
  'automation.stopped',
  async ({ clock }, tx, { automationId }) => {
    const found = await locked(tx, automationId);
    if (found.state === 'running') await changeAutomation(tx, found.id, { state: 'closed' });
    const ids = await endRuns(tx, { automationId: found.id }, { reason: 'stopped', now: clock.now() });
    await stopRunLetters(tx, ids);
    const people = ids.length;
    return { about: about(found), after: { people }, answer: { people } };
  },
);

/** Takes one person out. */
export const stopRun = ownerVerb<{ runId: string }, void>(
  'automation.person_taken_out',
  async ({ clock }, tx, { runId }) => {
    const run = await findRun(tx, knownId(runId, 'Run'));
    const automation = run && (await lockAutomation(tx, run.automationId));
    if (!automation) throw notFound('Run');
    const ids = await endRuns(tx, { ids: [run.id] }, { reason: 'stopped', now: clock.now() });
    await stopRunLetters(tx, ids);
    return { about: about(automation), answer: undefined };
  },
);

/** Only what nobody is under way in; what is known of those who were goes with it. */
export const removeAutomation = ownerVerb<Which, void>(
  'automation.removed',
  async (_services, tx, { automationId }) => {
    const found = await locked(tx, automationId);
    if (found.state === 'running' || (await countOpenRuns(tx, found.id)) > 0)
      throw new DomainError('conflict', 'Somebody may still be under way in it. Please stop it first.');
    await deleteAutomation(tx, found.id);
    return { about: about(found), answer: undefined };
  },
);
