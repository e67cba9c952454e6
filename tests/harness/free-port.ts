import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below those from which the system gives one to whoever connects: there it would be taken before it is listened on. And above
 * those at which a browser refuses to look.
 */
const PORTS = { from: 11_000, to: 32_000 };

/** Taken at random: of several workers that look at once, hardly two find the same. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
