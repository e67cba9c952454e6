import { expect, test } from 'vitest';
import type { Db } from '../../db/connect.ts';
import { jobsByHand } from './by-hand.ts';

let now = new Date('2026-11-20T10:00:00Z');
const db = {} as Db; // by hand nothing is written down
const cron = '* * * * *';
const start = () => jobsByHand<'cook' | 'serve'>({ now: () => now });
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

test('every job runs once, and again when another one asked for it', async () => {
  const jobs = start();
  const done: string[] = [];
  await jobs.work({
    serve: { cron, run: async () => void done.push('serve') },
    cook: {
      cron,
      run: async () => {
        done.push('cook');
        await jobs.enqueue(db, 'serve');
      },
    },
  });
  await jobs.runAll();
  expect(done).toEqual(['serve', 'cook', 'serve']);
});

test('what is asked for later is left until its time', async () => {
  const jobs = start();
  let served = 0;
  await jobs.work({ serve: { run: async () => void served++ }, cook: { run: async () => {} } });
  await jobs.enqueue(db, 'serve', {}, { at: new Date(now.getTime() + 30_000) });
  await jobs.runAll();
  expect(served).toBe(0);
  pass(1);
  await jobs.runAll();
  await jobs.runAll();
  expect(served).toBe(1);
});

test.each([
  ['* * * * *', [0, 1, 1]],
  ['*/3 * * * *', [0, 0, 1]],
  ['2 * * * *', [0, 1, 0]],
  ['17 * * * *', [0, 0, 0]],
])('the timetable %s calls as the clock goes', async (timetable, calls) => {
  now = new Date('2026-11-20T10:00:00Z');
  const jobs = start();
  let served = 0;
  await jobs.work({
    serve: { cron: timetable, run: async () => void served++ },
    cook: { run: async () => {} },
  });
  await jobs.runAll();
  const after: number[] = [];
  for (const minutes of [0, 2, 1]) {
    served = 0;
    pass(minutes);
    await jobs.runAll();
    after.push(served);
  }
  expect(after).toEqual(calls);
});

test('a failing job fails whoever runs it, and jobs that never rest are named', async () => {
  const failing = start();
  const nothing = { run: async () => {} };
  await failing.work({ serve: nothing, cook: { cron, run: () => Promise.reject(new Error('burnt')) } });
  await expect(failing.runAll()).rejects.toThrow('burnt');
  const restless = start();
  await restless.work({ serve: nothing, cook: { cron, run: () => restless.enqueue(db, 'cook') } });
  await expect(restless.runAll()).rejects.toThrow('without end: cook');
});

test('nothing runs before the work is given, or after the end', async () => {
  const jobs = start();
  await expect(jobs.runAll()).rejects.toThrow();
  expect(jobs.isWorking()).toBe(false);
  await jobs.work({ serve: { run: async () => {} }, cook: { run: async () => {} } });
  expect(jobs.isWorking()).toBe(true);
  await jobs.stop();
  await expect(jobs.runAll()).rejects.toThrow();
});
