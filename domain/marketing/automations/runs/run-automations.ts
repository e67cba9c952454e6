import type { Tx } from '../../../../db/connect.ts';
import { listByAddresses } from '../../../contacts/index.ts';
import { workInBatches, workSteps } from '../../../duties/index.ts';
import { postRunSteps } from '../../../mail/index.ts';
import type { Parts } from '../../../services.ts';
import { placesOf } from '../../broadcasts/letter-of-broadcast.ts';
import { ruleMoment } from '../../segments/count-segment.ts';
import { type NamedPlan, namedPlan } from '../queries.ts';
import { enterByDay } from './enter-by-day.ts';
import { lockDueRuns, moveRuns, type RunRow } from './queries.ts';
import { type Halt, takeSteps } from './take-steps.ts';

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
