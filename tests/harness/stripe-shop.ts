import { type WrittenProductId, writtenCatalogue } from '../../content/catalogue.ts';
import type { CheckoutWish } from '../../domain/shop/checkout.ts';
import { startCheckout } from '../../domain/shop/index.ts';
import type { DeliveryKnobs } from '../fake-stripe/deliveries.ts';
import { startFakeStripe } from '../fake-stripe/fake-stripe.ts';
import { freePort } from './free-port.ts';
import { newMember } from './members.ts';
import { setUpShop } from './set-up-shop.ts';
import { TestClock } from './test-clock.ts';
import { startTestServer } from './test-server.ts';

/** What a live server needs to talk to the fake instead of to Stripe. */
export function liveVariables(
  port: number,
  { secretKey, webhookSecret, url }: { secretKey: string; webhookSecret: string; url: string },
): Record<string, string> {
  return {
    PORT: String(port),
    APP_URL: `http://127.0.0.1:${port}`,
    AUTH_SECRET: 'a secret that is long enough for a live server',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: url,
    // Each buyer of a test may come from an address of her own.
    TRUSTED_PROXIES: '1',
  };
}

/** A live server whose payments go to the fake Stripe, which sends its events to the server's webhook address. */
export async function startStripeShop(
  deliveries: Partial<DeliveryKnobs> = {},
  variables: Record<string, string> = {},
) {
  const clock = new TestClock();
  const fake = await startFakeStripe({ now: () => clock.trueNow(), deliveries });
  const server = await startTestServer({ ...liveVariables(await freePort(), fake), ...variables }, clock);
  const { services } = server;
  fake.sendTo(`${server.url}/webhooks/payments`);
  const owner = await newMember(server, 'Helena Duarte', 'owner');
  await setUpShop(server, owner, fake);
  const rows = async <T extends object>(query: string, values: unknown[] = []): Promise<T[]> =>
    (await services.db.$client.query(query, values)).rows;

  return {
    server,
    services,
    owner,
    fake,
    clock,
    rows,
    /** Places an order and gives the id of its checkout session. */
    async order(productId: WrittenProductId, wish: Partial<CheckoutWish> = {}): Promise<string> {
      const { name, priceCents } = writtenCatalogue[productId];
      const { url } = await startCheckout(services, {
        productId,
        productName: name,
        amount: priceCents,
        email: 'mira@example.com',
        ...wish,
      });
      return url.split('/').at(-1) ?? '';
    },
    /** The order of a checkout, with what it has become. */
    async look(checkoutId: string) {
      const [order] = await rows<{ id: string; state: string; reason: string; email: string }>(
        'select id, state, reason, email from orders where checkout_id = $1',
        [checkoutId],
      );
      if (!order) throw new Error(`no order of ${checkoutId}`);
      const count = async (table: string) =>
        (await rows(`select 1 from ${table} where order_id = $1`, [order.id])).length;
      return {
        ...order,
        payments: await count('order_payments'),
        purchases: await count('purchases'),
        receipts: await count('receipts'),
        fulfilments: await count('fulfilments'),
      };
    },
    async stop() {
      await fake.close();
      await server.stop();
    },
  };
}

export type StripeShop = Awaited<ReturnType<typeof startStripeShop>>;
