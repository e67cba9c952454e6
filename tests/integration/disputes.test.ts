import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PaymentsError } from '../../adapters/payments/payments.ts';
import { closeDispute, dispute } from '../../adapters/payments/simulator/disputes.ts';
import { simulatedPayments } from '../../adapters/payments/simulator/simulated-payments.ts';
import { get, type World } from '../../adapters/payments/simulator/world.ts';
import { type WrittenProductId, writtenCatalogue } from '../../content/catalogue.ts';
import { toBody } from '../../content/product.ts';
import { renderDocument } from '../../documents/draw.ts';
import { readPdf } from '../../documents/testing/read-pdf.ts';
import { publishContent } from '../../domain/content/index.ts';
import {
  listOfficeOrders,
  readEvidence,
  readOfficeDispute,
  readOfficeOrder,
  readToday,
  sendEvidence,
  traceOrder,
} from '../../domain/office/index.ts';
import { eraseCustomer } from '../../domain/privacy/index.ts';
import type { Services } from '../../domain/services.ts';
import {
  acceptDispute,
  answerDisputes,
  checkPlans,
  makeRefunds,
  readDisputesAgain,
  reconcilePayments,
  refundOrder,
  remindOfDisputes,
  saveDisputeWords,
  signOrderKey,
  startCheckout,
  syncOnReturn,
} from '../../domain/shop/index.ts';
import { syncWithProvider } from '../../domain/shop/orders/sync-with-provider.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServices, type TestServices } from '../harness/test-services.ts';

let house: TestServices;
let owner: { id: string; role: 'owner'; confirmedAt: Date };
let staff: { id: string; role: 'staff'; confirmedAt: Date };
let change: <T>(names: string[], verb: (world: World) => T) => Promise<T>;

beforeAll(async () => {
  house = await startTestServices({}, new TestClock(new Date('2026-03-02T10:00:00Z')));
  const { db, config } = house.services;
  const options = {
    db,
    clock: house.clock,
    origin: 'http://127.0.0.1:3000',
    noticeUrl: 'http://127.0.0.1:9/',
  };
  change = simulatedPayments({ ...options, secret: `sandbox:${config.secret}` }).change;
  const person = async (role: string) => {
    const [row] = await rows<{ id: string }>(
      `insert into auth.users (id, email, name, role, email_verified)
        values (gen_random_uuid(), $1, 'Helena', $2, true) returning id`,
      [`${role}@example.test`, role],
    );
    return row?.id ?? '';
  };
  owner = { id: await person('owner'), role: 'owner', confirmedAt: new Date() };
  staff = { id: await person('staff'), role: 'staff', confirmedAt: new Date() };
});
afterAll(() => house?.stop());

async function rows<T extends object>(query: string, values: unknown[] = []): Promise<T[]> {
  return (await house.services.db.$client.query(query, values)).rows;
}

type Paid = { orderId: string; paymentId: string; orderPaymentId: string; email: string };

async function buy(
  productId: WrittenProductId = 'report',
  wish: { amount?: number; inParts?: true } = {},
): Promise<Paid> {
  const { services } = house;
  const email = `${crypto.randomUUID()}@example.test`;
  const { name: productName, priceCents } = writtenCatalogue[productId];
  const { url } = await startCheckout(services, {
    productId,
    productName,
    amount: priceCents,
    email,
    ...wish,
  });
  const checkoutId = url.split('/').at(-1) ?? '';
  await services.sandbox?.chooseOutcome(checkoutId, 'paid');
  const [order] = await rows<{ id: string }>('select id from orders where checkout_id = $1', [checkoutId]);
  const orderId = order?.id ?? '';
  await syncOnReturn(services, { key: signOrderKey(services, { orderId, via: 'mail' }) });
  const [payment] = await rows<{ id: string; payment_id: string }>(
    'select id, payment_id from order_payments where order_id = $1',
    [orderId],
  );
  return { orderId, email, paymentId: payment?.payment_id ?? '', orderPaymentId: payment?.id ?? '' };
}

const sync = (paymentId: string, services: Services = house.services) =>
  syncWithProvider(services, { kind: 'payment', id: paymentId });

