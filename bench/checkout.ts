/**
 * How many purchases one process takes: orders placed through `create-checkout-session`, and payments settled by signed
 * notices, each beside the bare database writes that such an order or payment needs, by plain prepared statements over
 * as many connections. A fake Stripe answers over HTTP in this process. All in one run, so the ratios hold on any machine.
 *
 *   node bench/checkout.ts
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { signatureHeader } from '../adapters/payments/simulator/notices.ts';
import { writtenCatalogue } from '../content/catalogue.ts';
import { throwAwayCluster } from '../db/throw-away-cluster.ts';
import { buildIfStale } from '../server/build.ts';
import { startFakeStripe } from '../tests/fake-stripe/fake-stripe.ts';
import { freePort } from '../tests/harness/free-port.ts';
import { spawnServer } from '../tests/harness/spawned-server.ts';
import { liveVariables } from '../tests/harness/stripe-shop.ts';
import { startSwallowingMailbox } from '../tests/harness/swallowing-mailbox.ts';

const ORDERS = 400;
const WARM_UP = 50;
const PARALLEL = 8;

await buildIfStale(console.log);
const cluster = await throwAwayCluster();
const databaseUrl = await cluster.newDatabase();
const fake = await startFakeStripe({ deliveries: { hold: true } });
const mailbox = await startSwallowingMailbox();
const port = await freePort();
const server = await spawnServer(
  {
    ...liveVariables(port, fake),
    DATABASE_URL: databaseUrl,
    DATA_DIR: cluster.folder,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Aura <aura@example.test>',
  },
  { port },
);
const pool = new pg.Pool({ connectionString: databaseUrl, max: PARALLEL });
try {
  await rate(WARM_UP, placeOrder);
  const placed = await rate(ORDERS, placeOrder);
  const notices = fake.events.length;
  for (const { id } of [...fake.world.sessions.values()]) fake.payByCard(id);
  const paid = fake.events.slice(notices).filter(({ type }) => type === 'checkout.session.completed');
  await rate(WARM_UP, () => settle(paid.pop()));
  const settled = await rate(ORDERS, () => settle(paid.pop()));
  const samples = await readSamples();
  const orderIds: string[] = [];
  await rate(WARM_UP, () => writeOrder(samples, orderIds));
  const bareOrders = await rate(ORDERS, () => writeOrder(samples, orderIds));
  await rate(WARM_UP, () => writeSettlement(samples, orderIds.pop()));
  const bareSettlements = await rate(ORDERS, () => writeSettlement(samples, orderIds.pop()));
  report('create-checkout-session', placed, bareOrders);
  report('settlement by notice', settled, bareSettlements);
} finally {
  await pool.end();
  await server.kill('SIGTERM');
  await fake.close();
  await mailbox.stop();
  await cluster.remove();
}

/** How often per second something is done, by as many hands as there are connections. */
async function rate(times: number, work: () => Promise<void>): Promise<number> {
  let left = times;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      while (left-- > 0) await work();
    }),
  );
  return (times * 1000) / (performance.now() - began);
}

function report(what: string, ours: number, bare: number): void {
  console.log(
    `${what}: ${ours.toFixed(0)} per second, the bare writes ${bare.toFixed(0)}: ${(ours / bare).toFixed(3)} of them`,
  );
}

async function post(path: string, body: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body, headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
}

function placeOrder(): Promise<void> {
  const { name, priceCents } = writtenCatalogue.report;
  const email = `${randomUUID()}@example.test`;
  const body = { productId: 'report', productName: name, amount: priceCents, email, consent: true };
  const digit = () => Math.floor(Math.random() * 255);
  return post('/functions/v1/create-checkout-session', JSON.stringify(body), {
    'content-type': 'application/json',
    'x-forwarded-for': `10.${digit()}.${digit()}.${digit()}`,
  });
}

function settle(event: object | undefined): Promise<void> {
  const body = JSON.stringify(event);
  return post('/webhooks/payments', body, {
    'stripe-signature': signatureHeader(body, fake.webhookSecret, new Date()),
  });
}

type Row = Record<string, unknown>;
type Samples = Record<string, { insert: string; row: Row }>;

