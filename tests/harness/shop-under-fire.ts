import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { buildIfStale } from '../../server/build.ts';
import { type FakeStripe, startFakeStripe } from '../fake-stripe/fake-stripe.ts';
import { seededRandom } from '../fake-stripe/random.ts';
import { Buyers } from './buyers.ts';
import { freePort } from './free-port.ts';
import { newMember } from './members.ts';
import { setUpShop } from './set-up-shop.ts';
import { type Audit, auditShop } from './shop-audit.ts';
import { type SpawnedServer, spawnServer } from './spawned-server.ts';
import { liveVariables } from './stripe-shop.ts';
import { startSwallowingMailbox } from './swallowing-mailbox.ts';
import { startTestServer } from './test-server.ts';

/** For the books to be complete, and for the provider to be rid of its notices. */
const PATIENCE_S = 900;

type Options = {
  databaseUrl: string;
  dataFolder: string;
  kills: number;
  seed?: number;
  say?(line: string): void;
};

export type UnderFire = Audit & {
  kills: number;
  /** Every payment of before is in the books. */
  settledAfterSeconds: number;
  /** Everything that was bought and described is with its buyer. */
  deliveredAfterSeconds: number;
};

/**
 * A live shop that is killed again and again while people buy, pay, and fill in their details, with a Stripe outside
 * that keeps its state and sends its notices until they are accepted. Then it is left alone, and the books are read.
 */
export async function shopUnderFire({
  databaseUrl,
  dataFolder,
  kills,
  seed = 7,
  say,
}: Options): Promise<UnderFire> {
  const random = seededRandom(seed);
  const fake = await startFakeStripe({
    seed,
    deliveries: { parallel: 4, copies: 2, shuffle: true, dropAnswers: 0.05 },
  });
  const mailbox = await startSwallowingMailbox();
  const port = await freePort();
  const variables = {
    ...liveVariables(port, fake),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataFolder,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Aura <aura@example.test>',
  };
  await buildIfStale((line) => say?.(line));
  await openForBusiness(variables, fake);
  let server: SpawnedServer | undefined;
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    const buyers = new Buyers(`http://127.0.0.1:${port}`, fake, random);
    buyers.start(4);
    fake.sendTo(`http://127.0.0.1:${port}/webhooks/payments`);
    for (let kill = 1; kill <= kills; kill++) {
      server = await spawnServer(variables, { port });
      // Every other life is long enough for somebody to buy, however slow the machine is.
      if (kill % 2) await buyers.nextPurchase();
      // Over a second and a half, so that every part of the work is hit, also the first moments after a start.
      await pause(random() * 1500);
      await server.kill('SIGKILL');
      if (kill % 10 === 0) say?.(`${kill} kills, ${buyers.promised.length} checkouts`);
    }
    server = await spawnServer(variables, { port });
    const restarted = performance.now();
    const sinceThen = () => (performance.now() - restarted) / 1000;
    await buyers.stop();
    await client.connect();
    while ((await auditShop(client, fake, buyers.promised)).lostPayments > 0 && sinceThen() < PATIENCE_S)
      await pause(500);
    const settledAfterSeconds = sinceThen();
    // The rest is ordinary work: notices that come twice, details that people send now, and documents that no life was
    // long enough to draw.
    await fake.deliveries.settled(PATIENCE_S * 1000);
    await buyers.fillInTheRest();
    await untilDelivered(client);
    const deliveredAfterSeconds = sinceThen();
    const audit = await auditShop(client, fake, buyers.promised);
    return { ...audit, kills, settledAfterSeconds, deliveredAfterSeconds };
  } finally {
    await server?.kill('SIGKILL');
    await client.end().catch(() => {});
    await fake.close();
    await mailbox.stop();
  }
}

/** A shop that nobody has opened sells nothing. */
async function openForBusiness(
  variables: Record<string, string> & { SMTP_URL: string },
  fake: FakeStripe,
): Promise<void> {
  const { SMTP_URL: _swallowing, ...others } = variables;
  const first = await startTestServer(others);
  fake.sendTo(`${first.url}/webhooks/payments`);
  await setUpShop(first, await newMember(first, 'Helena Duarte', 'owner'), fake);
  fake.sendTo(null);
  await first.stop();
}

/** Nothing is being made any more: only what waits for a person is left. */
async function untilDelivered(client: pg.Client): Promise<void> {
  let left = Number.POSITIVE_INFINITY;
  for (let waited = 0; left > 0; waited += 200) {
    const { rows } = await client.query(`select count(*)::int as n from fulfilments where stage = 'in_work'`);
    if (rows[0].n < left) waited = 0;
    left = rows[0].n;
    if (waited > 180_000) throw new Error(`${left} documents are not being made`);
    if (left > 0) await pause(200);
  }
}