const open = async ({ paymentId }: Paid, told: Parameters<typeof dispute>[2] = {}): Promise<string> =>
  (await change([paymentId], (world) => dispute(world, paymentId, told))).id;

const close = ({ paymentId }: Paid, disputeId: string, outcome: 'won' | 'lost' | 'warning_closed') =>
  change([paymentId], (world) => closeDispute(world, disputeId, outcome));

async function disputed(told: Parameters<typeof dispute>[2] = {}, bought?: Paid) {
  const paid = bought ?? (await buy());
  const providerId = await open(paid, told);
  await sync(paid.paymentId);
  const [row] = await rows<{ id: string }>('select id from disputes where provider_id = $1', [providerId]);
  return { ...paid, providerId, disputeId: row?.id ?? '' };
}

/** All that can be said of an order's money, from every place that says it. */
async function money({ orderId }: Paid) {
  const one = async <T extends object>(query: string) => (await rows<T>(query, [orderId]))[0];
  const order = await one<{ state: string; reason: string }>(
    'select state, reason from orders where id = $1',
  );
  const payment = await one<{ dispute: string; refunded: number }>(
    'select dispute, refunded_cents as refunded from order_payments where order_id = $1',
  );
  const notes = await rows<{ number: string; cents: number }>(
    `select number, amount_cents as cents from receipts where order_id = $1 and kind = 'credit_note'`,
    [orderId],
  );
  const refunds = await rows<{ state: string; cents: number }>(
    'select state, amount_cents as cents from refunds where order_id = $1 order by requested_at',
    [orderId],
  );
  const disputes = await rows<{ state: string }>(
    'select state from disputes where order_id = $1 order by opened_at',
    [orderId],
  );
  const purchase = await one<{ status: string }>('select status from purchases where order_id = $1');
  const stage = await one<{ stage: string }>('select stage from fulfilments where order_id = $1');
  return {
    ...order,
    ...payment,
    refunds,
    credited: notes.map(({ cents }) => cents),
    disputes: disputes.map(({ state }) => state),
    status: purchase?.status,
    stage: stage?.stage,
  };
}

const notices = (disputeId: string) =>
  rows<{ title: string }>(
    `select title from notices where key like 'dispute:' || $1 || ':%' order by created_at, key`,
    [disputeId],
  );

