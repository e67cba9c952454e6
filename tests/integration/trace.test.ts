import { expect, test } from 'vitest';
import { writtenCatalogue } from '../../content/catalogue.ts';
import { traceOrder } from '../../domain/office/index.ts';
import {
  makeRefunds,
  refundOrder,
  signOrderKey,
  startCheckout,
  syncOnReturn,
} from '../../domain/shop/index.ts';
import { startTestServices } from '../harness/test-services.ts';

test('an order’s story is told from its placing to its refund, without whose it is', async () => {
  const { services, stop } = await startTestServices();
  const { $client } = services.db;
  const product = writtenCatalogue.report;
  const email = 'tara.traced@example.test';
  const { url } = await startCheckout(services, {
    ...{ productId: 'report', productName: product.name, amount: product.priceCents, email },
  });
  const checkoutId = url.split('/').at(-1) ?? '';
  const found = await $client.query('select id, number from orders where checkout_id = $1', [checkoutId]);
  const [{ id: orderId, number }] = found.rows;
  await services.sandbox?.chooseOutcome(checkoutId, 'paid');
  await syncOnReturn(services, { key: signOrderKey(services, { orderId, via: 'mail' }) });
  const owner = await $client.query(
    `insert into auth.users (id, email, name, role, email_verified)
      values (gen_random_uuid(), 'olga@example.test', 'Olga Owner', 'owner', true) returning id`,
  );
  const actor = { id: owner.rows[0].id, role: 'owner' as const, confirmedAt: new Date() };
  const paid = await $client.query('select id from order_payments where order_id = $1', [orderId]);
  await refundOrder(services, { actor, orderId, paymentId: paid.rows[0].id, why: 'a test of the story' });
  await makeRefunds(services);

  const traced = await traceOrder(services.db, number.toLowerCase());
  const whats = traced?.lines.map(({ what }) => what) ?? [];
  expect(whats[0]).toBe('placed');
  for (const what of ['money arrived', 'receipt', 'refund made', 'credit_note'])
    expect(whats, what).toContain(what);
  expect(whats.filter((what) => what.startsWith('mail ')).length).toBeGreaterThan(0);
  const times = traced?.lines.map(({ at }) => at) ?? [];
  expect(times).toEqual(times.toSorted());
  expect(traced?.names).toContain(checkoutId);
  expect(JSON.stringify(traced)).not.toMatch(/tara|olga/i);
  expect(await traceOrder(services.db, 'AN-1999-0001')).toBeUndefined();
  await stop();
});