/** What one purchase leaves in each table, as a prepared insert with the values of a real one. */
async function readSamples(): Promise<Samples> {
  const tables = {
    orders: 'true',
    order_events: `kind = 'paid'`,
    order_payments: 'true',
    purchases: 'order_id is not null',
    intakes: 'true',
    fulfilments: 'true',
    receipts: 'true',
    mails: `template = 'order-paid'`,
    payment_notices: `outcome = 'settled'`,
    provider_reads: 'true',
  };
  const samples: Samples = {};
  for (const [table, which] of Object.entries(tables)) {
    const { rows: columns } = await pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
      [table],
    );
    const { rows } = await pool.query<Row>(`select * from ${table} where ${which} limit 1`);
    const [found = {}] = rows;
    const row = Object.fromEntries(columns.map(({ name }) => [name, asWritten(found[name])]));
    const names = Object.keys(row);
    const insert = `insert into ${table} (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')})`;
    samples[table] = { insert, row };
  }
  return samples;
}

function asWritten(value: unknown): unknown {
  const isJson = value !== null && typeof value === 'object' && !(value instanceof Date);
  return isJson ? JSON.stringify(value) : value;
}

function write(client: pg.PoolClient, samples: Samples, table: string, change: Row): Promise<unknown> {
  const { insert = '', row = {} } = samples[table] ?? {};
  return client.query({ name: table, text: insert, values: Object.values({ ...row, ...change }) });
}

/** The order and the first line of its story, together; then the address of its payment page. */
async function writeOrder(samples: Samples, made: string[]): Promise<void> {
  const id = randomUUID();
  await inTransaction(async (client) => {
    const change = { id, number: id, checkout_id: null, checkout_url: null, state: 'open', paid_at: null };
    await write(client, samples, 'orders', change);
    await write(client, samples, 'order_events', { order_id: id, kind: 'placed' });
  });
  await update('update orders set checkout_id = $1, checkout_url = $1 where id = $2', [randomUUID(), id]);
  made.push(id);
}

/** The notice, the numbered look, everything a paid order becomes, and that the notice is handled. */
async function writeSettlement(samples: Samples, orderId = ''): Promise<void> {
  const [notice, paymentId] = [randomUUID(), randomUUID()];
  await inTransaction((client) =>
    write(client, samples, 'payment_notices', {
      id: notice,
      outcome: null,
      handled_at: null,
      next_try_at: new Date(),
    }),
  );
  await inTransaction((client) => write(client, samples, 'provider_reads', { subject: notice, applied: 0 }));
  await inTransaction(async (client) => {
    const run = (name: string, text: string, values: unknown[]) => client.query({ name, text, values });
    await run('lock', 'select * from orders where id = $1 for no key update', [orderId]);
    await run('read', 'update provider_reads set applied = 1 where subject = $1', [notice]);
    await write(client, samples, 'order_payments', {
      id: paymentId,
      order_id: orderId,
      payment_id: paymentId,
      invoice_id: null,
    });
    await run('paid', `update orders set state = 'paid', paid_at = now() where id = $1`, [orderId]);
    await write(client, samples, 'order_events', { order_id: orderId });
    await write(client, samples, 'purchases', { id: randomUUID(), order_id: orderId });
    await write(client, samples, 'intakes', { order_id: orderId });
    await write(client, samples, 'fulfilments', { id: randomUUID(), order_id: orderId });
    const { rows } = await run(
      'series',
      'update receipt_series set last_number = last_number + 1 returning series, last_number',
      [],
    );
    await write(client, samples, 'receipts', {
      id: randomUUID(),
      order_id: orderId,
      order_payment_id: paymentId,
      series: rows[0]?.series,
      sequence: rows[0]?.last_number,
      number: paymentId,
    });
    await write(client, samples, 'mails', { id: randomUUID(), message_id: randomUUID() });
  });
  await update(
    `update payment_notices set outcome = 'settled', handled_at = now(), next_try_at = null where id = $1`,
    [notice],
  );
}

async function update(text: string, values: unknown[]): Promise<void> {
  await pool.query({ name: text.slice(0, 40), text, values });
}

async function inTransaction(work: (client: pg.PoolClient) => Promise<unknown>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } finally {
    client.release();
  }
}
