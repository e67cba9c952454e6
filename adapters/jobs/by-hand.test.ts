import { expect, test } from 'vitest';
import type { Db } from '../../db/connect.ts';
import { jobsByHand } from './by-hand.ts';

const now = new Date('2026-11-20T10:00:00Z');
const db = {} as Db; // by hand nothing is written down
const start = () => jobsByHand<'cook' | 'serve'>({ now: () => now });

test('every job runs once, and again when another one asked for it', async () => {
  const jobs = start();
  const done: string[] = [];
  await jobs.work({
    serve: { run: async () => void done.push('serve') },
    cook: {
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
  await jobs.work({
    serve: { run: async () => void served++ },
    cook: { run: () => jobs.enqueue(db, 'serve', {}, { at: new Date(now.getTime() + 1) }) },
  });
  await jobs.runAll();
  expect(served).toBe(1);
});

test('a failing job fails whoever runs it, and jobs that never rest are named', async () => {
  const failing = start();
  const nothing = { run: async () => {} };
  await failing.work({ serve: nothing, cook: { run: () => Promise.reject(new Error('burnt')) } });
  await expect(failing.runAll()).rejects.toThrow('burnt');
  const restless = start();
  await restless.work({ serve: nothing, cook: { run: () => restless.enqueue(db, 'cook') } });
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
