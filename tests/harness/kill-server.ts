import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '../../db/embedded.ts';
import { VisitorFrom } from './browserlike.ts';
import { freePort } from './free-port.ts';
import { postmasterPid } from './postmaster.ts';
import { spawnServer } from './spawned-server.ts';

export type SurvivalFigures = {
  kills: number;
  acknowledged: number;
  /** Accounts that the server said yes to and the database does not have. */
  lost: string[];
  withoutProfile: number;
  /** The longest from the database's death to the next account. */
  longestWayBackMs: number;
};

/**
 * While people sign up, first the embedded database is killed and comes back by itself; then the server with its database is
 * killed at a moment spread over the next second of its work, and started again by the same command. Nothing is repaired by
 * hand.
 */
export async function killServer({
  folder,
  kills,
}: {
  folder: string;
  kills: number;
}): Promise<SurvivalFigures> {
  const port = await freePort();
  const variables = { DATA_DIR: folder, TRUSTED_PROXIES: '1' };
  const acknowledged: string[] = [];
  let longestWayBackMs = 0;
  for (let round = 0; round < kills; round++) {
    const server = await spawnServer(variables, { port });
    const people = new SigningUp(server.url, round);
    // A seeded spread, so that every part of the work gets hit.
    await sleep((round * 211) % 500);
    process.kill(postmasterPid(join(folder, 'pg')), 'SIGKILL');
    const died = performance.now();
    // Every other round dies with the database back at work, however slow the machine is.
    if (round % 2) {
      await people.next();
      longestWayBackMs = Math.max(longestWayBackMs, performance.now() - died);
    }
    await sleep(50 + ((round * 397) % 900));
    await server.kill('SIGKILL');
    acknowledged.push(...(await people.ended));
  }
  const server = await spawnServer(variables, { port });
  try {
    const accounts = await readAccounts(folder);
    return {
      kills,
      acknowledged: acknowledged.length,
      lost: acknowledged.filter((email) => !accounts.has(email)),
      withoutProfile: [...accounts.values()].filter((profile) => profile === null).length,
      longestWayBackMs,
    };
  } finally {
    await server.kill('SIGTERM');
  }
}

/** People who sign up one after another until the server is gone, each from an address of her own. */
class SigningUp {
  /** The addresses that the server said yes to. */
  readonly ended: Promise<string[]>;
  private waiting: PromiseWithResolvers<void> | undefined;

  constructor(url: string, round: number) {
    this.ended = this.goOn(url, round);
    // Whoever waits for the next one learns of it, too; without her it is told at the end.
    this.ended.then(
      () => this.waiting?.reject(new Error('the server is gone')),
      (error) => this.waiting?.reject(error),
    );
  }

  /** The next account. */
  next(): Promise<void> {
    this.waiting = Promise.withResolvers<void>();
    return this.waiting.promise;
  }

  private async goOn(url: string, round: number): Promise<string[]> {
    const acknowledged: string[] = [];
    for (let i = 0; ; i++) {
      const account = { name: 'Soul', email: `soul-${round}-${i}@example.test`, password: 'a-long-walk-77' };
      const visitor = new VisitorFrom(url, `10.${round}.${i >> 8}.${i & 255}`);
      const answer = await visitor.postJson('/auth/v1/sign-up/email', account).catch(() => undefined);
      if (!answer) return acknowledged;
      if (![200, 503].includes(answer.status))
        throw new Error(`answered ${answer.status} while it was killed`);
      // A line that is cut before the end has said nothing.
      const body = await answer.json().catch(() => undefined);
      if (answer.ok && body?.user) {
        acknowledged.push(account.email);
        this.waiting?.resolve();
      }
    }
  }
}

/** The profile of every account that signed up here, by address. */
async function readAccounts(folder: string): Promise<Map<string, string | null>> {
  const database = await startEmbedded({ folder: join(folder, 'pg') });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ email: string; profile: string | null }>(
    `select u.email, p.id as profile from auth.users u left join profiles p using (id) where u.email like 'soul-%'`,
  );
  await client.end();
  return new Map(rows.map(({ email, profile }) => [email, profile]));
}
