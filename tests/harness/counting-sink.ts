import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { portOf } from '../../shared/listening-port.ts';

/**
 * Counts arrivals by Message-ID, and keeps what `look` makes of each. It answers a moment after it has taken a mail, so that a sender can die in the gap
 * between the two.
 */
export async function startCountingSink(look?: (raw: string) => string) {
  const arrivals = new Map<string, number>();
  const seen = new Map<string, string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    async onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of stream) chunks.push(chunk);
      } catch {
        return; // its sender died before the end: nothing has arrived
      }
      const raw = Buffer.concat(chunks).toString('latin1');
      const id = /^Message-ID: (<[^>]+>)/im.exec(raw)?.[1] ?? 'none';
      if (look) seen.set(id, look(raw));
      arrivals.set(id, (arrivals.get(id) ?? 0) + 1);
      await sleep(randomInt(1, 40));
      done();
    },
  });
  server.on('error', () => {}); // clients that die half-way are what this is for
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${portOf(server.server)}`,
    arrivals,
    seen,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