describe('what a bank wants back', () => {
  test('is a row with its deadline, stands on Today, and is told once, whatever is read again', async () => {
    const { services, clock } = house;
    const { disputeId, paymentId, orderId } = await disputed({ dueInDays: 20 });
    await Promise.all(Array.from({ length: 5 }, () => sync(paymentId)));
    expect(
      await rows('select state, reason, amount_cents, fee_cents from disputes where order_id = $1', [
        orderId,
      ]),
    ).toEqual([{ state: 'needs_answer', reason: 'fraudulent', amount_cents: 5_900, fee_cents: 2_000 }]);
    expect(await notices(disputeId)).toMatchObject([
      { title: expect.stringContaining('A payment is disputed') },
    ]);
    const onToday = async () =>
      (await readToday(services, { actor: staff })).disputes.find(({ id }) => id === disputeId);
    expect((await onToday())?.answerBy).toEqual({ day: '2026-03-22', daysLeft: 20, isOver: false });
    await remindOfDisputes(services);
    expect(await notices(disputeId)).toHaveLength(1);
    clock.advance({ days: 18, hours: 1 });
    await remindOfDisputes(services);
    await remindOfDisputes(services);
    expect((await notices(disputeId)).map(({ title }) => title)[1]).toContain('still unanswered');
    expect(await notices(disputeId)).toHaveLength(2);
    expect((await onToday())?.answerBy).toMatchObject({ daysLeft: 2 });
  });

  test('won: nothing changes for the buyer', async () => {
    const paid = await disputed();
    expect(await money(paid)).toMatchObject({ state: 'disputed', status: 'active' });
    await close(paid, paid.providerId, 'won');
    await sync(paid.paymentId);
    expect(await money(paid)).toMatchObject({
      ...{
        state: 'paid',
        dispute: 'won',
        refunded: 0,
        refunds: [],
        credited: [],
        disputes: ['won'],
        status: 'active',
      },
    });
    expect((await notices(paid.disputeId)).map(({ title }) => title)[1]).toContain('was won');
  });

  test('lost: as a refund, once, with its credit note, and every page says so', async () => {
    const { services } = house;
    const paid = await disputed();
    await close(paid, paid.providerId, 'lost');
    await Promise.all(Array.from({ length: 4 }, () => sync(paid.paymentId)));
    expect(await money(paid)).toMatchObject({
      ...{ state: 'refunded', reason: 'bank_kept_it', refunded: 5_900, credited: [5_900] },
      ...{
        refunds: [{ state: 'made', cents: 5_900 }],
        disputes: ['lost'],
        status: 'refunded',
        stage: 'withdrawn',
      },
    });
    const told = await rows(`select from facts where type = 'order-refunded' and detail ->> 'orderId' = $1`, [
      paid.orderId,
    ]);
    expect(told).toHaveLength(1);
    const order = await readOfficeOrder(services, { actor: staff, orderId: paid.orderId });
    expect(order).toMatchObject({
      state: 'refunded',
      disputes: [{ state: 'lost' }],
      returnable: { cents: 0 },
    });
    const shown = await readOfficeDispute(services, { actor: staff, disputeId: paid.disputeId });
    expect(shown).toMatchObject({ credited: 5_900, feeCents: 2_000, mayDecide: false });
    const { orders } = await listOfficeOrders(services, { actor: staff, search: { q: paid.email } });
    expect(orders).toMatchObject([{ state: 'refunded', refundedCents: 5_900 }]);
    const story = await traceOrder(services.db, order.number);
    expect(story?.lines.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['dispute lost', 'credit_note']),
    );
    const letters = await rows<{ props: object }>(
      `select props from mails where template = 'refund-made' and to_address = $1`,
      [paid.email],
    );
    expect(letters).toMatchObject([{ props: { byBank: true, amountCents: 5_900 } }]);
  });

  test('a part of it: the rest stays, and so does what was bought', async () => {
    const paid = await disputed({ amount: 2_000 });
    await close(paid, paid.providerId, 'lost');
    await sync(paid.paymentId);
    expect(await money(paid)).toMatchObject({
      ...{ state: 'partially_refunded', refunded: 2_000, credited: [2_000], status: 'active' },
    });
  });

  test('after a refund, only what had not gone back is credited', async () => {
    const { services } = house;
    const paid = await buy();
    await refundOrder(services, {
      actor: owner,
      orderId: paid.orderId,
      paymentId: paid.orderPaymentId,
      why: 'x',
    });
    await makeRefunds(services);
    const providerId = await open(paid, { amount: 5_900 });
    await close(paid, providerId, 'lost');
    await sync(paid.paymentId);
    expect(await money(paid)).toMatchObject({
      ...{
        state: 'refunded',
        refunded: 5_900,
        credited: [5_900],
        refunds: [{ state: 'made', cents: 5_900 }],
      },
    });
  });

  test('lost and then won after all: the money is here, what had ended is a person’s to open', async () => {
    const paid = await disputed();
    await close(paid, paid.providerId, 'lost');
    await sync(paid.paymentId);
    await close(paid, paid.providerId, 'won');
    await sync(paid.paymentId);
    expect(await money(paid)).toMatchObject({
      ...{
        state: 'paid',
        refunded: 0,
        refunds: [{ state: 'failed' }],
        credited: [5_900],
        status: 'refunded',
      },
    });
    const alerts = await rows(`select from mails where template = 'staff-order-alert' and about = $1`, [
      `order:${paid.orderId}`,
    ]);
    expect(alerts).toHaveLength(2);
  });

  test('a month of a membership: it ends at once, with a credit note for that month', async () => {
    const paid = await disputed({}, await buy('membership'));
    await close(paid, paid.providerId, 'lost');
    await sync(paid.paymentId);
    const { priceCents } = writtenCatalogue.membership;
    expect(await money(paid)).toMatchObject({
      state: 'refunded',
      refunded: priceCents,
      credited: [priceCents],
    });
    const ended = await rows(
      'select benefits from subscriptions where order_id = $1 and withdrawn_at is not null',
      [paid.orderId],
    );
    expect(ended).toEqual([{ benefits: false }]);
  });

  test('a part of a plan: while the bank decides it goes on, lost it ends what was bought', async () => {
    const { services } = house;
    const body = {
      ...toBody(writtenCatalogue.transformation),
      plan: { parts: 3, totalCents: 60_000, release: 'once' },
    };
    await publishContent(services, { actor: owner, kind: 'product', key: 'transformation', body });
    const first = await buy('transformation', { amount: 60_000, inParts: true });
    const plan = async () => {
      const of = 'select * from payment_plans where order_id = $1';
      return (
        await rows<{ subscription_id: string; stop_wanted: string | null; is_closed: boolean }>(of, [
          first.orderId,
        ])
      )[0];
    };
    const paid = await disputed({}, first);
    await rows('update payment_plans set look_at = $1 where order_id = $2', [
      house.clock.now(),
      paid.orderId,
    ]);
    await checkPlans(services);
    expect(await plan()).toMatchObject({ stop_wanted: null, is_closed: false });
    await services.sandbox?.renewSubscription((await plan())?.subscription_id ?? '', 'paid');
    await rows('update payment_plans set look_at = $1 where order_id = $2', [
      house.clock.now(),
      paid.orderId,
    ]);
    await checkPlans(services);
    await close(paid, paid.providerId, 'lost');
    await sync(paid.paymentId);
    expect(await money(paid)).toMatchObject({
      ...{
        state: 'disputed',
        reason: 'bank_kept_it',
        credited: [20_000],
        status: 'refunded',
        stage: 'withdrawn',
      },
    });
    expect(await plan()).toMatchObject({ stop_wanted: 'refund' });
  });

  test('one of two payments for the same order: what was bought stays with the other', async () => {
    const paid = await buy();
    await rows(
      `insert into order_payments (order_id, payment_id, amount_cents, method, arrived_at) values ($1, 'pi_other', 5900, 'card', $2)`,
      [paid.orderId, house.clock.now()],
    );
    const twice = await disputed({}, paid);
    await close(twice, twice.providerId, 'lost');
    await sync(twice.paymentId);
    expect(await money(twice)).toMatchObject({ state: 'paid', credited: [5_900], status: 'active' });
  });

  test('a question that is closed moves no money; one that becomes a dispute is answered anew', async () => {
    const { services } = house;
    const asked = await disputed({ kind: 'inquiry' });
    await close(asked, asked.providerId, 'warning_closed');
    await sync(asked.paymentId);
    expect(await money(asked)).toMatchObject({ state: 'paid', disputes: ['closed'], refunded: 0 });

    const grows = await disputed({ kind: 'inquiry' });
    const by = { actor: owner, disputeId: grows.disputeId };
    await saveDisputeWords(services, { ...by, words: 'It came.' });
    await expect(acceptDispute(services, by)).rejects.toThrow('only asks');
    await sendEvidence(services, by);
    await answerDisputes(services);
    expect(await money(grows)).toMatchObject({ disputes: ['answered'] });
    await change([grows.paymentId], (world) => {
      get(world.disputes, grows.providerId, 'dispute').status = 'needs_response';
    });
    await sync(grows.paymentId);
    expect(await readOfficeDispute(services, by)).toMatchObject({
      state: 'needs_answer',
      isInquiry: false,
      wish: null,
    });
    expect(await notices(grows.disputeId)).toHaveLength(1);
  });

  test('any story, read at any time and by several at once, ends as the provider has it', async () => {
    const step = fc.constantFrom('read', 'read twice', 'lost', 'won', 'again');
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 7 }),
        fc.integer({ min: 1, max: 5_900 }),
        async (story, amount) => {
          const paid = await buy();
          let id = await open(paid, { amount });
          const lost = new Map([[id, false]]);
          for (const one of story) {
            if (one === 'read') await sync(paid.paymentId);
            if (one === 'read twice') await Promise.all([sync(paid.paymentId), sync(paid.paymentId)]);
            if (one === 'won' || one === 'lost') {
              await close(paid, id, one);
              lost.set(id, one === 'lost');
            }
            if (one === 'again' && lost.size < 2) {
              id = await open(paid, { amount });
              lost.set(id, false);
            }
          }
          await sync(paid.paymentId);
          const gone = Math.min(5_900, amount * [...lost.values()].filter(Boolean).length);
          const { refunded, refunds, state } = await money(paid);
          expect(refunded).toBe(gone);
          expect(refunds.reduce((sum, one) => sum + (one.state === 'made' ? one.cents : 0), 0)).toBe(gone);
          if (gone === 5_900) expect(['refunded', 'disputed']).toContain(state);
        },
      ),
      { numRuns: 12, seed: 35 },
    );
  });

  test('the nights agree with it, won, lost and in part', async () => {
    const { services, clock } = house;
    const ids: string[] = [];
    for (const [amount, outcome] of [
      [5_900, 'won'],
      [5_900, 'lost'],
      [1_000, 'lost'],
    ] as const) {
      const paid = await disputed({ amount });
      await close(paid, paid.providerId, outcome);
      await sync(paid.paymentId);
      ids.push(paid.paymentId);
    }
    for (let nights = 0; nights < 3; nights++) {
      clock.advance({ days: 1 });
      await reconcilePayments(services);
    }
    const moved = await rows(`select from balance_entries where kind = 'dispute' and payment_id = any($1)`, [
      ids,
    ]);
    expect(moved).toHaveLength(3);
    expect(await rows('select kind from discrepancies where payment_id = any($1)', [ids])).toEqual([]);
  });

  test('no webhook ever came: the night finds it, and every hour reads what is open', async () => {
    const { services, clock } = house;
    const paid = await buy();
    const providerId = await open(paid, { kind: 'inquiry' });
    clock.advance({ days: 1 });
    await reconcilePayments(services);
    expect(await money(paid)).toMatchObject({ disputes: ['needs_answer'] });
    await close(paid, providerId, 'warning_closed');
    await readDisputesAgain(services);
    expect(await money(paid)).toMatchObject({ disputes: ['closed'] });
  });
});

