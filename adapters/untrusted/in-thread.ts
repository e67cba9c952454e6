import { untrustedWorker } from '../../db/project-folder.ts';
import { createThreadQueue, ThreadLost } from '../../shared/thread-queue.ts';
import { type Outcome, type TaskName, THREAD_MEMORY, taskLimits, type Untrusted } from './untrusted.ts';
import type { Answers, Inputs, Task, TaskAnswer } from './worker.ts';

type Limits = Record<TaskName, { most: number; milliseconds: number }>;

/** Started by the first task; after a while without one it ends, and gives its memory back. */
export function untrustedInThread({
  limits = taskLimits,
  restMs = 10_000,
}: {
  limits?: Limits;
  restMs?: number;
} = {}): Untrusted {
  const queue = createThreadQueue<Task, TaskAnswer>(untrustedWorker, {
    timeoutMs: 5_000,
    mostWaiting: 50,
    restMs,
    resourceLimits: THREAD_MEMORY,
  });

  async function run<Name extends TaskName>(
    name: Name,
    input: Inputs[Name],
    size: number,
  ): Promise<Outcome<Answers[Name]>> {
    const { most, milliseconds } = limits[name];
    if (size > most) return { status: 'over-limit' };
    try {
      // The thread answers each task with what belongs to its name.
      const answer = await queue.ask({ name, input } as Task, milliseconds);
      if (answer.status === 'failed') throw new Error(`${name} failed: ${answer.message}`);
      return answer as Outcome<Answers[Name]>;
    } catch (error) {
      if (error instanceof ThreadLost && error.isOverLimit) return { status: 'over-limit' };
      throw error;
    }
  }

  return {
    busyTimes: (text, window) => run('busy-times', { text, window }, text.length),
    // More than this is not needed to know a bounce, and what was cut off is the letter that it sends back.
    readBounce: (raw) => {
      const begins = raw.slice(0, limits['read-bounce'].most);
      return run('read-bounce', { raw: begins }, begins.length);
    },
    readList: (bytes) => run('read-list', { bytes }, bytes.length),
    stop: queue.stop,
  };
}
