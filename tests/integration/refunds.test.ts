import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WrittenProductId } from '../../content/catalogue.ts';
import { readOrder, requestRefund, requestWithdrawal } from '../../domain/delivery/index.ts';
import { approveRefund, declineRefund, makeRefunds, signOrderKey } from '../../domain/shop/index.ts';
import { shopOf, startBuying, type Wish } from '../harness/shop.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let shop: ReturnType<typeof shopOf>;
beforeAll(async () => {
  server = await startTestServer();
  shop = shopOf(server);
});
afterAll(() => server.stop());

async function bought(
  productId: WrittenProductId,
  email: string,
  outcome: 'paid' | 'sepa-pending' = 'paid',
  wish: Wish = {},
) {
  const checkoutId = await startBuying(server.visitor(), productId, { email, ...wish });
  await shop.sandbox.chooseOutcome(checkoutId, outcome);
  await shop.settle();
  const order = await shop.orderOf(checkoutId);
  const holder = { key: signOrderKey(server.services, { orderId: order.id, via: 'mail' }) };
  return { checkoutId, order, holder, page: () => readOrder(server.services, holder) };
}

async function settleRefunds() {
  await server.runJobs();
  expect(await shop.rows(`select 1 from refunds where state in ('approved', 'pending')`)).toEqual([]);
}

describe('the guarantee', () => {
  test('returns the money once, writes a credit note, and ends access', async () => {
    const { holder, page } = await bought('report', 'once@example.com');
    await Promise.allSettled(Array.from({ length: 5 }, () => requestRefund(server.services, holder, {})));
    await Promise.all([makeRefunds(server.services), makeRefunds(server.services)]);
    await settleRefunds();
    const { state, refunds, receipts, deliveries } = await page();
    expect(state).toBe('refunded');
    expect(refunds).toMatchObject([{ state: 'made', amountCents: 5900 }]);
    expect(receipts.map(({ kind, number }) => [kind, number])).toEqual([
      ['receipt', expect.stringMatching(/^R-\d{4}-\d{6}$/)],
      ['credit_note', expect.stringMatching(/^C-\d{4}-\d{6}$/)],
    ]);
    expect(deliveries).toMatchObject([{ stage: 'withdrawn' }]);
    await server.mailAbout('once@example.com', 'Your refund request has arrived');
    await server.mailAbout('once@example.com', 'We have returned €59');
    await expect(requestRefund(server.services, holder, {})).rejects.toThrow('gone back already');
  });

  test('ends after 30 days', async () => {
    const { holder, page } = await bought('report', 'late@example.com');
    server.clock.advance({ days: 31 });
    expect((await page()).ask).toBeUndefined();
    await expect(requestRefund(server.services, holder, {})).rejects.toThrow('30 days');
  });

  test('takes back unused sessions with the money', async () => {
    const email = 'member@demo.local';
    const { order, holder } = await bought('transformation', email);
    const credits = () => shop.rows('select 1 from session_credits where source = $1', [`order:${order.id}`]);
    expect(await credits()).toHaveLength(3);
    await requestRefund(server.services, holder, { why: 'I moved to the moon.' });
    await settleRefunds();
    expect(await credits()).toHaveLength(0);
  });

  test('asked for while the debit is on its way: returned when it arrives, and nothing is delivered', async () => {
    const { checkoutId, holder, page } = await bought('report', 'debit@example.com', 'sepa-pending');
    await requestRefund(server.services, holder, {});
    expect(await page()).toMatchObject({ state: 'pending', returnsOnArrival: true });
    await shop.sandbox.settleSepa(checkoutId, 'paid');
    await shop.settle();
    await settleRefunds();
    expect(await page()).toMatchObject({ state: 'refunded', deliveries: [], refunds: [{ state: 'made' }] });
  });

  test('a fourth within a year is for a person to decide', async () => {
    const email = 'often@example.com';
    const owner = {
      id: (await bought('report', 'owner@demo.local')).order.user_id ?? '',
      role: 'owner' as const,
    };
    for (let n = 0; n < 3; n++) {
      const { holder } = await bought('report', email);
      await requestRefund(server.services, holder, {});
      await settleRefunds();
    }
    const waiting = async () => {
      const { holder, page } = await bought('report', email);
      await requestRefund(server.services, holder, {});
      await settleRefunds();
      expect(await page()).toMatchObject({ state: 'paid', refunds: [{ state: 'requested' }] });
      const [refund] = await shop.rows<{ id: string }>(`select id from refunds where state = 'requested'`);
      return { page, refundId: refund?.id ?? '' };
    };
    await mailAboutDecision();
    const first = await waiting();
    await expect(
      approveRefund(server.services, { actor: { ...owner, role: 'member' }, refundId: first.refundId }),
    ).rejects.toThrow('not found');
    await approveRefund(server.services, { actor: owner, refundId: first.refundId });
    await settleRefunds();
    expect(await first.page()).toMatchObject({ state: 'refunded' });
    const second = await waiting();
    const why = 'You have had every one of our readings by now.';
    await declineRefund(server.services, { actor: owner, refundId: second.refundId, why });
    expect(await second.page()).toMatchObject({ state: 'paid', refunds: [{ state: 'declined' }] });
    expect((await server.mailAbout(email, 'About your refund request')).text).toContain(why);
    await expect(approveRefund(server.services, { actor: owner, refundId: second.refundId })).rejects.toThrow(
      'decided already',
    );

    async function mailAboutDecision() {
      const { holder } = await bought('report', email);
      await requestRefund(server.services, holder, {});
      await server.mailAbout('owner@demo.local', 'A refund waits for your decision');
      await shop.rows(`update refunds set state = 'declined' where state = 'requested'`);
    }
  });
});

