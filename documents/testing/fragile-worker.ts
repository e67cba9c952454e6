/** Stands in for the document thread in tests: it does what the job's name says. */
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', ({ name }: { name: string }) => {
  if (name === 'die') process.exit(1);
  if (name === 'throw') throw new Error('boom');
  if (name === 'hang') return;
  parentPort?.postMessage({ ok: true, bytes: new TextEncoder().encode(name) });
});
