import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listQuestions, readLanding } from '../../domain/content/index.ts';
import { fulfilDue, readOrder } from '../../domain/delivery/index.ts';
import { readToday } from '../../domain/office/index.ts';
import { readCheckout } from '../../domain/shop/index.ts';
import { HOUR } from '../../shared/durations.ts';
import { startShopServices } from '../harness/shop-services.ts';

let shop: Awaited<ReturnType<typeof startShopServices>>;
let productId: string;
beforeAll(async () => {
  shop = await startShopServices();
  productId = await shop.publish({ deliveryCount: '3', deliveryUnit: 'days' });
});
afterAll(() => shop.stop());

describe('a product that takes three days', () => {
  test('says so beside its checkout and in the structured data', () => {
    const shown = readCheckout(shop.services, productId);
    expect(shown?.deliveryHours).toBe(72);
    expect(shown?.steps.join(' ')).toContain('recorded for you within 3 days');
  });

  test('is due three days after its details, at the desk and on its order; the first edition after one', async () => {
    for (const [id, hours] of [
      [productId, 72],
      ['video-reading', 24],
    ] as const) {
      const { holder, order, page } = await shop.buy(id);
      await shop.giveDetails(holder);
      await fulfilDue(shop.services);
      const due = new Date(shop.clock.now().getTime() + hours * HOUR).toISOString();
      expect((await page()).deliveries.map(({ dueAt }) => dueAt)).toEqual([due]);
      const { readings } = await readToday(shop.services, { actor: shop.actor });
      expect(readings.find(({ orderId }) => orderId === order.id)?.dueAt).toBe(due);
    }
  });

  test('keeps what was sold when the owner promises something else', async () => {
    const { holder } = await shop.buy(productId);
    await shop.publish({ deliveryCount: '5', deliveryUnit: 'hours' }, productId);
    await shop.giveDetails(holder);
    const { deliveries } = await readOrder(shop.services, holder);
    expect(deliveries[0]?.dueAt).toBe(new Date(shop.clock.now().getTime() + 72 * HOUR).toISOString());
    await shop.publish({ deliveryCount: '3', deliveryUnit: 'days' }, productId);
  });

  test('is named where the site speaks of deliveries, and no claim says more', async () => {
    const { sections } = await readLanding(shop.services);
    const wordsOf = (id: string) => JSON.stringify(sections.find((section) => section.id === id)?.words);
    expect(wordsOf('hero')).not.toContain('Delivered within 24 hours');
    expect(wordsOf('closing')).toContain('Calm Reading (within 3 days)');
    expect(JSON.stringify(await listQuestions(shop.services))).toContain('Calm Reading (within 3 days)');
  });
});

test.each([
  [{ features: 'Ready within 24 hours' }, 'features'],
  [{ description: 'There within 2 days.' }, 'description'],
  [{ deliveryCount: '0' }, 'deliveryCount'],
  [{ deliveryCount: '91' }, 'deliveryCount'],
])('%o is refused at its field', async (form, field) => {
  await expect(
    shop.publish({ name: 'Other', deliveryCount: '3', deliveryUnit: 'days', ...form }),
  ).rejects.toMatchObject({ fields: { [field]: expect.any(String) } });
});
