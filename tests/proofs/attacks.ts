/**
 * A thousand forged notices, and a thousand guesses at each endpoint that hashes a password, from as many addresses:
 * no notice changes a row, and of the guesses at one account only those within its limit reach the hashing. Runs on a
 * throw-away embedded PostgreSQL, or in a new database on the server that DATABASE_URL names.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../db/embedded.ts';
import { buildIfStale } from '../../server/build.ts';
import { keysOf } from '../../shared/records.ts';
import { forgeNotices, guessAt, hashing, reachedHashing } from '../harness/attacks.ts';
import { Browserlike } from '../harness/browserlike.ts';
import { createDatabase, dropDatabase } from '../harness/databases.ts';
import { spawnServer } from '../harness/spawned-server.ts';

const TIMES = 1_000;
/** Ten per account and ten minutes; a demo's limits are ten times wider. */
const MOST_REACHING = 100;

await buildIfStale(console.log);
const folder = mkdtempSync(join(tmpdir(), 'aura-proof-'));
chmodSync(folder, 0o755);
const embedded = process.env.DATABASE_URL ? undefined : await startEmbedded({ folder: join(folder, 'pg') });
const adminUrl = process.env.DATABASE_URL ?? embedded?.url ?? '';
const name = `aura_proof_${process.pid}`;
const url = await createDatabase(adminUrl, name);
const server = await spawnServer({ DATABASE_URL: url, DATA_DIR: folder, TRUSTED_PROXIES: '1' });
const client = new pg.Client({ connectionString: url });
await client.connect();
const money = async () =>
  JSON.stringify(
    (
      await client.query(`select (select count(*) from orders) o, (select count(*) from order_payments) p,
        (select count(*) from purchases) b, (select count(*) from payment_notices) n`)
    ).rows,
  );
let right = true;
try {
  const before = await money();
  const notices = await forgeNotices(
    (path, body, headers) => new Browserlike(server.url).fetch(path, { method: 'POST', body, headers }),
    TIMES,
  );
  const unchanged = (await money()) === before;
  right &&= unchanged && Object.keys(notices).every((status) => status.startsWith('4'));
  console.log(
    `${TIMES} forged notices: ${JSON.stringify(notices)}, rows ${unchanged ? 'unchanged' : 'CHANGED'}`,
  );
  for (const [at, path] of keysOf(hashing).entries()) {
    const visitor = new Browserlike(server.url);
    const account = { name: 'Ada King', email: `ada-${at}@example.test`, password: 'engine-of-1843' };
    await visitor.postJson('/auth/v1/sign-up/email', account);
    await client.query('update auth.users set email_verified = true where email = $1', [account.email]);
    const statuses = await guessAt(visitor, path, account.email, TIMES);
    const reached = reachedHashing(statuses);
    right &&= reached <= MOST_REACHING;
    console.log(`${TIMES} guesses at ${path}: ${reached} reached the hashing ${JSON.stringify(statuses)}`);
  }
  console.log(right ? 'Proved.' : 'NOT proved.');
  process.exitCode = right ? 0 : 1;
} finally {
  await client.end();
  await server.kill('SIGTERM');
  await dropDatabase(adminUrl, name);
  await embedded?.stop();
  rmSync(folder, { recursive: true, force: true });
}
