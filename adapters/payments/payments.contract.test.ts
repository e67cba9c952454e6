import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandboxOverPostgres, stripeOverFake } from '../../tests/fake-stripe/payment-providers.ts';
import { balanceContract } from './contract/balance.ts';
import { checkoutContract } from './contract/checkout.ts';
import { disputesContract } from './contract/disputes.ts';
import { membershipContract } from './contract/membership.ts';
import { moneyBackContract } from './contract/money-back.ts';
import { noticesContract } from './contract/notices.ts';
import { Shop } from './contract/shop.ts';

describe.each([
  ['Stripe over the fake', stripeOverFake],
  ['the sandbox over PostgreSQL', sandboxOverPostgres],
])('%s', (_, start) => {
  const shop = new Shop();
  beforeAll(() => shop.open(start));
  afterAll(() => shop.provider.stop());

  describe('checkout', () => checkoutContract(shop));
  describe('membership', () => membershipContract(shop));
  describe('balance', () => balanceContract(shop));
  describe('money back', () => moneyBackContract(shop));
  describe('notices', () => noticesContract(shop));
  describe('a dispute', () => disputesContract(shop));

  test.each(['readCheckout', 'readPayment', 'readSubscription', 'readInvoice', 'endSubscription'] as const)(
    '%s of something unknown is not found',
    async (method) => {
      await expect(shop.payments[method]('nothing_1')).rejects.toMatchObject({ reason: 'not_found' });
    },
  );
});
