/** Stands in for a thread in tests: it does what the job's name says. */
import { parentPort, threadId } from 'node:worker_threads';

parentPort?.on('message', ({ name }: { name: string }) => {
  if (name === 'die') process.exit(1);
  if (name === 'throw') throw new Error('boom');
  if (name === 'hang') return;
  // As one that a busy machine lets wait.
  if (name === 'wait') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
  while (name === 'loop');
  const answer = name === 'which thread' ? String(threadId) : name;
  parentPort?.postMessage({ ok: true, bytes: new TextEncoder().encode(answer) });
});
