import { type ResourceLimits, Worker } from 'node:worker_threads';
import { codeOf } from './problem.ts';

export interface ThreadQueue<Job, Answer> {
  ask(job: Job): Promise<Answer>;
  /** Lets the job in hand finish, refuses those that wait, and ends the thread. */
  stop(): Promise<void>;
}

export interface ThreadQueueOptions {
  /** A job that takes longer is given up, and the thread with it. */
  timeoutMs: number;
  /** So many times its limit by the clock ends a thread in any case: one that hangs outside of JavaScript cannot be asked. */
  patience?: number;
  /** More jobs than this may not wait: better a clear refusal than an endless queue. */
  mostWaiting: number;
  /** After so long without a job the thread ends, and gives back what it holds. The next job starts another. */
  restMs: number;
  resourceLimits?: ResourceLimits;
}

/** The thread ended or did not answer in time. The next job gets a new one. */
export class ThreadLost extends Error {
  override name = 'ThreadLost';
  /** Whether the job needed more time or memory than it may have, rather than broke. */
  readonly isOverLimit: boolean;
  constructor(message: string, isOverLimit = false) {
    super(message);
    this.isOverLimit = isOverLimit;
  }
}

interface Waiting<Job, Answer> {
  job: Job;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** One thread that answers one job after another. It starts with the first job and does not keep the process alive. */
export function createThreadQueue<Job, Answer>(
  file: string,
  { timeoutMs, patience = 6, mostWaiting, restMs, resourceLimits }: ThreadQueueOptions,
): ThreadQueue<Job, Answer> {
  const waiting: Waiting<Job, Answer>[] = [];
  const thread = restingThread(file, restMs, resourceLimits);
  let inHand: Promise<void> | null = null;
  let isStopped = false;

  async function answerOne({ job }: Waiting<Job, Answer>): Promise<Answer> {
    const current = thread.wake();
    current.ref();
    try {
      return await answerOf<Job, Answer>(current, job, { timeoutMs, patience });
    } catch (error) {
      await thread.end();
      throw error;
    } finally {
      current.unref();
    }
  }

  async function drain(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await answerOne(next).then(next.resolve, next.reject);
    }
    inHand = null;
    thread.rest();
  }

  return {
    ask(job) {
      if (isStopped) return Promise.reject(new Error('The server is stopping'));
      if (waiting.length >= mostWaiting)
        return Promise.reject(new Error('Too many jobs are waiting for the thread'));
      return new Promise((resolve, reject) => {
        waiting.push({ job, resolve, reject });
        inHand ??= drain();
      });
    },
    async stop() {
      isStopped = true;
      for (const { reject } of waiting.splice(0))
        reject(new Error('The server stopped before the job began'));
      await inHand;
      await thread.end();
    },
  };
}

/** A thread that is there when it is woken, and ends some time after it was told to rest. */
function restingThread(file: string, restMs: number, resourceLimits: ResourceLimits | undefined) {
  let thread: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;

  function start(): Worker {
    const started = new Worker(file, resourceLimits ? { resourceLimits } : {});
    // Between two jobs nobody else listens, and an unheard error would end the whole process.
    started.on('error', () => {});
    started.on('exit', () => {
      if (thread === started) thread = null;
    });
    return started;
  }

  async function end(): Promise<void> {
    clearTimeout(timer);
    const last = thread;
    thread = null;
    await last?.terminate();
  }

  return {
    wake(): Worker {
      clearTimeout(timer);
      thread ??= start();
      return thread;
    },
    rest(): void {
      timer = setTimeout(() => void end(), restMs).unref();
    },
    end,
  };
}

/** What a thread has worked, in milliseconds. Before Node 24.6 nobody can say: then it counts as long enough, by the clock alone. */
async function workedMs(thread: Worker): Promise<number> {
  try {
    const { user, system } = await thread.cpuUsage();
    return (user + system) / 1000;
  } catch (error) {
    return codeOf(error) === 'ERR_WORKER_NOT_RUNNING' ? 0 : Number.POSITIVE_INFINITY;
  }
}

/** The limit is of work: on a busy machine a thread waits for the processor, and what it reads is no worse for that. */
function answerOf<Job, Answer>(
  thread: Worker,
  job: Job,
  { timeoutMs, patience }: { timeoutMs: number; patience: number },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let isSettled = false;
    const settle = (finish: () => void) => {
      isSettled = true;
      clearTimeout(timer);
      clearTimeout(atLast);
      thread.off('message', onMessage).off('error', onError).off('exit', onExit);
      finish();
    };
    const lose = (why: string, isOverLimit = false) => settle(() => reject(new ThreadLost(why, isOverLimit)));
    const onMessage = (answer: Answer) => settle(() => resolve(answer));
    const onError = (error: NodeJS.ErrnoException) =>
      lose(`The thread failed: ${error.message}`, error.code === 'ERR_WORKER_OUT_OF_MEMORY');
    const onExit = () => lose('The thread ended before it answered');
    const giveUp = () => lose(`The thread did not answer within ${timeoutMs} ms of work`, true);
    const before = workedMs(thread);
    const check = async () => {
      const worked = (await workedMs(thread)) - (await before);
      if (isSettled) return;
      // Not a number where nobody can say.
      if (!(worked < timeoutMs)) giveUp();
      else timer = setTimeout(check, Math.max(timeoutMs - worked, 20));
    };
    let timer = setTimeout(check, timeoutMs);
    const atLast = setTimeout(giveUp, timeoutMs * patience);
    thread.on('message', onMessage).on('error', onError).on('exit', onExit);
    thread.postMessage(job);
  });
}
