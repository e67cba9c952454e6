import { expect, it } from 'vitest';
import { euro, money } from './money.ts';

it('writes euros as they are written in Ireland, whatever their size', () => {
  const written = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
  for (let cents = 0; cents < 10 ** 12; cents = cents * 3 + 7) {
    expect(money(cents)).toBe(written.format(cents / 100));
    expect(money(-cents - 1)).toBe(`−${written.format((cents + 1) / 100)}`);
  }
});

it('leaves out cents only where there are none', () => {
  expect([euro(5900), euro(950), euro(123_400_000), euro(5), euro(0)]).toEqual([
    '€59',
    '€9.50',
    '€1,234,000',
    '€0.05',
    '€0',
  ]);
});
