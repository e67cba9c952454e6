/**
 * What a page of the office's lists costs with 1,000 orders and customers, and with 100,000 orders of 50,000 customers:
 * the newest page, one far down, each filter, and a search; and the figures of the last days, which are the same in both.
 * Measured in turns, as medians; the ratio is the promise.
 *
 *   node bench/office.ts
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstEdition } from '../content/edition.ts';
import { makeContent } from '../content/make-content.ts';
import { connect } from '../db/connect.ts';
import { startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import {
  listCustomers,
  listOfficeOrders,
  readBooked,
  readMembers,
  readRevenue,
  readToday,
} from '../domain/office/index.ts';
import { writeCursor } from '../domain/page-cursor.ts';
import type { Services } from '../domain/services.ts';
import { createDatabase } from '../tests/harness/databases.ts';

const ROUNDS = 41;
const PROMISE = 2;
const actor = { id: '00000000-0000-4000-8000-000000000000', role: 'owner' as const };

const content = makeContent(firstEdition);

const room = async () => ({ isLow: false });

const folder = mkdtempSync(join(tmpdir(), 'aura-bench-'));
chmodSync(folder, 0o755);
const cluster = await startEmbedded({ folder: join(folder, 'pg') });

async function open(orders: number, people: number) {
  const url = await createDatabase(cluster.url, `size_${orders}`);
  await migrate(url);
  const db = connect(url, { onError: () => {} });
  await db.$client.query('set statement_timeout = 0');
  const client = await db.$client.connect();
  await client.query('set statement_timeout = 0');
  await client.query(
    `insert into orders (number, product_id, product_name, mode, email, price_cents, state, success_url, cancel_url,
       expires_at, created_at, paid_at)
     select 'AN-' || upper(lpad(to_hex(n), 6, '0')) || '-' || upper(substr(md5(n::text), 1, 4)),
       (array['report', 'video-reading', 'mini-reading', 'couples-blueprint'])[1 + n % 4],
       (array['Personal Report', 'Video Reading', 'Mini Video Reading', 'Soulmates & Karmic Bonds'])[1 + n % 4],
       'payment', 'buyer' || n % $2 || '@example' || n % 97 || '.test', 5900,
       (array['paid', 'paid', 'paid', 'paid', 'paid', 'refunded', 'failed', 'expired', 'expired', 'pending'])[1 + n % 10],
       '', '', now(), moment, case when n % 10 < 6 then moment end
     from generate_series(1, $1::int) n,
       lateral (select date_trunc('milliseconds', now()) - make_interval(mins => 3 * ($1::int - n)) as moment) m`,
    [orders, people],
  );
  await client.query(
    `insert into order_payments (order_id, payment_id, amount_cents, method, arrived_at)
     select id, 'pay_' || id, 5900, 'card', paid_at from orders where paid_at is not null`,
  );
  await client.query(`insert into receipt_series (series, last_number) values ('R-1', 1)`);
  await client.query(
    `insert into receipts (kind, series, sequence, number, order_id, order_payment_id, amount_cents, issued_at, facts)
     select 'receipt', 'R-1', n, 'R-1-' || n, order_id, id, amount_cents, arrived_at,
       '{"order": "", "lines": [], "tax": [{"grossCents": 5900, "netCents": 4958, "taxCents": 942}]}'
     from (select *, row_number() over (order by arrived_at) as n from order_payments) p`,
  );
  await client.query(
    `insert into balance_entries (id, kind, amount_cents, fee_cents, net_cents, currency, created_at, available_at, payment_id, mark)
     select 'txn_' || id, 'charge', 5900, 114, 5786, 'eur', arrived_at, arrived_at, payment_id, 'order' from order_payments`,
  );
  // Like a practice that keeps its promise: the last fifty readings are to be made, the others are with their buyers.
  await client.query(
    `insert into fulfilments (order_id, position, kind, delivery, stage, due_at, delivered_at)
     select id, 0, 'video', '{"kind": "video", "minutes": 15}',
       case when row <= 50 then 'recording' when row <= 80 then 'waiting_intake' else 'delivered' end,
       paid_at + interval '1 day', case when row > 80 then paid_at end
     from (select id, paid_at, row_number() over (order by created_at desc) as row from orders
       where paid_at is not null) o`,
  );
  await client.query(`update contacts set name = 'Buyer Number ' || md5(email) where true`);
  await client.query('vacuum analyze');
  const { rows } = await client.query(
    `select created_at as at, id from orders order by created_at offset $1 limit 1`,
    [Math.floor(orders / 10)],
  );
  const counts = await client.query(
    'select (select count(*)::int from orders) o, (select count(*)::int from contacts) c',
  );
  client.release();
  const services = {
    ...{
      db,
      clock: { now: () => new Date() },
      content: { current: () => content },
      config: { mode: 'demo' },
    },
    files: { room },
    backups: { room },
  } as Services;
  return { services, deep: writeCursor(rows[0]), ...(counts.rows[0] as { o: number; c: number }) };
}

type Site = Awaited<ReturnType<typeof open>>;
const order = (search: (site: Site) => object) => (site: Site) =>
  listOfficeOrders(site.services, { actor, search: search(site) });
const customer = (search: object) => (site: Site) => listCustomers(site.services, { actor, search });

const DAYS = 2;
const lastDays = () => ({ from: new Date(Date.now() - DAYS * 86_400_000).toISOString().slice(0, 10) });

const questions: Record<string, (site: Site) => Promise<unknown>> = {
  today: ({ services }) => readToday(services, { actor }),
  'orders, newest': order(() => ({})),
  'orders, far down': order(({ deep }) => ({ before: deep })),
  'orders, to be made': order(() => ({ show: 'work' })),
  'orders, refunded': order(() => ({ show: 'refunded' })),
  'orders, one product': order(() => ({ product: 'report' })),
  'orders, one number': order(() => ({ q: 'AN-0000FF' })),
  'orders, one address': order(() => ({ q: 'buyer77@example' })),
  'revenue of two days': ({ services }) => readRevenue(services, { actor, range: lastDays() }),
  members: ({ services }) => readMembers(services, { actor, range: {} }),
  'booked ahead': ({ services }) => readBooked(services, { actor }),
  'customers, newest': customer({}),
  'customers, who bought': customer({ show: 'buyers' }),
  'customers, one address': customer({ q: 'buyer77' }),
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const small = await open(1_000, 1_000);
const large = await open(100_000, 50_000);
console.log(
  `small: ${small.o} orders, ${small.c} customers; large: ${large.o} orders, ${large.c} customers\n`,
);
let worst = 0;
for (const [name, ask] of Object.entries(questions)) {
  const times = new Map<Site, number[]>([
    [small, []],
    [large, []],
  ]);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [site, list] of times) {
      const began = performance.now();
      await ask(site);
      // The first rounds warm plans and pages.
      if (round > 4) list.push(performance.now() - began);
    }
  }
  const [few, many] = [small, large].map((site) => median(times.get(site) ?? []));
  const ratio = (many ?? 0) / (few ?? 1);
  worst = Math.max(worst, ratio);
  console.log(`${name.padEnd(26)} ${few?.toFixed(2)} ms  ${many?.toFixed(2)} ms  ${ratio.toFixed(2)}x`);
}
const began = performance.now();
const { total } = await readRevenue(large.services, { actor, range: {} });
console.log(
  `revenue of all ${large.o} orders  ${(performance.now() - began).toFixed(0)} ms, ${total.takenCents / 5_900} receipts`,
);
console.log(`\nworst ratio ${worst.toFixed(2)}x, promised ${PROMISE}x`);
await Promise.all([small, large].map(({ services }) => services.db.$client.end()));
await cluster.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = worst <= PROMISE ? 0 : 1;
