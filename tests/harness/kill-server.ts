import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '../../db/embedded.ts';
import { Browserlike } from './browserlike.ts';
import { freePort } from './free-port.ts';
import { spawnServer } from './spawned-server.ts';

export type SurvivalFigures = {
  kills: number;
  acknowledged: number;
  /** Accounts that the server said yes to and the database does not have. */
  lost: string[];
  withoutProfile: number;
};

/**
 * The server with its embedded database is killed at moments spread over the first second of its work, while people
 * sign up. It is started again by the same command each time: nothing is repaired by hand.
 */
export async function killServer({
  folder,
  kills,
}: {
  folder: string;
  kills: number;
}): Promise<SurvivalFigures> {
  const port = await freePort();
  const variables = { DATA_DIR: folder };
  const acknowledged: string[] = [];
  for (let round = 0; round < kills; round++) {
    const server = await spawnServer(variables, { port });
    const first = Promise.withResolvers<void>();
    const signingUp = signUpUntilKilled(server.url, round, (email) => {
      acknowledged.push(email);
      first.resolve();
    });
    // Every other round dies with work acknowledged, however slow the machine is.
    if (round % 2) await first.promise;
    // A seeded spread, so that every part of the work gets hit.
    await sleep(50 + ((round * 397) % 900));
    await server.kill('SIGKILL');
    await signingUp;
  }
  const server = await spawnServer(variables, { port });
  try {
    const accounts = await readAccounts(folder);
    return {
      kills,
      acknowledged: acknowledged.length,
      lost: acknowledged.filter((email) => !accounts.has(email)),
      withoutProfile: [...accounts.values()].filter((profile) => profile === null).length,
    };
  } finally {
    await server.kill('SIGTERM');
  }
}

/** Signs people up one after another until the server is gone; tells of those it said yes to. */
async function signUpUntilKilled(
  url: string,
  round: number,
  onAcknowledged: (email: string) => void,
): Promise<void> {
  for (let i = 0; ; i++) {
    const account = { name: 'Soul', email: `soul-${round}-${i}@example.test`, password: 'a-long-walk-77' };
    try {
      const answer = await new Browserlike(url).postJson('/auth/v1/sign-up/email', account);
      if (answer.ok && (await answer.json()).user) onAcknowledged(account.email);
    } catch {
      return;
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
