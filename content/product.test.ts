import { expect, test } from 'vitest';
import { stepsAfterOrder } from './checkout.ts';
import { type AskedField, askedTogether, type ComposedForm } from './product.ts';

const field = (type: AskedField['type'], label: string, required = false): AskedField => ({
  key: 'q1',
  type,
  label,
  required,
});
const form = (...fields: AskedField[]): ComposedForm => ({ fields });

test.each([
  [['none', 'none'], 'none'],
  [['none', 'person'], 'person'],
  [['person', 'person-with-questions'], 'person-with-questions'],
  [['person-with-questions', 'couple', 'person'], 'couple'],
  [['business', 'person'], 'business'],
] as const)('%j are asked by one ready-made form: %s', (intakes, one) => {
  expect(askedTogether(intakes)).toBe(one);
});

test('a couple and a business are asked together', () => {
  expect(askedTogether(['couple', 'business', 'person'])).toEqual({
    fields: [],
    also: ['couple', 'business'],
  });
});

test('two forms of her own ask once for a birth date, and keep their own questions apart', () => {
  const one = form(field('birth-date', 'Born on'), field('line', 'Why?'));
  const other = form(field('birth-date', 'Birthday', true), field('line', 'Where?'));
  expect(askedTogether([one, other, 'none'])).toEqual({
    fields: [
      { key: 'q1', type: 'birth-date', label: 'Born on', required: true },
      { key: 'q2', type: 'line', label: 'Why?', required: false },
      { key: 'q3', type: 'line', label: 'Where?', required: false },
    ],
    also: [],
  });
});

test('a form of her own stays as it is where nothing else asks', () => {
  const own = form(field('text', 'Tell me'));
  expect(askedTogether(['none', own])).toBe(own);
});

test('what comes after an order is told once of two documents', () => {
  const delivers = (['personal-report', 'brand-alignment'] as const).map((document) => ({
    kind: 'document' as const,
    document,
  }));
  const steps = stepsAfterOrder({ intake: 'business', delivers }, new Map());
  expect(steps.filter((step) => step.includes('PDF'))).toHaveLength(1);
});
