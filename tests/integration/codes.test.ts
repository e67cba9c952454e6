import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WrittenProductId } from '../../content/catalogue.ts';
import { readOfficeOrder, readToday } from '../../domain/office/index.ts';
import { recordCart } from '../../domain/shop/carts.ts';
import { changeCode, createCode } from '../../domain/shop/index.ts';
import { demoActor } from '../harness/members.ts';
import { checkoutBody, shopOf, startBuying, type Wish } from '../harness/shop.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let shop: ReturnType<typeof shopOf>;
beforeAll(async () => {
  server = await startTestServer();
  shop = shopOf(server);
});
afterAll(() => server.stop());

type Minted = { kind?: string; percent?: number; email?: string; productId?: string; hours?: number };

async function mint({ kind = 'soul', percent = 20, email, productId, hours }: Minted): Promise<string> {
  const code = `SOUL${randomUUID().slice(0, 6).toUpperCase()}`;
  const expiresAt = hours ? new Date(server.clock.now().getTime() + hours * 3_600_000) : null;
  await shop.rows(
    `insert into discount_codes (code, kind, percent, email, product_id, max_uses, expires_at)
     values ($1, $2, $3, $4, $5, 1, $6)`,
    [code, kind, percent, email ?? null, productId ?? null, expiresAt],
  );
  return code;
}

const quote = async (productId: WrittenProductId, question: Wish) =>
  (await server.visitor().postJson('/functions/v1/quote-order', { productId, ...question })).json();

const tryToBuy = (productId: WrittenProductId, wish: Wish) =>
  server
    .visitor()
    .postJson('/functions/v1/create-checkout-session', checkoutBody(productId, wish))
    .then(async (answer) => ({ status: answer.status, ...(await answer.json()) }));

const usesOf = (code: string) =>
  shop.rows(
    'select used_at is not null as used, released_at is not null as free from code_uses where code = $1',
    [code],
  );

const numberOf = async (orderId: string) =>
  (await shop.rows<{ number: string }>('select number from orders where id = $1', [orderId]))[0]?.number;

test('50 buyers use one code at once: exactly one gets it, and the others are told', async () => {
  const email = 'fifty@example.com';
  const code = await mint({ email });
  const answers = await Promise.all(Array.from({ length: 50 }, () => tryToBuy('report', { email, code })));
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  const refusals = new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error));
  expect([...refusals]).toEqual([
    'This code is in use in another checkout. Finish that one, or try again in an hour.',
  ]);
  expect(await usesOf(code)).toEqual([{ used: false, free: false }]);
  const orders = await shop.rows('select total_cents from orders where email = $1', [email]);
  expect(orders).toEqual([{ total_cents: 4720 }]);
});

