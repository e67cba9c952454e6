import type { Tx } from '../../../../db/connect.ts';
import { postRunSteps } from '../../../mail/index.ts';
import type { Parts } from '../../../services.ts';
import { placesOf } from '../../broadcasts/letter-of-broadcast.ts';
import { listByAddresses } from '../../people/queries.ts';
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
  await enterByDay(services);
  const plans = new Map<string, NamedPlan | undefined>();
  let taken = 0;
  for (;;) {
    const count = await services.db.transaction((tx) => runBatch(services, tx, plans));
    taken += count;
    // One that entered another automation on its way has made new work.
    if (count === 0) return taken;
  }
}

type Plans = Map<string, NamedPlan | undefined>;

async function runBatch(services: Parts, tx: Tx, plans: Plans): Promise<number> {
  const { now, today } = ruleMoment(services);
  const runs = await lockDueRuns(tx, now, BATCH);
  if (runs.length === 0) return 0;
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
  return runs.length;
}

/** Versions are never changed, so one is read once for all who are on it. */
async function planOf(tx: Tx, plans: Plans, { automationId, version }: RunRow) {
  const key = `${automationId}:${version}`;
  if (!plans.has(key)) plans.set(key, await namedPlan(tx, automationId, version));
  return plans.get(key);
}
