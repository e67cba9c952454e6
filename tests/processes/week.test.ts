import { expect, test } from 'vitest';
import { startStripeShop } from '../harness/stripe-shop.ts';
import { simulateWeek } from '../week/simulate-week.ts';

/** A sample of `npm run proof:week`. */
test('a week of a small practice: money, credits, sessions, letters and files agree', async () => {
  const shop = await startStripeShop({}, { BACKUP_HOUR: 'off' });
  try {
    const sizes = { visitors: 4, orders: 8, sessions: 3 };
    const { done, ...findings } = await simulateWeek(shop, sizes, { every: 12 * 3_600_000 });
    const nothing = { refused: [], money: [], credits: [], sessions: [], letters: [], files: [], late: [] };
    expect(findings).toEqual(nothing);
    expect(done.paid).toBeGreaterThan(5);
    expect(done.held).toBeGreaterThan(0);
  } finally {
    await shop.stop();
  }
});
