import { setTimeout as pause } from 'node:timers/promises';
import type { Session } from '../../adapters/payments/simulator/world.ts';
import { type Faults, noFaults } from '../fake-stripe/api-server.ts';
import { type DeliveryKnobs, politeDeliveries } from '../fake-stripe/deliveries.ts';
import { Browserlike } from './browserlike.ts';
import { checkoutBody } from './shop.ts';
import type { StripeShop } from './stripe-shop.ts';

/** What the provider does wrong, and when: while the purchase is begun, or from the payment on. */
export type Fault = {
  name: string;
  at?: 'checkout' | 'return';
  api?: Partial<Faults>;
  notices?: Partial<DeliveryKnobs>;
  /** What it makes of the agreed sum. */
  charges?(session: Session): void;
};

const everyCall: [string, Partial<Faults>][] = [
  ['answers after 30 s', { delayMs: 30_000 }],
  ['never answers', { hang: 1 }],
  ['answers 500', { errorBefore: 1 }],
  ['does it, answers 500', { errorAfter: 1 }],
  ['cuts the line', { dropBefore: 1 }],
  ['does it, cuts the line', { dropAfter: 1 }],
  ['answers nonsense', { malformed: 1 }],
  ['one of these each second time', { errorBefore: 0.1, errorAfter: 0.1, dropAfter: 0.1, malformed: 0.2 }],
];

export const faults: Fault[] = [
  ...(['checkout', 'return'] as const).flatMap((at) =>
    everyCall.map(([name, api]) => ({ name: `${name}, at the ${at}`, at, api })),
  ),
  { name: 'notices five times, in any order', notices: { copies: 5, shuffle: true, parallel: 10 } },
  { name: 'notices with a wrong signature', notices: { spoilt: 'signature' } },
  { name: 'notices signed an hour ago', notices: { spoilt: 'age' } },
  { name: 'no notice for two hours', notices: { hold: true } },
  { name: 'charges another amount', charges: (session) => Object.assign(session, { amount_total: 5800 }) },
  { name: 'charges another currency', charges: (session) => Object.assign(session, { currency: 'usd' }) },
];

/** What became of the purchases under one fault. `wrong` should be empty. */
export type Outcome = {
  fault: string;
  purchases: number;
  refused: number;
  paid: number;
  delivered: number;
  heldBack: number;
  /** The longest that anybody waited for the payment page, for her order after the payment, and for any other page. */
  waitedMs: { checkout: number; return: number; others: number };
  wrong: string[];
};

type Purchase = { visitor: Browserlike; key: string; id: string; isPaid: boolean };

/** People buy while the provider has one fault; it mends; two hours later the books are held against its own. */
export async function sellThrough(shop: StripeShop, fault: Fault, count: number): Promise<Outcome> {
  const { fake, server, clock } = shop;
  const wrong: string[] = [];
  const waitedMs = { checkout: 0, return: 0, others: 0 };
  const others = watchOthers(shop, waitedMs, wrong);
  if (fault.at === 'checkout') Object.assign(fake.faults, fault.api);
  const begun = await Promise.all(
    Array.from({ length: count }, (_, nth) => begin(shop, { nth, fault }, { waitedMs, wrong })),
  );
  Object.assign(fake.faults, noFaults, fault.at === 'return' ? fault.api : {});
  Object.assign(fake.deliveries.knobs, { parallel: 4, answerWithinMs: 20_000, ...fault.notices });
  const purchases = begun.filter((one) => one !== undefined);
  for (const one of purchases) pay(shop, one, fault);
  await Promise.all(purchases.map((one) => comeBack(one, { waitedMs, wrong })));
  if (fault.notices?.spoilt) await pause(300);
  Object.assign(fake.faults, noFaults);
  Object.assign(fake.deliveries.knobs, { ...politeDeliveries, parallel: 4, hold: fault.notices?.hold });
  if (!fault.notices?.hold) await fake.deliveries.settled(120_000);
  clock.advance({ hours: 2 });
  await server.runJobs();
  await Promise.all(purchases.map(describe));
  await server.runJobs();
  fake.deliveries.knobs.hold = false;
  await fake.deliveries.settled(120_000);
  await server.runJobs();
  await others.stop();
  const ends = await Promise.all(purchases.map((one) => judge(shop, one, fault, wrong)));
  return {
    fault: fault.name,
    purchases: count,
    refused: count - purchases.length,
    paid: purchases.filter(({ isPaid }) => isPaid).length,
    delivered: ends.filter((end) => end === 'delivered').length,
    heldBack: ends.filter((end) => end === 'held back').length,
    waitedMs,
    wrong,
  };
}

