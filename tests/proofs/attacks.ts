/**
 * A thousand forged notices; a thousand guesses at each endpoint that hashes a password, from as many addresses; and two
 * hundred programs in every stored field, seen in Chromium. No notice changes a row, of the guesses at one account only
 * those within its limit reach the hashing, and no program runs. On throw-away sites with embedded databases.
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../db/embedded.ts';
import { buildIfStale } from '../../server/build.ts';
import { forgeNotices, guessAt, hashingEndpoints, reachedHashing } from '../harness/attacks.ts';
import { Browserlike } from '../harness/browserlike.ts';
import { drawnNowhere } from '../harness/drawn-nowhere.ts';
import { batches } from '../harness/script-payloads.ts';
import { demoAccounts, type SpawnedServer, spawnServer } from '../harness/spawned-server.ts';
import { type ScriptFigures, storeScripts } from '../harness/stored-scripts.ts';

const TIMES = 1_000;
/** Of the guesses at one account, in ten minutes. */
const MOST_REACHING = 10;

await buildIfStale(console.log);
const proofs = { notices: proveNotices, guesses: proveGuesses, scripts: proveScripts };
/** Which of them, and how many programs one value holds: more of them are fewer rounds. */
const [only, perValue = '40'] = process.argv.slice(2);
const results: boolean[] = [];
for (const [name, prove] of Object.entries(proofs)) if (!only || only === name) results.push(await prove());
const right = results.every(Boolean);
console.log(right ? 'Proved.' : 'NOT proved.');
process.exitCode = right ? 0 : 1;

type Site = { server: SpawnedServer; client: pg.Client };

/** A site of its own, and a way into its database. */
async function onSite(variables: Record<string, string>, prove: (site: Site) => Promise<boolean>) {
  const folder = mkdtempSync(join(tmpdir(), 'aura-proof-'));
  chmodSync(folder, 0o755);
  const server = await spawnServer({ DATA_DIR: folder, TRUSTED_PROXIES: '1', ...variables });
  const { url } = await startEmbedded({ folder: join(folder, 'pg') });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await prove({ server, client });
  } finally {
    await client.end();
    await server.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

function proveNotices(): Promise<boolean> {
  return onSite({}, async ({ server, client }) => {
    const money = async () =>
      JSON.stringify(
        (
          await client.query(`select (select count(*) from orders) o, (select count(*) from order_payments) p,
            (select count(*) from purchases) b, (select count(*) from payment_notices) n`)
        ).rows,
      );
    const before = await money();
    const answers = await forgeNotices(
      (path, body, headers) => new Browserlike(server.url).fetch(path, { method: 'POST', body, headers }),
      TIMES,
    );
    const unchanged = (await money()) === before;
    console.log(
      `${TIMES} forged notices: ${JSON.stringify(answers)}, rows ${unchanged ? 'unchanged' : 'CHANGED'}`,
    );
    return unchanged && Object.keys(answers).every((status) => status.startsWith('4'));
  });
}

function proveGuesses(): Promise<boolean> {
  return onSite({ LIMIT_FACTOR: '1' }, async ({ server, client }) => {
    let right = true;
    for (const [at, endpoint] of hashingEndpoints.entries()) {
      const visitor = new Browserlike(server.url);
      const account = { name: 'Ada King', email: `ada-${at}@example.test`, password: 'engine-of-1843' };
      await visitor.fetch('/auth/v1/sign-up/email', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${at}` },
        body: JSON.stringify(account),
      });
      await client.query('update auth.users set email_verified = true where email = $1', [account.email]);
      const guesser = endpoint.isOutside ? new Browserlike(server.url) : visitor;
      const statuses = await guessAt(guesser, endpoint, account.email, TIMES);
      const reached = reachedHashing(statuses);
      right &&= reached <= MOST_REACHING;
      console.log(
        `${TIMES} guesses at ${endpoint.name}: ${reached} reached the hashing ${JSON.stringify(statuses)}`,
      );
    }
    return right;
  });
}

function proveScripts(): Promise<boolean> {
  const secret = randomBytes(32).toString('hex');
  return onSite(
    { DEMO_PAST: 'yes', LIMIT_FACTOR: '100', AUTH_SECRET: secret },
    async ({ server, client }) => {
      const accounts = demoAccounts(server);
      const figures = await storeScripts({ url: server.url, accounts, secret }, client, {
        rounds: batches(Number(perValue)),
      });
      tell(figures);
      const { ran, violations, survivors, failed, unseen, unexpected } = figures;
      return [ran, violations, survivors, failed, unseen, unexpected].every((found) => found.length === 0);
    },
  );
}

function tell(figures: ScriptFigures): void {
  const { payloads, fields, shown, inFiles, refused, pages, visits, letters, files } = figures;
  console.log(
    `${payloads} scripts in each of ${fields} stored fields: ${visits} visits to ${pages} pages, ${letters} letters opened, ${files} files saved`,
  );
  const inFilesAlone = [...inFiles].filter((name) => !shown.has(name));
  console.log(
    `${shown.size} fields were seen on pages; ${inFilesAlone.length} in files alone: ${inFilesAlone.join(', ')}`,
  );
  const nowhere = Object.entries(drawnNowhere);
  console.log(`${nowhere.length} are drawn nowhere`);
  for (const [field, why] of nowhere) console.log(`  ${field}: ${why}`);
  for (const [field, why] of refused) console.log(`the database refuses them in ${field}: ${why}`);
  const { ran, violations, survivors, failed, unseen, unexpected } = figures;
  for (const [what, found] of Object.entries({ ran, violations, survivors, failed, unseen, unexpected })) {
    console.log(`${what}: ${found.length}`);
    for (const one of [...new Set(found)].slice(0, 50)) console.log(`  ${one}`);
  }
}
