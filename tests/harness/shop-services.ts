import { randomUUID } from 'node:crypto';
import { chooseBegin, readOrder, saveIntake } from '../../domain/delivery/index.ts';
import { publishProduct, readProduct } from '../../domain/office/index.ts';
import { signOrderKey, startCheckout, syncOnReturn } from '../../domain/shop/index.ts';
import { startTestServices } from './test-services.ts';

type Wish = Partial<Parameters<typeof startCheckout>[1]>;

/** A video of the owner's own, as her form sends it. */
export const calmReading = {
  name: 'Calm Reading',
  priceCents: '40',
  description: 'A video about one question.',
  features: 'A video of ten minutes',
  sections: ['services'],
  parts: JSON.stringify([{ kind: 'video', minutes: 10 }]),
  intake: 'person',
};

/** The services of a shop with an owner who changes her products and buyers who pay, without a server around them. */
export async function startShopServices() {
  const house = await startTestServices();
  const { services } = house;
  const rows = async <T extends object>(query: string, values: unknown[] = []): Promise<T[]> =>
    (await services.db.$client.query(query, values)).rows;
  const [owner] = await rows<{ id: string }>(
    `insert into auth.users (id, email, name, role, email_verified)
      values (gen_random_uuid(), 'olga@example.test', 'Olga Owner', 'owner', true) returning id`,
  );
  const actor = { id: owner?.id ?? '', role: 'owner' as const, confirmedAt: new Date() };

  async function publish(form: object = {}, productId = 'new') {
    const { page } = await readProduct(services, { actor, productId });
    const whole = { ...calmReading, base: page?.base, ...form };
    return (await publishProduct(services, { actor, productId, ...whole })).productId;
  }

  async function orderOf(checkoutId: string) {
    const [order] = await rows<{ id: string; number: string }>(
      'select id, number from orders where checkout_id = $1',
      [checkoutId],
    );
    if (!order) throw new Error('no order');
    return order;
  }

  const holderOf = (orderId: string) => ({ key: signOrderKey(services, { orderId, via: 'mail' }) });

  /** To the payment page, and not further. */
  async function begin(productId: string, wish: Wish = {}) {
    const product = services.content.current().catalogue.byId.get(productId);
    if (!product) throw new Error(`no product ${productId}`);
    const { name: productName, priceCents: amount } = product;
    const email = `${randomUUID()}@example.test`;
    const { url } = await startCheckout(services, { productId, productName, amount, email, ...wish });
    const checkoutId = url.split('/').at(-1) ?? '';
    const order = await orderOf(checkoutId);
    const holder = holderOf(order.id);
    const pay = async () => {
      await services.sandbox?.chooseOutcome(checkoutId, 'paid');
      await syncOnReturn(services, holder);
    };
    return { email: wish.email ?? email, order, holder, checkoutId, pay };
  }

  async function buy(productId: string, wish: Wish = {}) {
    const begun = await begin(productId, wish);
    await begun.pay();
    return { ...begun, page: () => readOrder(services, begun.holder) };
  }

  /** She says whom it is about, and that we may begin. */
  async function giveDetails(holder: { key: string }) {
    await chooseBegin(services, holder, 'now');
    const answers = { fullName: 'Ada Lovelace', birthDate: '1990-07-04' };
    await saveIntake(services, holder, { answers, submit: true });
  }

  return { ...house, rows, actor, publish, orderOf, holderOf, begin, buy, giveDetails };
}
