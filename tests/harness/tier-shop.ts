import type { ProductBody } from '../../content/product.ts';
import { publishContent } from '../../domain/content/index.ts';
import { chooseBegin, readMembership } from '../../domain/delivery/index.ts';
import {
  attachPurchases,
  checkMemberships,
  signOrderKey,
  startCheckout,
  syncOnReturn,
} from '../../domain/shop/index.ts';
import { startTestServices } from './test-services.ts';

export type Opens = NonNullable<NonNullable<ProductBody['terms']>['opens']>;

export const opensAll: Opens = {
  letters: true,
  courses: ['numerology-101'],
  sessions: { sessionType: '1:1 Live Session (60 min)', count: 1 },
  eventsPercent: 20,
};

export const tierBody = (fields: Partial<ProductBody> = {}, opens: Opens = opensAll): ProductBody => ({
  name: 'Inner Circle',
  priceCents: 2_900,
  yearlyCents: 29_000,
  description: 'A session each month.',
  features: ['A session each month'],
  sections: ['services'],
  terms: {
    recurring: 'month',
    opens,
    delivers: [{ kind: 'membership' }],
    intake: 'person',
    taxClass: 'service',
    productType: 'membership',
  },
  ...fields,
});

/** A shop that sells memberships of its owner's own, with the play-money provider. */
export async function startTierShop() {
  const house = await startTestServices();
  const { services } = house;
  const rows = async <T extends object>(query: string, values: unknown[] = []): Promise<T[]> =>
    (await services.db.$client.query(query, values)).rows;
  async function account(email: string, role = 'member'): Promise<string> {
    const [made] = await rows<{ id: string }>(
      `insert into auth.users (id, email, name, role, email_verified)
        values (gen_random_uuid(), $1, 'Somebody', $2, true) returning id`,
      [email, role],
    );
    return made?.id ?? '';
  }
  const actor = {
    id: await account('olga@example.test', 'owner'),
    role: 'owner' as const,
    confirmedAt: new Date(),
  };
  let buyers = 0;
  return {
    ...house,
    rows,
    account,
    actor,
    publish: (key: string, body: ProductBody) =>
      publishContent(services, { actor, kind: 'product', key, body }),
    /** Bought by a guest, whose address becomes that of an account, and who asks us to begin at once. */
    async joined(
      productId: string,
      wish: { yearly?: boolean; amount?: number; trial?: boolean; email?: string; country?: string } = {},
    ) {
      const {
        yearly,
        amount = yearly ? 29_000 : 2_900,
        trial,
        country,
        email = `tier${++buyers}@example.test`,
      } = wish;
      const { name: productName = '' } = services.content.current().catalogue.byId.get(productId) ?? {};
      const asked = { productId, productName, amount, email, yearly, trial, country };
      const { url } = await startCheckout(services, asked);
      const checkoutId = url.split('/').at(-1) ?? '';
      const charged = await services.payments.readCheckout(checkoutId);
      const [order] = await rows<{ id: string }>('select id from orders where checkout_id = $1', [
        checkoutId,
      ]);
      const orderId = order?.id ?? '';
      const holder = { key: signOrderKey(services, { orderId, via: 'mail' }) };
      await services.sandbox?.chooseOutcome(checkoutId, 'paid');
      await syncOnReturn(services, holder);
      const memberId = await account(email);
      await attachPurchases(services, { id: memberId, email });
      // Free days begin by themselves.
      if (!trial) await chooseBegin(services, holder, 'now');
      const [row] = await rows<{ subscription_id: string }>(
        'select * from subscriptions where order_id = $1',
        [orderId],
      );
      const subscriptionId = row?.subscription_id ?? '';
      const check = async () => {
        await rows('update subscriptions set look_at = $1 where order_id = $2', [house.clock.now(), orderId]);
        await checkMemberships(services);
      };
      return {
        ...{ email, orderId, memberId, holder, charged, subscriptionId, check },
        card: () => readMembership(services, { memberId }),
        credits: async () =>
          (await rows('select 1 from session_credits where user_id = $1', [memberId])).length,
        payments: async () =>
          (
            await rows<{ amount_cents: number }>(
              'select amount_cents from order_payments where order_id = $1 order by arrived_at, amount_cents',
              [orderId],
            )
          ).map(({ amount_cents }) => amount_cents),
        letters: async () =>
          (await rows<{ template: string }>('select template from mails where to_address = $1', [email])).map(
            ({ template }) => template,
          ),
        /** The paid time is over and charged, and we hear nothing of it. */
        renewed: async (outcome: 'paid' | 'failed' = 'paid') => {
          await services.sandbox?.renewSubscription(subscriptionId, outcome);
          await check();
        },
      };
    },
  };
}
