/**
 * Two versions at once: the build before the newest migration (or that of a commit: `npm run proof:upgrade -- COMMIT`) goes on
 * working on a database that this version has brought up to date, through pages and purchases, with both versions' jobs
 * running, on orders of all twelve products, paid or not, and on the sequences that were under way: whoever waited for a letter gets it, once. Then the way back: the backup that the old version had made is restored by it, and it starts again.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writtenProductIds } from '../../content/catalogue.ts';
import { distFolder, projectFolder } from '../../db/project-folder.ts';
import { onDatabase, throwAwayCluster } from '../../db/throw-away-cluster.ts';
import { buildIfStale } from '../../server/build.ts';
import { MINUTE } from '../../shared/durations.ts';
import { Browserlike } from '../harness/browserlike.ts';
import { buildOfCommit, git } from '../harness/build-of-commit.ts';
import { freePort } from '../harness/free-port.ts';
import { startBuying } from '../harness/shop.ts';

const MOST_PAGES = 120;
const commit =
  process.argv[2] ??
  `${git('log', '--diff-filter=A', '--format=%H', '-1', '--', 'db/migrations').toString().trim()}^`;

const folder = mkdtempSync(join(tmpdir(), 'aura-upgrade-'));
chmodSync(folder, 0o755);
const old = join(folder, 'old');
const data = join(folder, 'data');
const cluster = await throwAwayCluster();
const variables = { DATABASE_URL: cluster.url, DATA_DIR: data, LOG_LEVEL: 'silent', PATH: process.env.PATH };
const problems: string[] = [];

async function start(dist: string) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(dist, 'server', 'index.js')], {
    env: { ...variables, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of child.stdout) {
    said += chunk;
    if (said.includes('Press Ctrl-C to stop')) break;
  }
  if (!said.includes('Press Ctrl-C to stop')) throw new Error(`it did not start: ${said}`);
  return {
    url: `http://127.0.0.1:${port}`,
    passwordOf: (email: string) => new RegExp(`${email} +(\\S+)`).exec(said)?.[1] ?? '',
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
type Site = Awaited<ReturnType<typeof start>>;

/** Follows links from a first page; the way out is not taken. */
async function walk(who: string, visitor: Browserlike, first: string): Promise<number> {
  const found = [first];
  for (let at = 0; at < found.length && at < MOST_PAGES; at++) {
    const path = found[at] ?? '';
    const answer = await visitor.get(path);
    if (answer.status >= 500) problems.push(`${who}: ${path} answers ${answer.status}`);
    if (!answer.headers.get('content-type')?.includes('html')) continue;
    for (const [, link = ''] of (await answer.text()).matchAll(/ href="(\/[^"#?]*)"/g)) {
      if (!found.includes(link) && !/logout|\/assets\//.test(link)) found.push(link);
    }
  }
  return Math.min(found.length, MOST_PAGES);
}

async function signedIn(site: Site, accounts: Site, email: string): Promise<Browserlike> {
  const visitor = new Browserlike(site.url);
  await visitor.signIn(email, accounts.passwordOf(email));
  return visitor;
}

const rowsOf = async <T extends object>(query: string, values: unknown[] = []): Promise<T[]> =>
  (await onDatabase(cluster.url, (client) => client.query<T>(query, values))).rows;

/** Some rounds of the jobs that run every minute, on a busy machine. */
const PATIENCE_MS = 5 * MINUTE;
async function until(isSo: () => Promise<boolean>, patience = PATIENCE_MS): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end; ) {
    if (await isSo()) return true;
    await sleep(200);
  }
  return false;
}

/** A new demo answers before its past is complete, and works on what is due only then. */
async function pastIsMade(): Promise<void> {
  const isDone = async () =>
    (await rowsOf("select from settings where key = 'demo_past' and value = '\"done\"'")).length > 0;
  while (!(await until(isDone))) console.log('the past is still being made');
}

/** Paid, and perhaps not settled yet. */
const unsettled: { who: string; checkoutId: string }[] = [];
const isPaid = async (checkoutId: string) =>
  (await rowsOf("select from orders where checkout_id = $1 and state = 'paid'", [checkoutId])).length > 0;

