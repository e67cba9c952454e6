import { randomUUID } from 'node:crypto';
import { withdrawalConsent } from '../content/checkout.ts';
import { deliverVideo, listFulfilments, makeDocument, saveIntake } from '../domain/delivery/index.ts';
import type { Services } from '../domain/services.ts';
import {
  asksForConsent,
  type OrderRow,
  placeOrder,
  settleCheckout,
  signOrderKey,
  withOrder,
} from '../domain/shop/index.ts';
import { type MailName, storedMail } from '../emails/mails.ts';
import { type ShopStory, shopStories } from './shop-stories.ts';

const HOUR = 3_600_000;

/**
 * Orders as they would have come about: by the verbs themselves, with a clock that stands where the story is. No
 * worker is woken meanwhile; the letters are marked as sent when they were written.
 */
export async function seedShop(services: Services, ownerId: string): Promise<void> {
  const now = services.clock.now();
  const at = (hoursAgo: number): Services => ({
    ...services,
    clock: { now: () => new Date(now.getTime() - hoursAgo * HOUR) },
    jobs: { enqueue: async () => {} },
  });
  // Oldest first, so that receipts are numbered as the money came.
  for (const story of shopStories.toSorted((one, other) => other.placed - one.placed)) {
    await tell(services, story, at, ownerId);
  }
  await sendQuietly(services, now);
}

/** A start that was killed while telling leaves a shorter past, never one told twice. */
export async function isTold({ db }: Services): Promise<boolean> {
  const { rows } = await db.$client.query('select 1 from orders where email = any($1) limit 1', [
    shopStories.map(({ name }) => addressOf(name)),
  ]);
  return rows.length > 0;
}

/** The letters of the past, as they went out then. */
async function sendQuietly({ db, content, mails }: Services, now: Date): Promise<void> {
  const { rows } = await db.$client.query<{ id: string; template: MailName; props: object }>(
    `select id, template, props from mails where state = 'queued' and props ? 'order' and created_at < $1`,
    [now],
  );
  for (const { id, template, props } of rows) {
    const { subject, html, text } = await mails.render(storedMail(template, props), content.current());
    await db.$client.query(
      `update mails set state = 'sent', sent_at = created_at, tries = 1, subject = $2, html = $3, text = $4
       where id = $1`,
      [id, subject, html, text],
    );
  }
}

async function tell(
  services: Services,
  story: ShopStory,
  at: (hoursAgo: number) => Services,
  ownerId: string,
): Promise<void> {
  const order = await buy(at(story.placed), story);
  if (story.details !== undefined) await giveDetails(at(story.details), order, story);
  if (story.delivered !== undefined) await deliver(at(story.delivered), order, ownerId);
  if (story.asksBack) {
    await services.db.$client.query(
      `insert into refunds (order_id, order_payment_id, amount_cents, source, state, why, requested_at)
       select order_id, id, amount_cents, 'guarantee', 'requested', $2, $3 from order_payments where order_id = $1`,
      [order.id, story.asksBack, at(30).clock.now()],
    );
  }
}

async function buy(services: Services, { name, product: productId, money }: ShopStory): Promise<OrderRow> {
  const product = services.content.current().catalogue[productId];
  const { appUrl } = services.config;
  const email = addressOf(name);
  const order = await placeOrder(services, {
    product,
    email,
    priceCents: product.priceCents,
    consentText: asksForConsent(product) ? withdrawalConsent : undefined,
    successUrl: `${appUrl}/portal/dashboard?payment=success`,
    cancelUrl: `${appUrl}/`,
    expiresAt: new Date(services.clock.now().getTime() + HOUR),
  });
  const checkoutId = `cs_demo_${randomUUID()}`;
  await services.db.$client.query(
    `update orders set checkout_id = $2, checkout_url = $3, look_at = null where id = $1`,
    [order.id, checkoutId, `${appUrl}/sandbox/pay/${checkoutId}`],
  );
  const paymentId = await playMoney(services, order, money);
  const common = { checkoutId, orderId: order.id, mode: order.mode, amountCents: order.totalCents };
  const nobody = { subscriptionId: null, invoiceId: null, customerId: null };
  const settle = (status: 'paid' | 'pending' | 'failed') =>
    withOrder(services, order.id, (tx, locked) =>
      settleCheckout(services, tx, locked, {
        ...common,
        ...nobody,
        status,
        currency: 'eur',
        email,
        method: money ? 'sepa_debit' : 'card',
        paymentId,
        failure: status === 'failed' ? 'The account had no cover.' : null,
        expiresAt: order.expiresAt,
      }),
    );
  if (money) await settle('pending');
  if (money !== 'pending') await settle(money ?? 'paid');
  // Nobody asks the provider about a page that it never had.
  await services.db.$client.query('update orders set look_at = null where id = $1', [order.id]);
  return order;
}

/** What the provider of the demo knows of it, so that the money can go back. */
async function playMoney(
  { sandbox, clock }: Services,
  order: OrderRow,
  money: ShopStory['money'],
): Promise<string> {
  if (!sandbox) throw new Error('play money exists in demo mode alone');
  return sandbox.rememberPayment({
    orderId: order.id,
    amountCents: order.totalCents,
    method: money ? 'sepa_debit' : 'card',
    outcome: money ?? 'paid',
    at: clock.now(),
  });
}

async function giveDetails(services: Services, { id: orderId }: OrderRow, story: ShopStory): Promise<void> {
  const { name, born, answers, partner } = story;
  const holder = { key: signOrderKey(services, { orderId, via: 'mail' }) };
  await saveIntake(services, holder, {
    submit: true,
    answers: { fullName: name, birthDate: born, ...answers },
    partner: partner && { fullName: partner.name, birthDate: partner.born },
  });
}

async function deliver(services: Services, order: OrderRow, ownerId: string): Promise<void> {
  for (const row of await listFulfilments(services.db, [order.id])) {
    if (row.stage === 'in_work') await makeDocument(services, row);
    if (row.stage !== 'recording') continue;
    const { rows } = await services.db.$client.query<{ id: string }>(
      'select v.id from videos v join purchases p on p.id = v.purchase_id where p.order_id = $1',
      [order.id],
    );
    await deliverVideo(services, {
      actor: { id: ownerId, role: 'owner' },
      videoId: rows[0]?.id ?? '',
      link: `https://video.example/${order.number.toLowerCase()}`,
    });
  }
}

const addressOf = (name: string) =>
  `${name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, '.')}@example.com`;
