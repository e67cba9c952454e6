import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { projectFolder } from '../db/project-folder.ts';
import { createThreadQueue, ThreadLost, type ThreadQueue } from './thread-queue.ts';

type Answer = { ok: true; bytes: Uint8Array };
const FRAGILE = join(projectFolder, 'tests/harness/fragile-worker.ts');
const read = ({ bytes }: Answer) => new TextDecoder().decode(bytes);

let queue: ThreadQueue<{ name: string }, Answer>;
const begin = (
  options: { timeoutMs?: number; patience?: number; mostWaiting?: number; restMs?: number } = {},
) => {
  queue = createThreadQueue(FRAGILE, { timeoutMs: 20_000, mostWaiting: 100, restMs: 60_000, ...options });
  return queue;
};
afterEach(() => queue.stop());

describe('a queue before one thread', () => {
  test('answers every job, in order', async () => {
    begin();
    const names = Array.from({ length: 20 }, (_, at) => `job ${at}`);
    const answers = await Promise.all(names.map((name) => queue.ask({ name })));
    expect(answers.map(read)).toEqual(names);
  });

  test.each(['die', 'throw'])('a thread that should %s fails its own job only', async (name) => {
    begin();
    const lost = queue.ask({ name });
    const next = queue.ask({ name: 'next' });
    await expect(lost).rejects.toThrow(ThreadLost);
    expect(read(await next)).toBe('next');
  });

  // Judged by work alone: on a busy machine a new thread may begin late by the clock.
  const byWork = { timeoutMs: 700, patience: 1_000 };

  test('a job that should loop is given up after its time, and the next one is answered', async () => {
    begin(byWork);
    // Starting a thread counts towards the time of the first job.
    await queue.ask({ name: 'warm' }).catch(() => null);
    const lost = queue.ask({ name: 'loop' });
    const next = queue.ask({ name: 'next' });
    await expect(lost).rejects.toThrow('did not answer within 700 ms of work');
    expect(read(await next)).toBe('next');
  });

  test('a job that only waits for the processor is waited for', async () => {
    begin(byWork);
    await queue.ask({ name: 'warm' }).catch(() => null);
    expect(read(await queue.ask({ name: 'wait' }))).toBe('wait');
  });

  test('a job that should hang is given up by the clock, and those that come later are answered', async () => {
    begin({ timeoutMs: 700 });
    await expect(queue.ask({ name: 'hang' })).rejects.toThrow('did not answer within 700 ms of work');
    // The clock may give up one that begins slowly, too.
    await expect
      .poll(() => queue.ask({ name: 'next' }).then(read, ({ message }: Error) => message))
      .toBe('next');
  });

  test('a thread that has nothing to do ends, and the next job gets another', async () => {
    begin({ restMs: 1 });
    const first = read(await queue.ask({ name: 'which thread' }));
    await expect.poll(async () => read(await queue.ask({ name: 'which thread' }))).not.toBe(first);
  });

  test('refuses more than may wait', async () => {
    begin({ mostWaiting: 2 });
    const asked = [1, 2, 3].map((at) => queue.ask({ name: `job ${at}` }));
    await expect(queue.ask({ name: 'one too many' })).rejects.toThrow('Too many');
    await Promise.all(asked);
  });

  test('after a stop nothing is begun, and what was in hand is finished', async () => {
    begin();
    const inHand = queue.ask({ name: 'in hand' });
    const waiting = queue.ask({ name: 'waiting' });
    const stopped = queue.stop();
    await expect(waiting).rejects.toThrow('stopped before');
    expect(read(await inHand)).toBe('in hand');
    await stopped;
    await expect(queue.ask({ name: 'late' })).rejects.toThrow('stopping');
  });
});
