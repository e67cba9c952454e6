import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startFakeStripe } from '../fake-stripe/fake-stripe.ts';
import { seededRandom } from '../fake-stripe/random.ts';
import { Buyers } from './buyers.ts';
import { freePort } from './free-port.ts';
import { type Audit, auditShop } from './shop-audit.ts';
import { type SpawnedServer, spawnServer } from './spawned-server.ts';
import { liveVariables } from './stripe-shop.ts';
import { startSwallowingMailbox } from './swallowing-mailbox.ts';

type Options = {
  databaseUrl: string;
  dataFolder: string;
  kills: number;
  seed?: number;
  say?(line: string): void;
};

export type UnderFire = Audit & { kills: number; settledAfterSeconds: number };

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
  let server: SpawnedServer | undefined;
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    const buyers = new Buyers(`http://127.0.0.1:${port}`, fake, random);
    buyers.start(4);
    fake.sendTo(`http://127.0.0.1:${port}/webhooks/payments`);
    for (let kill = 1; kill <= kills; kill++) {
      server = await spawnServer(variables, port);
      // Over a second and a half, so that every part of the work is hit, also the first moments after a start.
      await pause(random() * 1500);
      await server.kill('SIGKILL');
      if (kill % 10 === 0) say?.(`${kill} kills, ${buyers.promised.length} checkouts`);
    }
    server = await spawnServer(variables, port);
    const restarted = performance.now();
    await buyers.finish();
    await fake.deliveries.settled(120_000);
    await client.connect();
    await untilDelivered(client);
    const settledAfterSeconds = (performance.now() - restarted) / 1000;
    return { ...(await auditShop(client, fake, buyers.promised)), kills, settledAfterSeconds };
  } finally {
    await server?.kill('SIGKILL');
    await client.end().catch(() => {});
    await fake.close();
    await mailbox.stop();
  }
}

/** Nothing is being made any more: only what waits for a person is left. */
async function untilDelivered(client: pg.Client): Promise<void> {
  const deadline = Date.now() + 300_000;
  for (;;) {
    const { rows } = await client.query(`select count(*)::int as n from fulfilments where stage = 'in_work'`);
    if (rows[0].n === 0) return;
    if (Date.now() > deadline) throw new Error(`${rows[0].n} documents were not made in time`);
    await pause(200);
  }
}