async function buy(who: string, site: Site): Promise<void> {
  const email = `${who}@example.test`;
  const visitor = new Browserlike(site.url);
  const checkoutId = await startBuying(visitor, 'report', { email });
  await visitor.post(`/sandbox/pay/${checkoutId}`, { outcome: 'paid' });
  if (!(await until(() => isPaid(checkoutId), MINUTE))) unsettled.push({ who, checkoutId });
}

/**
 * The demo's provider is a part of each version: an older one may not know what a newer one has written down, and then its
 * notices wait for the next try, which is made here at once. With Stripe there is one provider for both.
 */
async function settleTheRest(): Promise<void> {
  await rowsOf('update payment_notices set next_try_at = now() where handled_at is null');
  for (const { who, checkoutId } of unsettled) {
    if (await until(() => isPaid(checkoutId))) console.log(`${who}: settled once the old version had gone`);
    else problems.push(`${who}: a payment was not settled`);
  }
}

type Owed = { id: string; product: string; name: string; cents: number; state: string; owes: string | null };
const readOwed = (ids: string[]) =>
  rowsOf<Owed>(
    `select id, product_id as product, product_name as name, total_cents as cents, state, (select string_agg(kind || ' ' || position, ', '
      order by position) from fulfilments where order_id = orders.id) as owes from orders where checkout_id = any($1) order by id`,
    [ids],
  );

type Pairs = { product: string; paid: string; open: string }[];

/** Each of the twelve products is ordered twice by the old version: one is paid there, the other's payment page stays open. */
async function orderTheTwelve(site: Site): Promise<Pairs> {
  const pairs: Pairs = [];
  for (const product of writtenProductIds) {
    const order = (which: string) =>
      startBuying(new Browserlike(site.url), product, { email: `${product}-${which}@example.test` });
    const pair = { product, paid: await order('paid'), open: await order('open') };
    await new Browserlike(site.url).post(`/sandbox/pay/${pair.paid}`, { outcome: 'paid' });
    if (!(await until(() => isPaid(pair.paid)))) problems.push(`${product}: not settled before`);
    pairs.push(pair);
  }
  return pairs;
}

/** What was ordered before is owed afterwards, and what is paid only now is sold as it was ordered. */
async function theTwelveAreKept(site: Site, pairs: Pairs, before: Owed[]): Promise<void> {
  const kept = await readOwed(pairs.map(({ paid }) => paid));
  for (const [at, was] of before.entries())
    if (JSON.stringify(kept[at]) !== JSON.stringify(was))
      problems.push(`an order was ${JSON.stringify(was)} and is ${JSON.stringify(kept[at])}`);
  for (const { product, open } of pairs) {
    await new Browserlike(site.url).post(`/sandbox/pay/${open}`, { outcome: 'paid' });
    if (!(await until(() => isPaid(open)))) problems.push(`${product}: not settled by the new version`);
    const [now] = await readOwed([open]);
    const same = before.find((one) => one.product === product);
    if (!same || now?.name !== same.name || now.cents !== same.cents || now.owes !== same.owes)
      problems.push(`${product} was sold as ${JSON.stringify(same)}, and then as ${JSON.stringify(now)}`);
  }
  const letters = await rowsOf<{ url: string }>(
    `select props ->> 'orderUrl' as url from mails where template = 'order-paid' and to_address like '%-paid@example.test'`,
  );
  for (const { url } of letters) {
    const answer = await new Browserlike(site.url).get(new URL(url).pathname);
    if (answer.status !== 200) problems.push(`the link of a letter answers ${answer.status}`);
  }
  console.log(
    `${before.length} open orders as they were, as many paid by the new version, ${letters.length} links of letters opened`,
  );
}

type Sequence = { id: string; email: string; type: string; step: number; isOver: boolean; letters: number };
const readSequences = () =>
  rowsOf<Sequence>(`select id, email, sequence_type as type, current_step as step,
    (stop_reason is not null or completed or converted or paused_at is not null) as "isOver",
    (select count(*)::int from mails where sequence_id = email_sequences.id) as letters from email_sequences`);

/**
 * Everybody's next letter was due when the new version came. A round of jobs goes to one of the two versions, and the older one
 * may know less of what there is to do: by the time it has gone, everybody has been written to, once.
 */