describe('a SOUL code', () => {
  test('in a link is kept by a form that is sent without script, and so is what led here', async () => {
    const email = 'plain@example.com';
    const code = await mint({ email });
    const { productId, productName, amount } = checkoutBody('report');
    const query = `?code=${code.toLowerCase()}&utm_source=Instagram&utm_medium=story`;
    const page = `/checkout/${productId}`;
    const answer = await server.visitor().fetch(`${page}/order`, {
      method: 'POST',
      body: new URLSearchParams({ productName, amount: String(amount), email, code: '' }),
      headers: { referer: `${server.url}${page}${query}` },
    });
    expect(answer.status).toBe(200);
    const orders = await shop.rows(
      'select code, total_cents, source, cancel_url from orders where email = $1',
      [email],
    );
    expect(orders).toEqual([
      { code, total_cents: 4720, source: 'instagram / story', cancel_url: `${server.url}${page}${query}` },
    ]);
  });

  test('takes 20 % off, is used up by the payment, and stands on the receipt', async () => {
    const email = 'mira@example.com';
    const code = await mint({ email });
    expect(await quote('report', { email, code: code.toLowerCase() })).toMatchObject({
      priceCents: 5900,
      discountCents: 1180,
      totalCents: 4720,
      code: { code, words: '20 % off' },
    });
    const checkoutId = await startBuying(server.visitor(), 'report', { email, code });
    await shop.sandbox.chooseOutcome(checkoutId, 'paid');
    await shop.settle();
    const order = await shop.orderOf(checkoutId);
    expect(order).toMatchObject({ state: 'paid', total_cents: 4720, discount_cents: 1180 });
    const [receipt] = await shop.rows('select amount_cents, facts from receipts where order_id = $1', [
      order.id,
    ]);
    expect(receipt).toMatchObject({
      amount_cents: 4720,
      facts: { lines: [{ unitCents: 5900 }, { description: `Code ${code}`, unitCents: -1180 }] },
    });
    expect(await tryToBuy('report', { email, code })).toMatchObject({ error: 'This code has been used.' });
    expect(await quote('report', { email, code })).toMatchObject({
      totalCents: 5900,
      code: { problem: 'This code has been used.' },
    });
  });

  test('belongs to its address and its hours', async () => {
    const code = await mint({ email: 'hers@example.com', hours: 48 });
    expect(await tryToBuy('report', { email: 'his@example.com', code })).toMatchObject({
      status: 422,
      error: 'This code belongs to another e-mail address.',
    });
    server.clock.advance({ hours: 47, minutes: 59 });
    expect(await quote('report', { email: 'hers@example.com', code })).toMatchObject({ discountCents: 1180 });
    server.clock.advance({ minutes: 1 });
    expect(await tryToBuy('report', { email: 'hers@example.com', code })).toMatchObject({
      status: 422,
      error: expect.stringContaining('This code ended on'),
    });
    expect(await usesOf(code)).toEqual([]);
    expect(await tryToBuy('report', { email: 'hers@example.com', code: 'SOULXXXXXX' })).toMatchObject({
      error: 'We do not know this code. Please check its letters.',
    });
  });

  test('is free again when the order comes to nothing, and for the same browser at once', async () => {
    const email = 'undecided@example.com';
    const code = await mint({ email });
    const browserKey = randomUUID();
    await startBuying(server.visitor(), 'report', { email, code, browserKey });
    const second = await startBuying(server.visitor(), 'report', { email, code, browserKey });
    expect(await tryToBuy('report', { email, code, browserKey: randomUUID() })).toMatchObject({
      status: 422,
    });
    server.clock.advance({ hours: 1, minutes: 3 });
    await server.runJobs();
    expect(await shop.orderOf(second)).toMatchObject({ state: 'expired' });
    expect(await usesOf(code)).toEqual([
      { used: false, free: true },
      { used: false, free: true },
    ]);
    await startBuying(server.visitor(), 'report', { email, code });
  });
});

describe('RETURN10', () => {
  const email = 'leaver@example.com';
  let token = '';
  beforeEach(async () => {
    await shop.rows('delete from email_sequences where email = $1', [email]);
    await shop.rows('delete from abandoned_carts where email = $1', [email]);
    const left = { email, productId: 'report', productName: 'Personal Report', priceCents: 5900 };
    await server.services.db.transaction((tx) => recordCart(server.services, tx, left));
    const [cart] = await shop.rows<{ recovery_id: string }>(
      'select recovery_id from abandoned_carts where email = $1',
      [email],
    );
    token = cart?.recovery_id ?? '';
  });

  test('works through the recovery link, once, and for its address alone', async () => {
    expect(await tryToBuy('report', { email, code: 'RETURN10' })).toMatchObject({
      error: 'RETURN10 works through the link in the e-mail we sent you.',
    });
    const recovered = await server.visitor().get(`/cart/recover?token=${token}`);
    const to = new URL(recovered.headers.get('location') ?? '', server.url);
    expect([recovered.status, to.pathname, Object.fromEntries(to.searchParams)]).toEqual([
      302,
      '/checkout/report',
      { code: 'RETURN10', recovery: token },
    ]);
    const link = { code: 'RETURN10', recovery: token };
    expect(await quote('report', link)).toMatchObject({ totalCents: 5310, email });
    expect(await tryToBuy('report', { ...link, email: 'other@example.com' })).toMatchObject({
      error: 'This link was sent to another e-mail address.',
    });
    const checkoutId = await startBuying(server.visitor(), 'report', { ...link, email });
    await shop.sandbox.chooseOutcome(checkoutId, 'paid');
    await shop.settle();
    expect(await shop.orderOf(checkoutId)).toMatchObject({ state: 'paid', total_cents: 5310 });
    expect(await tryToBuy('report', { ...link, email })).toMatchObject({ status: 422 });
    expect((await server.visitor().get(`/cart/recover?token=${token}`)).status).toBe(200);
  });

  test('an old, used or made-up link says so kindly', async () => {
    server.clock.advance({ days: 31 });
    for (const dead of [token, randomUUID(), 'x', '']) {
      const answer = await server.visitor().get(`/cart/recover?token=${dead}`);
      expect([answer.status, await answer.text()]).toEqual([
        200,
        expect.stringContaining('This link has had its day'),
      ]);
    }
    expect(await tryToBuy('report', { email, code: 'RETURN10', recovery: token })).toMatchObject({
      status: 422,
    });
  });
});

