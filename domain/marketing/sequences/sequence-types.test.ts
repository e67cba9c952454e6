import { describe, expect, test } from 'vitest';
import { writtenCatalogue } from '../../../content/catalogue.ts';
import { headOf } from '../../../emails/groups.ts';
import { lessPercent } from '../../../emails/letter-parts.tsx';

import { discountOf } from '../../shop/judge-code.ts';
import {
  dueAt,
  lengthOf,
  plans,
  sequenceTemplates,
  sequenceTypeOf,
  sequenceTypes,
} from './sequence-types.ts';

describe('the table of the specification', () => {
  const days = (type: keyof typeof plans) =>
    plans[type].steps.map(({ template, afterHours }) => `${Math.floor(afterHours / 24)} ${template}`);

  test('day offsets and names', () => {
    expect(days('quiz_nurture')).toEqual([
      '0 welcome',
      '1 testimonial',
      '3 discount',
      '5 education',
      '7 urgency',
      '10 value',
      '14 membership',
    ]);
    expect(days('abandoned_cart')).toEqual([
      '0 abandoned_cart',
      '1 abandoned_cart_reminder',
      '3 abandoned_cart_final',
    ]);
    expect(days('membership_upsell')).toEqual([
      '0 membership_intro',
      '7 membership_benefits',
      '14 membership_offer',
    ]);
  });

  test('lengths as the Templates tab says them', () => {
    expect(sequenceTypes.map(lengthOf)).toEqual([
      { emails: 7, days: 14 },
      { emails: 3, days: 3 },
      { emails: 3, days: 14 },
    ]);
  });

  test('an abandoned cart is written about after 1 hour, 24 hours and 3 days', () => {
    expect(plans.abandoned_cart.steps.map(({ afterHours }) => afterHours)).toEqual([1, 24, 72]);
  });

  test('every template belongs to exactly one step', () => {
    const used = sequenceTypes.flatMap((type) => plans[type].steps.map(({ template }) => template));
    expect(used.toSorted()).toEqual(sequenceTemplates.toSorted());
  });

  test('every letter is headed by what it is about', () => {
    const heads = Object.values(plans).flatMap(({ steps }) => steps.map(({ template }) => headOf(template)));
    expect(new Set(heads)).toEqual(new Set(['Your numbers', 'Your order', 'The Soul Circle']));
  });

  test('prices in letters are those of the checkout', () => {
    for (const { priceCents } of Object.values(writtenCatalogue)) {
      for (const percent of [10, 20, 50]) {
        expect(lessPercent(priceCents, percent)).toBe(priceCents - discountOf(priceCents, { percent }));
      }
    }
  });
});

test('names of the other reading are the same sequences', () => {
  expect(['welcome', 'discount', 'quiz_nurture'].map(sequenceTypeOf)).toEqual(Array(3).fill('quiz_nurture'));
  expect(sequenceTypeOf('abandoned_cart')).toBe('abandoned_cart');
  expect(['', 'newsletter', 'toString', '__proto__'].map(sequenceTypeOf)).toEqual(Array(4).fill(undefined));
});

describe('due times', () => {
  test.each([
    // Both changes of the clocks in Lisbon, a leap day, the turn of a year, a second before midnight.
    '2026-03-28T23:59:59.999Z',
    '2026-03-29T00:30:00.000Z',
    '2026-10-24T23:59:59.999Z',
    '2026-10-25T00:30:00.000Z',
    '2028-02-28T23:59:59.000Z',
    '2026-12-31T23:59:59.999Z',
  ])('steps of a sequence started at %s stay whole days apart', (start) => {
    const startedAt = new Date(start);
    const hours = plans.quiz_nurture.steps.map(
      (_, step) =>
        ((dueAt('quiz_nurture', step, startedAt)?.getTime() ?? 0) - startedAt.getTime()) / 3_600_000,
    );
    expect(hours).toEqual([0, 24, 72, 120, 168, 240, 336]);
  });

  test('there is nothing after the last step', () => {
    expect(dueAt('quiz_nurture', 7, new Date())).toBeUndefined();
  });
});