async function sequencesGoOn(waiting: Sequence[]): Promise<void> {
  const wentOn = (was: Sequence, is: Sequence | undefined) => is?.isOver || (is?.letters ?? 0) > was.letters;
  const readNow = async () => new Map((await readSequences()).map((row) => [row.id, row]));
  const began = Date.now();
  await until(async () => {
    const now = await readNow();
    return waiting.every((was) => wentOn(was, now.get(was.id)));
  });
  const seconds = Math.round((Date.now() - began) / 1000);
  // Long enough for a second letter, if anybody wrote one.
  await sleep(20_000);
  const now = await readNow();
  const letters = waiting.map((was) => (now.get(was.id)?.letters ?? 0) - was.letters);
  for (const was of waiting) {
    const is = now.get(was.id);
    const isKept = is?.email === was.email && is.type === was.type && is.step <= was.step + 1;
    if (!isKept || !wentOn(was, is) || is.letters > was.letters + 1)
      problems.push(`a sequence was ${JSON.stringify(was)} and is ${JSON.stringify(is)}`);
  }
  const sum = letters.reduce((all, count) => all + count, 0);
  if (sum === 0) problems.push('no sequence had a letter to send');
  console.log(
    `${waiting.length} sequences under way: ${sum} letters, ${Math.max(...letters)} each at the most, after ${seconds} s`,
  );
}

async function tryOut(who: string, site: Site, accounts: Site): Promise<void> {
  const pages = [
    await walk(who, new Browserlike(site.url), '/'),
    await walk(who, await signedIn(site, accounts, 'member@demo.local'), '/portal'),
    await walk(who, await signedIn(site, accounts, 'owner@demo.local'), '/office'),
  ];
  await buy(who, site);
  const lead = { name: 'Iris Berg', email: `${who}-quiz@example.test`, birthDate: '1990-07-04' };
  const answer = await new Browserlike(site.url).postJson('/functions/v1/capture-quiz-lead', lead);
  if (answer.status !== 200) problems.push(`${who}: the quiz answers ${answer.status}`);
  const ready = (await fetch(`${site.url}/readyz`)).status;
  console.log(`${who}: ${pages.join(' + ')} pages, a purchase and a quiz; /readyz ${ready}`);
}

const command = (name: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(old, 'dist/server/commands', `${name}.js`), ...args], {
    env: variables,
  });
const countOrders = async () => (await rowsOf<{ n: number }>('select count(*)::int as n from orders'))[0]?.n;

try {
  console.log(`The old version is ${git('log', '-1', '--format=%h %s', commit).toString().trim()}`);
  buildOfCommit(commit, old);
  await buildIfStale(console.log);
  const before = await start(join(old, 'dist'));
  await pastIsMade();
  const file = join(folder, 'before.backup');
  command('backup', file);
  const orders = await countOrders();
  // A copy: whoever builds meanwhile would take the pages away from it.
  cpSync(distFolder, join(folder, 'new', 'dist'), { recursive: true });
  symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'new', 'node_modules'));
  const pairs = await orderTheTwelve(before);
  const owed = await readOwed(pairs.map(({ paid }) => paid));
  const waiting = (await readSequences()).filter(({ isOver }) => !isOver);
  // As if they had begun earlier: a letter is never before its time.
  await rowsOf(
    `update email_sequences set started_at = started_at - (next_due_at - now()), next_due_at = now()
     where id = any($1) and next_due_at is not null`,
    [waiting.map(({ id }) => id)],
  );
  const after = await start(join(folder, 'new', 'dist'));
  await tryOut('old', before, before);
  await tryOut('new', after, before);
  await tryOut('old-again', before, before);
  await before.stop();
  await settleTheRest();
  await theTwelveAreKept(after, pairs, owed);
  await sequencesGoOn(waiting);
  await after.stop();
  command('restore', file, '--replace');
  if ((await countOrders()) !== orders) problems.push('the way back brought other orders');
  const back = await start(join(old, 'dist'));
  const { status } = await fetch(`${back.url}/readyz`);
  console.log(`restored and started again: /readyz ${status}`);
  if (status !== 200) problems.push('after the way back the old version is not ready');
  await back.stop();
  console.log(
    problems.length === 0 ? 'The promise holds.' : `THE PROMISE IS BROKEN:\n${problems.join('\n')}`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await cluster.remove();
  rmSync(folder, { recursive: true, force: true });
}
