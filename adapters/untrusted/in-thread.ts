import { untrustedWorker } from '../../db/project-folder.ts';
import { createThreadQueue, ThreadLost } from '../../shared/thread-queue.ts';
import { type Outcome, type TaskName, THREAD_MEMORY, taskLimits, type Untrusted } from './untrusted.ts';
import type { Answers, Inputs, Task, TaskAnswer } from './worker.ts';

type Limits = Record<TaskName, { most: number; milliseconds: number }>;

/**
 * A thread for each kind of task, so that a mail waits for no list. Started by the first one; after a while without any it ends, and
 * gives its memory back.
 */
export function untrustedInThread({
  limits = taskLimits,
  restMs = 10_000,
}: {
  limits?: Limits;
  restMs?: number;
} = {}): Untrusted {
  const queueOf = (name: TaskName) =>
    createThreadQueue<Task, TaskAnswer>(untrustedWorker, {
      timeoutMs: limits[name].milliseconds,
      mostWaiting: 50,
      restMs,
      resourceLimits: THREAD_MEMORY,
    });
  const queues = {
    'busy-times': queueOf('busy-times'),
    'read-bounce': queueOf('read-bounce'),
    'read-list': queueOf('read-list'),
  };

  async function run<Name extends TaskName>(
    name: Name,
    input: Inputs[Name],
    size: number,
  ): Promise<Outcome<Answers[Name]>> {
    if (size > limits[name].most) return { status: 'over-limit' };
    try {
      // The thread answers each task with what belongs to its name.
      const answer = await queues[name].ask({ name, input } as Task);
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
    async stop() {
      await Promise.all(Object.values(queues).map((queue) => queue.stop()));
    },
  };
}