type Notes = { waitedMs: Outcome['waitedMs']; wrong: string[] };

async function timed<T>(notes: Notes, what: keyof Outcome['waitedMs'], work: Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work;
  notes.waitedMs[what] = Math.max(notes.waitedMs[what], Math.round(performance.now() - began));
  return result;
}

let people = 0;

/** Undefined when she was told that it does not work now. */
async function begin(
  { server, fake }: StripeShop,
  { nth, fault }: { nth: number; fault: Fault },
  notes: Notes,
): Promise<Purchase | undefined> {
  const visitor = new Browserlike(server.url);
  const person = ++people;
  const product = nth % 3 === 2 && !fault.charges ? 'membership' : 'report';
  const answer = await timed(
    notes,
    'checkout',
    visitor.fetch('/functions/v1/create-checkout-session', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.1.${person >> 8}.${person & 255}`,
      },
      body: JSON.stringify(checkoutBody(product, { email: `buyer-${person}@example.test` })),
    }),
  );
  const { url, error }: { url?: string; error?: string } = JSON.parse(await answer.text());
  if (!url) {
    if (answer.status !== 503 || !error?.includes('Please try again'))
      notes.wrong.push(`refused with ${answer.status}: ${error}`);
    return undefined;
  }
  const id = url.split('/').at(-1) ?? '';
  const key = new URL(fake.world.sessions.get(id)?.success_url ?? '').searchParams.get('order') ?? '';
  return { visitor, id, key, isPaid: nth % 4 !== 3 };
}

function pay({ fake }: StripeShop, { id, isPaid }: Purchase, { charges }: Fault): void {
  const session = fake.world.sessions.get(id);
  if (!isPaid || !session) return;
  charges?.(session);
  fake.payByCard(id);
}

/** Whoever has paid may read that we do not know yet, never that she has not; who has not, never that she has. */
async function comeBack({ visitor, key, isPaid }: Purchase, notes: Notes): Promise<void> {
  const answer = await timed(notes, 'return', visitor.get(`/orders/${key}?payment=success`));
  const page = await answer.text();
  if (answer.status !== 200) notes.wrong.push(`the order's page answered ${answer.status}`);
  if (isPaid && /has not been paid|was not paid|Nothing was charged/.test(page))
    notes.wrong.push('whoever has paid reads that she has not');
  if (!isPaid && page.includes('Payment Successful')) notes.wrong.push('unpaid, and the page says paid');
}

async function describe({ visitor, key, isPaid }: Purchase): Promise<void> {
  const details = { intent: 'send', fullName: 'Maya Okafor', birthDate: '1990-07-04', begin: 'now' };
  if (isPaid) await visitor.post(`/orders/${key}/details`, details);
}

async function judge(shop: StripeShop, { id, isPaid }: Purchase, { charges }: Fault, wrong: string[]) {
  const order = await shop.look(id);
  const documents = await shop.rows(
    `select 1 from fulfilment_documents d join fulfilments f on f.id = d.fulfilment_id
     where f.order_id = $1 and f.stage = 'delivered'`,
    [order.id],
  );
  const letters = await shop.rows(
    `select 1 from mails m join orders o on o.number = m.props->>'order'
     where o.id = $1 and m.template = 'order-paid'`,
    [order.id],
  );
  const isMonthly = shop.fake.world.sessions.get(id)?.mode === 'subscription';
  const { state, payments, purchases, receipts, fulfilments } = order;
  const counts = [payments, purchases, receipts, letters.length];
  const found = `${id}: ${state}, ${counts}, ${fulfilments} owed, ${documents.length} documents`;
  const once = state === 'paid' && counts.every((n) => n === 1);
  if (!isPaid) {
    if (state === 'paid' || counts.some((n) => n > 0) || fulfilments > 0) wrong.push(`unpaid ${found}`);
    return 'unpaid';
  }
  if (charges) {
    if (!once || fulfilments > 0) wrong.push(`another sum ${found}`);
    return 'held back';
  }
  if (!once || fulfilments === 0 || (!isMonthly && documents.length !== 1)) wrong.push(`paid ${found}`);
  return 'delivered';
}

/** Somebody else looks at a page that needs the database, ten times a second; the pool must always have room for her. */
function watchOthers(shop: StripeShop, waitedMs: Outcome['waitedMs'], wrong: string[]) {
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      const answer = await timed({ waitedMs, wrong }, 'others', fetch(`${shop.server.url}/readyz`));
      if (!answer.ok) wrong.push(`/readyz answered ${answer.status}`);
      await pause(100);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await looking;
    },
  };
}