describe('a withdrawal', () => {
  const declare = (email: string, rest: { orderNumber?: string; productId?: WrittenProductId }) =>
    requestWithdrawal(server.services, { submission: crypto.randomUUID(), name: 'Maya', email, ...rest });
  const stateOf = async (email: string) =>
    (await shop.rows('select state from withdrawal_requests where email = $1', [email]))[0];

  /** Declares it, and gives the one letter by which staff hear of it. */
  async function noticeOf(...declaration: Parameters<typeof declare>) {
    await server.runJobs();
    const before = server.mailbox.to('owner@demo.local').length;
    const { reference } = await declare(...declaration);
    await settleRefunds();
    const heard = server.mailbox.to('owner@demo.local').slice(before);
    expect(heard.map(({ subject }) => subject)).toEqual([`Withdrawal to decide: ${reference}`]);
    return heard[0]?.text?.replaceAll(/\s+/g, ' ');
  }

  test('with the order’s number returns the money by itself, however it is written', async () => {
    const { order, page } = await bought('report', 'withdraws@example.com');
    await declare('withdraws@example.com', {
      orderNumber: ` ${order.number.toLowerCase().replace('-', ' -')}`,
    });
    await settleRefunds();
    expect(await page()).toMatchObject({ state: 'refunded' });
    expect(await stateOf('withdraws@example.com')).toEqual({ state: 'accepted' });
  });

  test('with the receipt’s number, which can be guessed, waits for a person', async () => {
    const { page } = await bought('report', 'receipt@example.com');
    const notice = await noticeOf('receipt@example.com', { orderNumber: (await page()).receipts[0]?.number });
    expect(notice).toContain('make sure it is the buyer');
    expect(await page()).toMatchObject({ state: 'paid', refunds: [] });
  });

  test.each([
    ['names only the product', { productId: 'report' as const }, { days: 0 }],
    ['comes after the 14 days', {}, { days: 15 }],
  ])('that %s waits for a person', async (_, named, time) => {
    const email = `waits-${time.days}@example.com`;
    const { order, page } = await bought('report', email);
    server.clock.advance(time);
    const isNamed = Object.keys(named).length > 0;
    const notice = await noticeOf(email, isNamed ? named : { orderNumber: order.number });
    expect(notice).toContain(isNamed ? 'make sure it is the buyer' : 'came after the 14 days');
    expect(await page()).toMatchObject({ state: 'paid', refunds: [] });
    expect(await stateOf(email)).toEqual({ state: 'received' });
  });

  test('of a buyer who returns everything is accepted, and its refund waits for a person', async () => {
    const email = 'returns-all@example.com';
    for (let n = 0; n < 3; n++) {
      const { holder } = await bought('report', email);
      await requestRefund(server.services, holder, {});
      await settleRefunds();
    }
    const { order, page } = await bought('report', email);
    const notice = await noticeOf(email, { orderNumber: order.number });
    expect(notice).toContain('several refunds within a year');
    expect(notice).toContain(`/office/orders/${order.id}`);
    expect(await page()).toMatchObject({ state: 'paid', refunds: [{ state: 'requested' }] });
  });

  test('of somebody else’s order moves nothing', async () => {
    const { order, page } = await bought('report', 'victim@example.com');
    await declare('stranger@example.com', { orderNumber: order.number });
    await settleRefunds();
    expect(await page()).toMatchObject({ state: 'paid', refunds: [] });
  });
});