describe('the answer', () => {
  const submissions = async ({ paymentId, providerId }: { paymentId: string; providerId: string }) =>
    change([paymentId], (world) => ({
      files: world.files.size,
      ...get(world.disputes, providerId, 'dispute').evidence_details,
      words: get(world.disputes, providerId, 'dispute').evidence?.uncategorized_text,
    }));

  /** In the order in which they were written down: the test's clock stands still. */
  const deeds = async ({ orderId }: Paid) =>
    (
      await rows<{ action: string }>(
        'select action from staff_actions where subject_id = $1 order by at, ctid',
        [orderId],
      )
    ).map(({ action }) => action);

  test('is prepared by staff, and decided by the owner alone', async () => {
    const { services } = house;
    const { disputeId } = await disputed();
    const by = { actor: staff, disputeId };
    await saveDisputeWords(services, { ...by, words: 'She watched it twice.' });
    await expect(sendEvidence(services, by)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(acceptDispute(services, by)).rejects.toMatchObject({ code: 'forbidden' });
    const stranger = { ...by, actor: { id: crypto.randomUUID(), role: 'member' as const } };
    for (const read of [readOfficeDispute, readEvidence])
      await expect(read(services, stranger)).rejects.toMatchObject({ code: 'not_found' });
    const empty = await disputed();
    await expect(sendEvidence(services, { actor: owner, disputeId: empty.disputeId })).rejects.toThrow(
      'write first',
    );
  });

  test('goes once: pressed twice, by two jobs, and after a crash between sending and writing it down', async () => {
    const { services } = house;
    const sent = await disputed();
    const by = { actor: owner, disputeId: sent.disputeId };
    await saveDisputeWords(services, { ...by, words: 'It was made and opened.' });
    await Promise.all([sendEvidence(services, by), sendEvidence(services, by)]);
    const dies: Services = {
      ...services,
      payments: {
        ...services.payments,
        async answerDispute(answer) {
          await services.payments.answerDispute(answer);
          throw new PaymentsError('unavailable', 'the answer was lost');
        },
      },
    };
    await answerDisputes(dies);
    expect(await readOfficeDispute(services, by)).toMatchObject({ isUnderWay: true, wish: 'answer' });
    house.clock.advance({ hours: 1 });
    await Promise.all([answerDisputes(services), answerDisputes(services)]);
    expect(await submissions(sent)).toMatchObject({ submission_count: 1, words: 'It was made and opened.' });
    expect(await readOfficeDispute(services, by)).toMatchObject({ isUnderWay: false, state: 'answered' });
    await expect(saveDisputeWords(services, { ...by, words: 'More.' })).rejects.toThrow('decided');
    await expect(acceptDispute(services, by)).rejects.toThrow('decided');
    expect(await deeds(sent)).toEqual(['dispute.prepared', 'dispute.answered']);
  });

  test('that the provider refuses is for a person again', async () => {
    const { services, clock } = house;
    const late = await disputed({ dueInDays: 1 });
    const by = { actor: owner, disputeId: late.disputeId };
    await saveDisputeWords(services, { ...by, words: 'Too late.' });
    await sendEvidence(services, by);
    clock.advance({ days: 2 });
    await answerDisputes(services);
    const shown = await readOfficeDispute(services, by);
    expect(shown).toMatchObject({ wish: null, isUnderWay: false, error: expect.stringContaining('over') });
  });

  test('accepted: lost, and booked as that', async () => {
    const { services } = house;
    const given = await disputed();
    await acceptDispute(services, { actor: owner, disputeId: given.disputeId });
    await answerDisputes(services);
    expect(await money(given)).toMatchObject({ state: 'refunded', disputes: ['lost'], credited: [5_900] });
    expect(await deeds(given)).toEqual(['dispute.accepted']);
  });

  test('is one PDF about this order alone, with nothing that is private in it', async () => {
    const { services } = house;
    const one = await disputed();
    await buy();
    await rows(
      `insert into intakes (order_id, kind, answers, created_at, updated_at) values ($1, 'person', $2, now(), now())
        on conflict (order_id) do update set answers = excluded.answers`,
      [
        one.orderId,
        JSON.stringify({ fullName: 'Private Name', birthDate: '1990-07-14', questions: 'secret question' }),
      ],
    );
    await rows(
      `update orders set consent_text = 'I ask you to begin at once.', consent_at = now() where id = $1`,
      [one.orderId],
    );
    await saveDisputeWords(services, {
      actor: staff,
      disputeId: one.disputeId,
      words: 'First line.\n\nSecond line.',
    });
    await rows(
      `insert into course_enrolments (user_id, course, source)
       values ($2, 'numerology-101', $1), ($2, 'advanced-readings', 'run:another')`,
      [`order:${one.orderId}`, owner.id],
    );
    const { evidence } = await readOfficeDispute(services, { actor: staff, disputeId: one.disputeId });
    expect(evidence.delivered.filter(({ text }) => text.startsWith('Course opened'))).toHaveLength(1);
    const issuedOn = { year: 2026, month: 3, day: 2 };
    const bytes = await renderDocument(
      'dispute-evidence',
      { ...evidence, issuedOn },
      services.content.current(),
    );
    const text = readPdf(bytes)
      .pages.map((page) => page.text)
      .join(' ');
    const [order] = await rows<{ number: string }>('select number from orders where id = $1', [one.orderId]);
    for (const said of [order?.number ?? '', one.email, 'begin at once', 'Second line.', 'placed the order'])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(said);
    for (const hidden of ['Private Name', '1990', 'secret', '14 July']) expect(text).not.toContain(hidden);
    const others = await rows<{ number: string; email: string }>(
      'select number, email from orders where id <> $1',
      [one.orderId],
    );
    for (const other of others) {
      expect(text).not.toContain(other.number);
      expect(text).not.toContain(other.email);
    }
    const [contact] = await rows<{ id: string }>('select id from contacts where email = $1', [one.email]);
    await eraseCustomer(services, { actor: owner, customerId: contact?.id ?? '' });
    expect(await rows('select words, evidence from disputes where id = $1', [one.disputeId])).toEqual([
      { words: '', evidence: null },
    ]);
  });
});
