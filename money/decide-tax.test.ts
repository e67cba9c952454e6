import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  decideTax,
  type TaxClass,
  type TaxQuestion,
  taxClasses,
  taxSchemes,
  whyNoTax,
} from './decide-tax.ts';
import { memberStates, standardRate } from './member-states.ts';

/** A seller in Portugal by default; `DE`, `DE+` and `DE?` are a consumer, a business with a confirmed and an unchecked number. */
type Case = [
  scheme: TaxQuestion['settings']['scheme'],
  taxClass: TaxClass | `event@${string}`,
  buyer: string,
  outcome: string,
];

/**
 * Treatment, rate in per cent and country of the tax; `oss` if declared there; then what is flagged; then the articles.
 * Article numbers are those of Directive 2006/112/EC.
 */
const cases: Case[] = [
  // A small business: exempt at home, and for what is supplied at home.
  ['exempt', 'digital', 'PT', 'exempt 0 PT | 58'],
  ['exempt', 'live', 'PT', 'exempt 0 PT | 45'],
  ['exempt', 'event', 'PT', 'exempt 0 PT | 54'],
  ['exempt', 'event@PT', 'PT', 'exempt 0 PT | 54'],
  ['exempt', 'digital', 'PT+', 'exempt 0 PT | 44'],
  ['exempt', 'live', 'PT+', 'exempt 0 PT | 44'],
  ['exempt', 'digital', 'DE', 'exempt 0 PT | 58 59c'],
  ['exempt', 'live', 'DE', 'exempt 0 PT | 45'],
  ['exempt', 'event', 'DE', 'exempt 0 PT registration-there | 54'],
  ['exempt', 'event@DE', 'DE', 'exempt 0 PT registration-there | 54'],
  ['exempt', 'event@PT', 'DE', 'exempt 0 PT | 54'],
  ['exempt', 'digital', 'FR+', 'reverse-charge 0 FR | 44 196'],
  ['exempt', 'live', 'FR+', 'reverse-charge 0 FR | 44 196'],
  ['exempt', 'event', 'FR+', 'reverse-charge 0 FR | 44 196'],
  ['exempt', 'digital', 'FR?', 'reverse-charge 0 FR check-number | 44 196'],
  ['exempt', 'digital', 'FR-', 'exempt 0 PT | 58 59c'],
  ['exempt', 'digital', 'US', 'outside 0 | 58'],
  ['exempt', 'live', 'US', 'exempt 0 PT | 45'],
  ['exempt', 'event', 'US', 'outside 0 | 54'],
  ['exempt', 'digital', 'US*', 'outside 0 | 44'],
  ['exempt', 'event@PT', 'US', 'exempt 0 PT | 54'],
  // National rate, below the threshold of Article 59c.
  ['national', 'digital', 'PT', 'standard 23 PT | 58'],
  ['national', 'live', 'PT', 'standard 23 PT | 45'],
  ['national', 'event', 'PT', 'standard 23 PT | 54'],
  ['national', 'digital', 'PT+', 'standard 23 PT | 44'],
  ['national', 'live', 'PT+', 'standard 23 PT | 44'],
  ['national', 'digital', 'DE', 'standard 23 PT | 58 59c'],
  ['national', 'live', 'DE', 'standard 23 PT | 45'],
  ['national', 'event', 'DE', 'standard 23 PT registration-there | 54'],
  ['national', 'event@PT', 'DE', 'standard 23 PT | 54'],
  ['national', 'event@PT', 'DE+', 'standard 23 PT | 53'],
  ['national', 'event@DE', 'DE', 'standard 23 PT registration-there | 54'],
  ['national', 'digital', 'DE+', 'reverse-charge 0 DE | 44 196'],
  ['national', 'live', 'DE?', 'reverse-charge 0 DE check-number | 44 196'],
  ['national', 'live', 'DE-', 'standard 23 PT | 45'],
  ['national', 'digital', 'CH', 'outside 0 | 58'],
  ['national', 'live', 'CH', 'standard 23 PT | 45'],
  ['national', 'live', 'CH*', 'outside 0 | 44'],
  ['national', 'event', 'GB', 'outside 0 | 54'],
  ['national', 'event@GB', 'PT', 'outside 0 | 54'],
  // One Stop Shop.
  ['oss', 'digital', 'PT', 'standard 23 PT | 58'],
  ['oss', 'live', 'PT', 'standard 23 PT | 45'],
  ['oss', 'digital', 'DE', 'standard 19 DE oss | 58 369a'],
  ['oss', 'digital', 'FR', 'standard 20 FR oss | 58 369a'],
  ['oss', 'digital', 'FI', 'standard 25.5 FI oss | 58 369a'],
  ['oss', 'digital', 'HU', 'standard 27 HU oss | 58 369a'],
  ['oss', 'digital', 'LU', 'standard 17 LU oss | 58 369a'],
  ['oss', 'digital', 'EE', 'standard 24 EE oss | 58 369a'],
  ['oss', 'digital', 'GR', 'standard 24 GR oss | 58 369a'],
  ['oss', 'live', 'DE', 'standard 23 PT | 45'],
  ['oss', 'event', 'DE', 'standard 19 DE oss | 54 369a'],
  ['oss', 'event@DE', 'FR', 'standard 19 DE oss | 54 369a'],
  ['oss', 'event@PT', 'FR', 'standard 23 PT | 54'],
  ['oss', 'event@DE', 'FR+', 'standard 23 PT registration-there | 53'],
  ['oss', 'digital', 'FR+', 'reverse-charge 0 FR | 44 196'],
  ['oss', 'live', 'FR+', 'reverse-charge 0 FR | 44 196'],
  ['oss', 'digital', 'FR?', 'reverse-charge 0 FR check-number | 44 196'],
  ['oss', 'digital', 'FR-', 'standard 20 FR oss | 58 369a'],
  ['oss', 'digital', 'PT+', 'standard 23 PT | 44'],
  ['oss', 'digital', 'US', 'outside 0 | 58'],
  ['oss', 'live', 'US', 'standard 23 PT | 45'],
  ['oss', 'event', 'US', 'outside 0 | 54'],
  ['oss', 'digital', 'US*', 'outside 0 | 44'],
];

