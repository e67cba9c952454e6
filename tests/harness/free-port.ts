import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below those from which the system gives one to whoever connects: there it would be taken before it is listened on. And above
 * those at which a browser refuses to look. Each worker has some of its own, and takes them in turn: between being found
 * and being listened on, a port belongs to nobody.
 */
const FROM = 11_000;
const OF_A_WORKER = 320;
const WORKERS = 64;

const first = FROM + (Number(process.env.VITEST_POOL_ID ?? 0) % WORKERS) * OF_A_WORKER;
let turn = randomInt(OF_A_WORKER);

export async function freePort(): Promise<number> {
  for (;;) {
    turn = (turn + 1) % OF_A_WORKER;
    const port = first + turn;
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
