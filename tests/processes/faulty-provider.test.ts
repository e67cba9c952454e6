import { afterAll, expect, test } from 'vitest';
import { faults, sellThrough } from '../harness/faulty-provider.ts';
import { startStripeShop } from '../harness/stripe-shop.ts';

const shop = await startStripeShop({}, { BACKUP_HOUR: 'off' });
afterAll(() => shop.stop());

/** A sample of `npm run proof:provider`: those faults that need no patience, and one that does. */
const sample = [
  'answers nonsense, at the checkout',
  'never answers, at the return',
  'notices with a wrong signature',
  'charges another currency',
];

test.each(sample)(
  'the provider %s: what is paid is delivered once, and pages tell the truth',
  async (name) => {
    const fault = faults.find((one) => one.name === name);
    if (!fault) throw new Error(`no fault ${name}`);
    const { wrong } = await sellThrough(shop, fault, 2);
    expect(wrong).toEqual([]);
  },
);
