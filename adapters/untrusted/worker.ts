/** The thread that reads what strangers wrote. Started by `in-thread.ts`, it answers one task at a time. */
import { parentPort } from 'node:worker_threads';
import {
  type Bounce,
  type BusySpan,
  type CalendarWindow,
  type Outcome,
  type ReadList,
  Unreadable,
} from './untrusted.ts';

export type Inputs = {
  'busy-times': { text: string; window: CalendarWindow };
  'read-bounce': { raw: string };
  'read-list': { bytes: Uint8Array };
};
export type Answers = {
  'busy-times': BusySpan[];
  'read-bounce': Bounce[] | undefined;
  'read-list': ReadList;
};

export type Task = { [Name in keyof Inputs]: { name: Name; input: Inputs[Name] } }[keyof Inputs];
/** `failed`: a defect, which the caller throws on. */
export type TaskAnswer = Outcome<Answers[keyof Answers]> | { status: 'failed'; message: string };

/** Each library is loaded by the first task that needs it. */
async function answerOf(task: Task): Promise<Answers[keyof Answers]> {
  switch (task.name) {
    case 'busy-times':
      return (await import('./busy-times.ts')).busyTimes(task.input.text, task.input.window);
    case 'read-bounce':
      return (await import('./read-bounce.ts')).readBounce(task.input.raw);
    case 'read-list':
      return (await import('./read-list.ts')).readList(task.input.bytes);
  }
}

async function outcomeOf(task: Task): Promise<TaskAnswer> {
  try {
    return { status: 'read', answer: await answerOf(task) };
  } catch (error) {
    if (error instanceof Unreadable) return { status: 'unreadable', words: error.message };
    // Nested deeper than the stack reaches.
    if (error instanceof RangeError) return { status: 'over-limit' };
    return { status: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await outcomeOf(task)));