const states = { '+': 'confirmed', '?': 'unchecked', '-': 'refused' } as const;

function ask([scheme, kind, buyer]: Case): TaxQuestion {
  const [taxClass, heldIn] = kind.split('@');
  const mark = buyer.charAt(2);
  return {
    settings: { scheme, country: 'PT', vatNumber: 'PT501964843' },
    taxClass: taxClasses.find((one) => one === taxClass) ?? 'digital',
    heldIn,
    day: '2026-11-18',
    customer: {
      kind: mark ? 'business' : 'consumer',
      country: buyer.slice(0, 2),
      vatNumber: mark === '+' || mark === '?' || mark === '-' ? states[mark] : undefined,
    },
  };
}

test('sixty cases at least', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
  expect(new Set(cases.map((one) => one.slice(0, 3).join())).size).toBe(cases.length);
});

test.each(cases)('%s, %s, %s: %s', (...row) => {
  const { treatment, rate, country, oss, flags, source } = decideTax(ask(row));
  const [words = '', articles = ''] = row[3].split(' | ');
  expect(
    [treatment, rate / 100, country, oss && 'oss', ...flags]
      .filter((part) => part !== undefined && part !== false)
      .join(' '),
  ).toBe(words);
  for (const article of articles.split(' ')) expect(source).toMatch(new RegExp(`\\b${article}\\b`));
});

test('sessions held to be consultancy carry no tax for consumers outside the EU, and only for them', () => {
  const live = (country: string) =>
    decideTax({
      settings: { scheme: 'national', country: 'PT', consultancy: true },
      taxClass: 'live',
      customer: { kind: 'consumer', country },
      day: '2026-11-18',
    });
  expect(live('US')).toMatchObject({ treatment: 'outside', rate: 0 });
  expect(live('US').source).toContain('59 (c)');
  expect(live('DE')).toMatchObject({ treatment: 'standard', country: 'PT' });
});

test('without a number of her own nobody is charged in reverse', () => {
  const { treatment, flags } = decideTax({
    settings: { scheme: 'exempt', country: 'PT' },
    taxClass: 'digital',
    customer: { kind: 'business', country: 'FR', vatNumber: 'confirmed' },
    day: '2026-11-18',
  });
  expect([treatment, flags]).toEqual(['exempt', ['seller-number']]);
});

test('the rate is that of the day of the sale', () => {
  const estonia = (day: string) =>
    decideTax({
      settings: { scheme: 'oss', country: 'PT', vatNumber: 'PT501964843' },
      taxClass: 'digital',
      customer: { kind: 'consumer', country: 'EE' },
      day,
    }).rate;
  expect([estonia('2025-06-30'), estonia('2025-07-01')]).toEqual([2200, 2400]);
});

const country = fc.constantFrom(...memberStates, 'US', 'CH', 'GB');
const question: fc.Arbitrary<TaxQuestion> = fc.record({
  settings: fc.record({
    scheme: fc.constantFrom(...taxSchemes),
    country: fc.constantFrom(...memberStates),
    vatNumber: fc.option(fc.constant('PT501964843'), { nil: undefined }),
    consultancy: fc.boolean(),
  }),
  taxClass: fc.constantFrom(...taxClasses),
  customer: fc.record({
    kind: fc.constantFrom('consumer' as const, 'business' as const),
    country,
    vatNumber: fc.constantFrom('confirmed' as const, 'unchecked' as const, 'refused' as const, undefined),
  }),
  day: fc.constant('2026-11-18'),
  heldIn: fc.option(country, { nil: undefined }),
});

test('of every question: one treatment, a rate that fits it, a reason where there is no tax', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const { settings, customer } = asked;
      const { treatment, rate, country: owedIn, oss, source } = decideTax(asked);
      expect(source).toContain('Article');
      if (treatment === 'standard' && owedIn) expect(rate).toBe(standardRate(owedIn, asked.day));
      else expect(rate).toBe(0);
      expect(whyNoTax(treatment, settings.country) === undefined).toBe(treatment === 'standard');
      if (treatment === 'exempt') expect(settings.scheme).toBe('exempt');
      if (settings.scheme === 'exempt') expect(treatment).not.toBe('standard');
      if (treatment === 'reverse-charge') {
        expect(customer.kind).toBe('business');
        expect(customer.vatNumber).not.toBe('refused');
        expect(owedIn).not.toBe(settings.country);
        expect(settings.vatNumber).toBeDefined();
      }
      if (oss) expect([settings.scheme, owedIn === settings.country]).toEqual(['oss', false]);
    }),
  );
});
