import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { createDatabase, dropDatabase } from '../harness/databases.ts';
import { killSenders } from '../harness/kill-senders.ts';

/** The small sister of `npm run proof:mail`. */
test('2 kills over two sending processes: no letter twice, no receipt lost, nobody astray', async () => {
  const name = `aura_kills_${randomUUID().slice(0, 8)}`;
  const databaseUrl = await createDatabase(inject('adminUrl'), name, inject('template'));
  const figures = await killSenders({
    databaseUrl,
    kills: 2,
    steps: 100,
    receipts: 20,
    readers: 600,
    runs: 100,
  });
  await dropDatabase(inject('adminUrl'), name);
  expect(figures).toMatchObject({
    steps: { due: 100, twice: 0, sentButNotArrived: 0 },
    receipts: { posted: 20, lost: 0 },
    broadcast: { made: 600, twice: 0, sentButNotArrived: 0, afterLeaving: 0, otherwise: 0 },
    automation: { runs: 100, twice: 0, sentButNotArrived: 0 },
    astray: 0,
  });
  expect(figures.steps.sent + figures.steps.unknown).toBe(100);
  expect(figures.automation.sent + figures.automation.unknown).toBe(100);
});
