import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { isNull } from 'drizzle-orm';
import { inject } from 'vitest';
import type { Provider, Received } from '../../adapters/payments/contract/provider.ts';
import { payOut } from '../../adapters/payments/simulator/balance.ts';
import { createRefund } from '../../adapters/payments/simulator/charges.ts';
import { closeDispute, dispute } from '../../adapters/payments/simulator/disputes.ts';
import { simulatedPayments } from '../../adapters/payments/simulator/simulated-payments.ts';
import { notices } from '../../adapters/payments/simulator/store.ts';
import { changeCard, putCard } from '../../adapters/payments/simulator/subscriptions.ts';
import { stripePayments } from '../../adapters/payments/stripe.ts';
import { connect } from '../../db/connect.ts';
import { portOf } from '../../shared/listening-port.ts';
import { createDatabase, dropDatabase } from '../harness/databases.ts';
import { startFakeStripe } from './fake-stripe.ts';

/** A clock that the test moves. */
export function testClock(start = new Date('2026-03-31T10:00:00Z')) {
  let now = start;
  return {
    now: () => now,
    advance: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
}

async function startReceiver() {
  let got: Received[] = [];
  let statuses: number[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const status = statuses.shift() ?? 200;
    const signature = String(request.headers['stripe-signature']);
    if (status === 200) got.push({ body: Buffer.concat(chunks), signature });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}/webhooks/payments`,
    take() {
      const taken = got;
      got = [];
      return taken;
    },
    answerNext(next: number[]) {
      statuses = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export async function stripeOverFake(): Promise<Provider> {
  const clock = testClock();
  const fake = await startFakeStripe({ now: clock.now });
  const receiver = await startReceiver();
  fake.sendTo(receiver.url);
  const { secretKey, webhookSecret } = fake;
  const disputes = new Map<string, string>();
  return {
    payments: stripePayments({ secretKey, webhookSecret, clock, apiUrl: fake.url }),
    clock,
    webhookSecret,
    payByCard: async (id) => fake.payByCard(id),
    decline: async (id) => fake.decline(id),
    payBySepa: async (id) => fake.payBySepa(id),
    settleSepa: async (id, outcome) => fake.settleSepa(id, outcome),
    putCard: async (id, card) => putCard(fake.world, id, card),
    breakCard: async (id) => changeCard(fake.world, id, false),
    renew: async (id, outcome) => fake.renew(id, outcome),
    endPeriod: async (id) => fake.endPeriod(id),
    refundInDashboard: async (id, amount) => void fake.refundInDashboard(id, amount),
    dispute: async (id, kind) => void disputes.set(id, fake.dispute(id, { kind })),
    closeDispute: async (id, outcome) => fake.closeDispute(disputes.get(id) ?? '', outcome),
    payOut: async () => payOut(fake.world),
    async received() {
      await fake.deliveries.settled();
      return receiver.take();
    },
    answerNext: receiver.answerNext,
    async stop() {
      await fake.close();
      await receiver.stop();
    },
  };
}

export async function sandboxOverPostgres(): Promise<Provider> {
  const clock = testClock();
  const receiver = await startReceiver();
  const database = await startTestDatabase();
  const webhookSecret = 'a secret of the test';
  const disputes = new Map<string, string>();
  const { payments, sandbox, change } = simulatedPayments({
    db: database.db,
    clock,
    origin: 'http://127.0.0.1:3000',
    secret: webhookSecret,
    noticeUrl: receiver.url,
  });
  return {
    payments,
    clock,
    webhookSecret,
    payByCard: async (id) => void (await sandbox.chooseOutcome(id, 'paid')),
    decline: async (id) => void (await sandbox.chooseOutcome(id, 'declined')),
    payBySepa: async (id) => void (await sandbox.chooseOutcome(id, 'sepa-pending')),
    settleSepa: sandbox.settleSepa,
    putCard: (id, card) => change([id], (world) => putCard(world, id, card)),
    breakCard: (id) => sandbox.setNextCharge(id, 'failed'),
    renew: sandbox.renewSubscription,
    endPeriod: (id) => sandbox.renewSubscription(id, 'paid'),
    refundInDashboard: (id, amount) =>
      change([id], (world) => void createRefund(world, { payment_intent: id, amount })),
    dispute: (id, kind) => change([id], (world) => void disputes.set(id, dispute(world, id, { kind }).id)),
    closeDispute: (id, outcome) =>
      change([id], (world) => closeDispute(world, disputes.get(id) ?? '', outcome)),
    payOut: () => sandbox.runDue(),
    async received() {
      await sandbox.deliverNotices();
      while ((await database.db.$count(notices, isNull(notices.deliveredAt))) > 0) {
        clock.advance(5_000);
        await sandbox.deliverNotices();
      }
      return receiver.take();
    },
    answerNext: receiver.answerNext,
    async stop() {
      await database.stop();
      await receiver.stop();
    },
  };
}

/** A database of its own on the run's cluster. */
export async function startTestDatabase() {
  const adminUrl = inject('adminUrl');
  const name = `sandbox_${randomBytes(6).toString('hex')}`;
  const db = connect(await createDatabase(adminUrl, name, inject('template')), { onError: () => {} });
  return {
    db,
    async stop() {
      await db.$client.end();
      await dropDatabase(adminUrl, name);
    },
  };
}
