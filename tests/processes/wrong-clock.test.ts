import { expect, test } from 'vitest';
import { startStripeShop } from '../harness/stripe-shop.ts';
import { DAY, HOUR } from '../week/practice.ts';
import { simulateWeek } from '../week/simulate-week.ts';
import { jumpFindings } from '../week/wrong-clock.ts';

/** A sample of `npm run proof:clock`. */
test('the clock jumps by two days and back, both ways, under work: nothing twice, nothing lost', async () => {
  const shop = await startStripeShop({}, { BACKUP_HOUR: 'off' });
  try {
    const sizes = { visitors: 2, orders: 2, sessions: 1 };
    const audit = await simulateWeek(shop, sizes, { every: 84 * HOUR, jumps: [2 * DAY, -2 * DAY] });
    expect(jumpFindings(audit)).toEqual([]);
  } finally {
    await shop.stop();
  }
});
