import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startEmbedded } from '../../db/embedded.ts';
import { Browserlike } from '../harness/browserlike.ts';
import { freePort } from '../harness/free-port.ts';
import { type SpawnedServer, spawnServer } from '../harness/spawned-server.ts';

const KILLS = 20;
const folder = mkdtempSync(join(tmpdir(), 'aura-survival-'));
chmodSync(folder, 0o755);
let server: SpawnedServer | undefined;
afterAll(async () => {
  await server?.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

/** Signs people up one after another until the server is gone; tells of those it said yes to. */
async function signUpUntilKilled(
  url: string,
  round: number,
  onAcknowledged: (email: string) => void,
): Promise<void> {
  for (let i = 0; ; i++) {
    const email = `soul-${round}-${i}@example.test`;
    try {
      const visitor = new Browserlike(url);
      const answer = await visitor.postJson('/auth/v1/sign-up/email', {
        name: 'Soul',
        email,
        password: 'a-long-walk-77',
      });
      if (answer.ok && (await answer.json()).user) onAcknowledged(email);
    } catch {
      return;
    }
  }
}

test(`${KILLS} kills at random moments: no acknowledged account is lost, no repair by hand`, async () => {
  const port = await freePort();
  const acknowledged: string[] = [];
  const variables = { DATA_DIR: folder };
  for (let round = 0; round < KILLS; round++) {
    server = await spawnServer(variables, port);
    const first = Promise.withResolvers<void>();
    const signingUp = signUpUntilKilled(server.url, round, (email) => {
      acknowledged.push(email);
      first.resolve();
    });
    // Every other round dies with work acknowledged, however slow the machine is.
    if (round % 2) await first.promise;
    // A seeded spread over the first second, so that every part of the work gets hit.
    const moment = 50 + ((round * 397) % 900);
    setTimeout(() => server?.kill('SIGKILL'), moment);
    await signingUp;
    await server.kill('SIGKILL');
  }
  server = await spawnServer(variables, port);
  const database = await startEmbedded({ folder: join(folder, 'pg') });
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ email: string; profile: string | null }>(
    `select u.email, p.id as profile from auth.users u left join profiles p using (id) where u.email like 'soul-%'`,
  );
  await client.end();
  const kept = new Set(rows.map(({ email }) => email));
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS / 2);
  expect(acknowledged.filter((email) => !kept.has(email))).toEqual([]);
  expect(rows.filter(({ profile }) => profile === null)).toEqual([]);
}, 600_000);