test('half of the first month: for the membership alone, and the second month costs its price', async () => {
  const email = 'circle@example.com';
  const code = await mint({ kind: 'membership_half', percent: 50, email, productId: 'membership' });
  expect(await tryToBuy('report', { email, code })).toMatchObject({
    error: 'This code is for the Soul Circle Membership.',
  });
  const checkoutId = await startBuying(server.visitor(), 'membership', { email, code });
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  const { id } = await shop.orderOf(checkoutId);
  const [subscription] = await shop.rows<{ subscription_id: string; amount_cents: number }>(
    'select subscription_id, amount_cents from subscriptions where order_id = $1',
    [id],
  );
  expect(subscription?.amount_cents).toBe(1900);
  await shop.sandbox.renewSubscription(subscription?.subscription_id ?? '', 'paid');
  await shop.settle();
  const receipts = await shop.rows('select amount_cents from receipts where order_id = $1 order by number', [
    id,
  ]);
  expect(receipts).toEqual([{ amount_cents: 950 }, { amount_cents: 1900 }]);
});

describe('a code of the office', () => {
  const owner = () => demoActor(server, 'owner@demo.local');
  type Terms = Omit<Parameters<typeof createCode>[1], 'actor'>;
  const create = async (wish: Terms) => createCode(server.services, { actor: await owner(), ...wish });
  const change = async (wish: { code: string; maxUses?: number; expiresAt?: Date }) =>
    changeCode(server.services, { actor: await owner(), ...wish });
  const refused = (field: string, words: string) => ({ fields: { [field]: words } });

  test('for two: of eight buyers at once two get it, and no later limit is below what is used', async () => {
    await create({ code: 'FORTWO', percent: 10, maxUses: 2 });
    const buyers = Array.from({ length: 8 }, (_, at) => ({ email: `two-${at}@example.com`, code: 'FORTWO' }));
    const answers = await Promise.all(buyers.map((buyer) => tryToBuy('report', buyer)));
    const won = answers.filter(({ status }) => status === 200);
    const told = answers.filter(({ status }) => status !== 200).map(({ error }) => error);
    expect([won.length, ...new Set(told)]).toEqual([2, 'This code has been used.']);
    expect(await quote('report', { email: 'late@example.com', code: 'FORTWO' })).toMatchObject({
      code: { problem: 'This code has been used.' },
    });
    await expect(change({ code: 'FORTWO', maxUses: 1 })).rejects.toMatchObject(
      refused('maxUses', 'It has been used more often already.'),
    );
    await change({ code: 'FORTWO', maxUses: 3 });
    expect((await tryToBuy('report', { email: 'third@example.com', code: 'FORTWO' })).status).toBe(200);
  });

  test('that would leave less than a card can be charged is refused', async () => {
    await create({ code: 'NEARLYALL', percent: 99 });
    const wish = { email: 'nearly@example.com', code: 'NEARLYALL' };
    const error = 'This code leaves nothing to pay.';
    expect(await quote('mini-reading', wish)).toMatchObject({ code: { problem: error } });
    expect(await tryToBuy('mini-reading', wish)).toMatchObject({ error });
    expect(await shop.rows('select id from orders where email = $1', [wish.email])).toEqual([]);
  });

  /** Pays, where there is something to pay; gives the order. */
  const buy = async (productId: WrittenProductId, wish: Wish) => {
    const { status, url, error } = await tryToBuy(productId, wish);
    if (status !== 200) throw new Error(error);
    if (url.startsWith('/')) {
      await shop.settle();
    } else {
      await shop.sandbox.chooseOutcome(url.split('/').at(-1), 'paid');
      await shop.settle();
    }
    const [order] = await shop.rows<{ id: string; state: string; total_cents: number; reason: string }>(
      'select * from orders where email = $1 order by created_at desc limit 1',
      [wish.email],
    );
    if (!order) throw new Error('no order');
    return order;
  };

  test('may take off a sum, which the page, the charge and the receipt agree on', async () => {
    await create({ code: 'TENOFF', off: 'sum', amount: 1000 });
    const wish = { email: 'sum@example.com', code: 'TENOFF' };
    expect(await quote('report', wish)).toMatchObject({
      ...{ discountCents: 1000, totalCents: 4900 },
      code: { words: '€10 off' },
    });
    const order = await buy('report', wish);
    expect(order).toMatchObject({ state: 'paid', total_cents: 4900 });
    const receipts = await shop.rows('select amount_cents, facts from receipts where order_id = $1', [
      order.id,
    ]);
    expect(receipts).toMatchObject([
      { amount_cents: 4900, facts: { lines: [{ unitCents: 5900 }, { unitCents: -1000 }] } },
    ]);
  });

  test('makes a product free: no payment, no receipt, and it is delivered at once', async () => {
    await create({ code: 'ONTHEHOUSE', off: 'free', productIds: ['report'], maxUses: 5 });
    const wish = { email: 'free@example.com', code: 'ONTHEHOUSE' };
    expect(await quote('report', wish)).toMatchObject({ totalCents: 0, code: { words: 'Free' } });
    expect(await tryToBuy('mini-reading', wish)).toMatchObject({
      error: 'This code is for the Personal Report.',
    });
    const order = await buy('report', wish);
    expect(order).toMatchObject({ state: 'paid', total_cents: 0, reason: 'nothing_to_pay' });
    expect(await shop.rows('select id from order_payments where order_id = $1', [order.id])).toEqual([]);
    expect(await shop.rows('select id from receipts where order_id = $1', [order.id])).toEqual([]);
    expect(await usesOf('ONTHEHOUSE')).toEqual([{ used: true, free: false }]);
    const owed = await shop.rows('select stage, not_before from fulfilments where order_id = $1', [order.id]);
    expect(owed).toEqual([{ stage: 'waiting_intake', not_before: null }]);
    const letter = await server.mailAbout(wish.email, 'Thank you');
    expect(letter.text).toContain('There was nothing to pay, and nothing was charged.');
    expect(letter.text).not.toMatch(/Receipt|14 days/);

    const { url } = await tryToBuy('report', { email: 'free-too@example.com', code: 'ONTHEHOUSE' });
    expect(url).toContain('charged=nothing');
    const back = await server.visitor().get(url);
    const page = await (await server.visitor().get(back.headers.get('location') ?? '')).text();
    expect(page).toContain('There was nothing to pay');
    expect(page).not.toContain('Payment Successful!');
  });

  test('free of charge is no membership, whose second month is paid', async () => {
    await create({ code: 'FREECIRCLE', off: 'free', productIds: ['membership'] });
    expect(await quote('membership', { email: 'no@example.com', code: 'FREECIRCLE' })).toMatchObject({
      code: { problem: 'This code leaves nothing to pay.' },
    });
  });

  test('for first orders is good once for each person, however she writes her address', async () => {
    await create({ code: 'WELCOME', percent: 10, firstOrder: true });
    await create({ code: 'WELCOME2', percent: 10, firstOrder: true });
    const code = 'WELCOME';
    expect(await quote('report', { code })).toMatchObject({
      code: { problem: 'Please give your e-mail address first: this code is good once for each person.' },
    });
    const tries = ['report', 'mini-reading'] as const;
    const at = tries.map((product) => tryToBuy(product, { email: 'first@example.com', code }));
    expect((await Promise.all(at)).map(({ status }) => status).sort()).toEqual([200, 422]);
    await buy('mini-reading', { email: 'bought@example.com' });
    for (const email of ['bought@example.com', 'bought+again@example.com']) {
      expect(await tryToBuy('report', { email, code: 'WELCOME2' })).toMatchObject({
        error: 'This code is for a first order.',
      });
    }
  });

  test('the same card under another address: nothing is refused, and the order and Today say so', async () => {
    const owner = await demoActor(server, 'owner@demo.local');
    const [once, first] = ['CARDONCE', 'CARDFIRST'];
    const codes = { actor: owner, percent: 10 };
    await createCode(server.services, { ...codes, code: once, oncePerPerson: true });
    await createCode(server.services, { ...codes, code: first, firstOrder: true });
    const paid = async (email: string, card: string, code?: string) => {
      const checkoutId = await startBuying(server.visitor(), 'report', { email, code });
      await shop.sandbox.chooseOutcome(checkoutId, 'paid', 'PT', card);
      await shop.settle();
      return shop.orderOf(checkoutId);
    };
    const before = await paid('card.one@example.test', 'card A', once);
    const said = async ({ id }: { id: string }) =>
      (await readOfficeOrder(server.services, { actor: owner, orderId: id })).events
        .filter(({ kind }) => kind === 'same_card')
        .map(({ detail }) => detail);
    const another = await paid('card.two@example.test', 'card A', once);
    expect(another.state).toBe('paid');
    const number = await numberOf(before.id);
    expect(await said(another)).toEqual([{ order: number, code: once }]);
    // For a first order, whatever that card paid before.
    expect(await said(await paid('card.three@example.test', 'card A', first))).toEqual([
      { order: number, code: first },
    ]);
    // Without a code, by a card of her own, and by her own card again there is nothing to say.
    expect(await said(await paid('card.four@example.test', 'card A'))).toEqual([]);
    expect(await said(await paid('card.five@example.test', 'card B', once))).toEqual([]);
    await paid('card.six@example.test', 'card C');
    expect(await said(await paid('card.six+again@example.test', 'card C', once))).toEqual([]);
    const { money } = await readToday(server.services, { actor: owner });
    expect(money.sameCards.map(({ email, detail }) => [email, detail.code])).toEqual([
      ['card.three@example.test', first],
      ['card.two@example.test', once],
    ]);
    // All that a card has paid is looked at: before the others, it paid thirty orders of her own.
    await shop.rows(
      `with own as (
         insert into orders (number, email, product_id, product_name, price_cents, mode, success_url, cancel_url, expires_at, state, paid_at, code)
         select 'OWN-' || n, 'card.seven+' || n || '@example.test', 'report', 'Report', 100, 'payment', '/', '/', now(), 'paid', '2020-01-01', $2
         from generate_series(1, 30) n returning id)
       insert into order_payments (order_id, amount_cents, arrived_at, card_key)
       select own.id, 100, '2020-01-01', known.card_key from own, order_payments known where known.order_id = $1`,
      [before.id, once],
    );
    expect(await said(await paid('card.seven@example.test', 'card A', once))).toEqual([
      { order: number, code: once },
    ]);
  });

  test('once for each person; of two who want the last use at once one gets it', async () => {
    await create({ code: 'ONCEEACH', percent: 10, oncePerPerson: true, maxUses: 2 });
    const code = 'ONCEEACH';
    await buy('report', { email: 'each@example.com', code });
    expect(await tryToBuy('mini-reading', { email: 'each+b@example.com', code })).toMatchObject({
      error: 'This code has been used.',
    });
    const last = ['x@example.com', 'y@example.com', 'z@example.com'];
    const answers = await Promise.all(last.map((email) => tryToBuy('report', { email, code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  test('begins when it says, and is good for the products of its set', async () => {
    const startsAt = new Date(server.clock.now().getTime() + 3_600_000);
    await create({ code: 'SOONER', percent: 10, startsAt, productIds: ['report', 'session'] });
    const wish = { email: 'soon@example.com', code: 'SOONER' };
    expect(await quote('report', wish)).toMatchObject({
      code: { problem: expect.stringContaining('This code is good from') },
    });
    server.clock.advance({ hours: 1 });
    expect(await quote('report', wish)).toMatchObject({ discountCents: 590 });
    expect(await quote('mini-reading', wish)).toMatchObject({
      code: { problem: 'This code is for the Personal Report and sessions.' },
    });
  });

  test('is checked field by field', async () => {
    const good = { code: 'CHECKED', percent: 10 };
    const whole = 'A whole number from 1 to 99.';
    for (const [wish, problem] of [
      [{ code: 'ABC' }, refused('code', 'Four to 32 letters and figures, without blanks.')],
      [{ percent: 0 }, refused('percent', whole)],
      [{ percent: 100 }, refused('percent', whole)],
      [{ percent: 12.5 }, refused('percent', whole)],
      [{ productIds: ['no-such-thing'] }, refused('productIds', 'Please choose a product.')],
      [{ off: 'sum' }, refused('amount', 'An amount in euros, such as 10.')],
      [{ off: 'free' }, refused('productIds', 'Please choose what is free.')],
      [{ maxUses: 0 }, refused('maxUses', 'A whole number from 1, or nothing for no limit.')],
      [
        { expiresAt: server.clock.now() },
        refused('expiresAt', 'Please choose a moment that is still to come.'),
      ],
    ] satisfies [Partial<Terms>, object][]) {
      await expect(create({ ...good, ...wish })).rejects.toMatchObject(problem);
    }
    await create(good);
    await expect(create(good)).rejects.toMatchObject(refused('code', 'There is such a code already.'));
  });

  test('of a sequence keeps its terms', async () => {
    const code = await mint({ email: 'sequence@example.com' });
    await expect(change({ code, maxUses: 9 })).rejects.toThrow('belongs to a sequence');
    await expect(change({ code: 'NOSUCHCODE', maxUses: 9 })).rejects.toMatchObject({ code: 'not_found' });
  });
});
