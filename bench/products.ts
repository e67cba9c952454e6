/**
 * What a shop of 500 products costs where it shows none of them: pages of the site, of the portal and of the office, by a
 * server with the twelve of the first edition and by one with 500 more, each in a process of its own, in turns. Nothing is
 * answered from the cache of pages. The ratio of processor time is the promise; the sitemap lists every product, has more to
 * say with more of them, and is told beside it.
 *
 *   node bench/products.ts
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writtenCatalogue } from '../content/catalogue.ts';
import { toBody } from '../content/product.ts';
import { buildIfStale } from '../server/build.ts';
import { Browserlike } from '../tests/harness/browserlike.ts';
import { makeFolder, startBuiltServer } from './built-server.ts';

const MORE = 500;
const ROUNDS = 15;
const PER_ROUND = 20;
const PROMISE = 1.1;
const OWNER = 'owner@demo.local';

const pages = {
  'the landing page': '/',
  'a checkout': '/checkout/report',
  'the quiz': '/quiz',
  'the dashboard': '/portal/dashboard',
  'her orders': '/portal/orders',
  Today: '/office',
  'all orders': '/office/orders',
  'all customers': '/office/customers',
  'the products of the office': '/office/catalogue',
};
const lists = { 'the sitemap': '/sitemap.xml' };

const [role, folder = '', more = '0'] = process.argv.slice(2);
if (role === '--serve') await serve(folder, Number(more));
else await compare();

/** Answers how much processor time it has taken so far whenever it is asked. */
async function serve(data: string, products: number): Promise<void> {
  process.env.DEMO_PAST = 'no';
  const { port, services, demoAccounts, stop } = await startBuiltServer(data, { cachePages: false });
  await services.db.$client.query(
    `insert into content_versions (kind, key, body, state, publish_at)
     select 'product', 'bench-' || n, jsonb_set($1, '{name}', to_jsonb('Reading number ' || n)), 'published', now()
     from generate_series(1, $2::int) n`,
    [
      JSON.stringify({ ...toBody(writtenCatalogue['video-reading']), sections: [], card: undefined }),
      products,
    ],
  );
  await services.content.refresh();
  const sold = services.content.current().catalogue.all.length;
  process.on('message', (said) => {
    if (said === 'stop') return void stop().then(() => process.exit(0));
    const { user, system } = process.cpuUsage();
    process.send?.({ spent: (user + system) / 1_000 });
  });
  const password = demoAccounts.find(({ email }) => email === OWNER)?.password ?? '';
  process.send?.({ port, password, sold });
}

async function compare(): Promise<void> {
  await buildIfStale((line) => console.log(line));
  const whole = await makeFolder();
  const sites: Site[] = [];
  try {
    for (const products of [0, MORE]) sites.push(await open(join(whole, `with-${products}`), products));
    console.log(
      `${sites.map(({ sold }) => sold).join(' and ')} products; processor time of one answer, medians\n`,
    );
    const ratios: number[] = [];
    for (const [name, path] of Object.entries({ ...pages, ...lists })) {
      const [few = 0, many = 0] = await measure(sites, path);
      if (name in pages) ratios.push(many / few);
      console.log(
        `${name.padEnd(28)} ${few.toFixed(2)} ms  ${many.toFixed(2)} ms  ${(many / few).toFixed(2)}x`,
      );
    }
    const worst = Math.max(...ratios);
    console.log(`\nworst ratio ${worst.toFixed(2)}x, promised ${PROMISE}x`);
    process.exitCode = worst <= PROMISE ? 0 : 1;
  } finally {
    for (const { child } of sites) {
      child.send('stop');
      await once(child, 'exit');
    }
    rmSync(whole, { recursive: true, force: true });
  }
}

type Site = Awaited<ReturnType<typeof open>>;

async function open(data: string, products: number) {
  const child = fork(import.meta.filename, ['--serve', data, String(products)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('a shop did not start')));
  const [said] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => {});
  const { port, password, sold } = z
    .object({ port: z.number(), password: z.string(), sold: z.number() })
    .parse(said);
  const visitor = new Browserlike(`http://127.0.0.1:${port}`);
  await visitor.signIn(OWNER, password);
  return { child, visitor, sold };
}

/** In turns, so that whatever else the machine does meets both alike. */
async function measure(sites: Site[], path: string): Promise<number[]> {
  const times = sites.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round++)
    for (const [at, site] of sites.entries()) {
      const before = await spentBy(site.child);
      for (let n = 0; n < PER_ROUND; n++) {
        const answer = await site.visitor.get(path);
        if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
        await answer.arrayBuffer();
      }
      // The first round warms up.
      if (round > 0) times[at]?.push(((await spentBy(site.child)) - before) / PER_ROUND);
    }
  return times.map((list) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0);
}

async function spentBy(child: ChildProcess): Promise<number> {
  child.send('spent');
  const [said] = await once(child, 'message');
  return z.object({ spent: z.number() }).parse(said).spent;
}
