import { setTimeout } from 'node:timers/promises';
import { type WrittenProductId, writtenCatalogue } from '../../content/catalogue.ts';
import type { Services } from '../../domain/services.ts';
import { checkMemberships, checkOrders, settlePaymentNotices } from '../../domain/shop/index.ts';
import type { Browserlike } from './browserlike.ts';
import type { TestServer } from './test-server.ts';

export type Wish = Partial<
  Record<'email' | 'code' | 'recovery' | 'browserKey' | 'successUrl' | 'cancelUrl', string>
> & {
  amount?: number;
  /** The buyer's choices about letters. */
  offers?: boolean;
  similar?: 'told' | 'refused';
};

/** The body that the checkout page sends. */
export function checkoutBody(productId: WrittenProductId, wish: Wish = {}) {
  const { name, priceCents } = writtenCatalogue[productId];
  return { productId, productName: name, amount: priceCents, ...wish };
}

/** Presses the purchase button; gives the id of the payment page. */
export async function startBuying(
  visitor: Browserlike,
  productId: WrittenProductId,
  wish: Wish = {},
): Promise<string> {
  const answer = await visitor.postJson(
    '/functions/v1/create-checkout-session',
    checkoutBody(productId, wish),
  );
  const { url, error } = (await answer.json()) as { url?: string; error?: string };
  if (!url) throw new Error(`no checkout: ${answer.status} ${error}`);
  return url.split('/').at(-1) ?? '';
}

/** The payment provider's side of a test in demo mode. */
export function shopOf(server: TestServer) {
  const { services } = server;
  const { sandbox } = services;
  if (!sandbox) throw new Error('play money exists in demo mode alone');
  const rows = async <T extends object>(query: string, values: unknown[] = []): Promise<T[]> =>
    (await services.db.$client.query(query, values)).rows;
  const orderOf = async (checkoutId: string) => {
    const [order] = await rows<{
      id: string;
      number: string;
      state: string;
      reason: string;
      user_id: string | null;
      total_cents: number;
      discount_cents: number;
    }>('select * from orders where checkout_id = $1', [checkoutId]);
    if (!order) throw new Error(`no order of ${checkoutId}`);
    return order;
  };
  return {
    sandbox,
    rows,
    orderOf,
    /** What was paid is settled, made, delivered, and told by mail. */
    settle: () => server.runJobs(),
    /** A reading that is paid and whose details are sent, by the link in the letter; gives the order's id. */
    async buyWithDetails(buyer: Browserlike, productId: WrittenProductId, email: string): Promise<string> {
      const checkoutId = await startBuying(buyer, productId, { email });
      await sandbox.chooseOutcome(checkoutId, 'paid');
      await server.runJobs();
      const letter = await server.mailAbout(email, 'Thank you');
      const [path] = /\/(?:portal\/)?orders\/[\w.%~-]+/.exec(letter.text ?? '') ?? [];
      const person = { fullName: 'Maya Okafor', birthDate: '1990-07-04', questions: 'Why?' };
      await buyer.post(`${path}/details`, { ...person, intent: 'send', begin: 'now' });
      await server.runJobs();
      return (await orderOf(checkoutId)).id;
    },
    /**
     * The same until no delivery is due any more: one that another request holds at that moment is left out by its job, as
     * on a live site, and taken by the next run. A delivery that failed says why.
     */
    async settleDeliveries() {
      for (let left = 10; left > 0; left--) {
        await server.runJob('fulfil');
        await server.runJobs();
        const waiting = await rows<{ error: string | null }>(
          `select error from fulfilments where stage = 'in_work' and work_at is not null and delivery ->> 'kind' = 'document'`,
        );
        const failed = waiting.find(({ error }) => error);
        if (failed) throw new Error(`A document could not be made: ${failed.error}`);
        if (waiting.length === 0) return;
        await setTimeout(200);
      }
      throw new Error('A delivery stays due.');
    },
  };
}

/** The checkout to which an answered form leads; nothing where it does not lead to one. */
export async function checkoutIn(answer: Response): Promise<string> {
  const [, url = ''] = /href="([^"]+)"[^>]*>Continue to payment/.exec(await answer.clone().text()) ?? [];
  return url.split('/').at(-1) ?? '';
}

/** Our whole round about money: notices, orders, memberships. */
export async function settleAll(services: Services): Promise<void> {
  await settlePaymentNotices(services);
  await checkOrders(services);
  await checkMemberships(services);
}
