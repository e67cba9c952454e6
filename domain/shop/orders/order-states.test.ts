import { expect, test } from 'vitest';
import { stateOfPaid } from './open-order.ts';

const money = (
  amountCents: number,
  refundedCents = 0,
  dispute: 'none' | 'open' | 'won' | 'lost' | 'inquiry' = 'none',
) => ({
  amountCents,
  refundedCents,
  dispute,
});

test.each([
  ['all of it is here', [money(5900)], 'paid'],
  ['some went back', [money(5900, 1000)], 'partially_refunded'],
  ['all went back', [money(5900, 5900)], 'refunded'],
  ['one month of two went back', [money(1900), money(1900, 1900)], 'partially_refunded'],
  ['the bank only asks', [money(5900, 0, 'inquiry')], 'paid'],
  ['the bank took it', [money(5900, 0, 'open')], 'disputed'],
  ['the bank kept it', [money(5900, 5900, 'lost')], 'refunded'],
  ['the bank kept a part of it', [money(5900, 900, 'lost')], 'partially_refunded'],
  ['the bank kept one of two parts', [money(2000, 2000, 'lost'), money(2000, 0)], 'disputed'],
  ['the bank gave it back', [money(5900, 0, 'won')], 'paid'],
] as const)('%s', (_, payments, state) => {
  expect(stateOfPaid([...payments]).state).toBe(state);
});
