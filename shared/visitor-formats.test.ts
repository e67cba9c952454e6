import { describe, expect, test } from 'vitest';
import { euroIn, formatsOf, languageOf, momentIn } from './visitor-formats.ts';

const AT = '2026-06-04T13:05:00Z';

describe('by the language of the browser', () => {
  test.each([
    [undefined, 'own'],
    ['*', 'own'],
    ['en-US,en;q=0.9', 'us'],
    ['en-GB,en;q=0.8', 'uk'],
    ['en-IE', 'uk'],
    ['en-AU', 'own'],
    ['en-IN', 'own'],
    ['de-DE,de;q=0.9,en;q=0.8', 'eu'],
    ['pt-PT', 'eu'],
    ['fr', 'eu'],
    ['nl-NL', 'eu'],
    ['it-IT', 'eu'],
    ['es-ES', 'eu'],
    ['ja-JP', 'uk'],
    ['not a language', 'own'],
    ['xx-<script>', 'own'],
  ] as const)('%s is written the way of %s', (header, way) => {
    expect(formatsOf(header)).toBe(way);
  });

  test('each way has a language that leads back to it', () => {
    for (const [way, language] of Object.entries(languageOf)) expect(formatsOf(language)).toBe(way);
  });
});

test('money, with its cents where there are some', () => {
  const written = (cents: number) => (['own', 'us', 'uk', 'eu'] as const).map((way) => euroIn(way, cents));
  expect(written(5900)).toEqual(['€59', '€59', '€59', '59\u00a0€']);
  expect(written(123_450)).toEqual(['€1,234.50', '€1,234.50', '€1,234.50', '1.234,50\u00a0€']);
  expect(written(-995)).toEqual(['−€9.95', '−€9.95', '−€9.95', '−9,95\u00a0€']);
});

test.each([
  ['EEEE d MMMM yyyy, h:mm a', 'Thursday, June 4, 2026, 9:05 AM', 'Thursday 4 June 2026, 09:05'],
  ['EEEE d MMMM, h:mm a', 'Thursday, June 4, 9:05 AM', 'Thursday 4 June, 09:05'],
  ["EEEE d MMMM yyyy 'at' h:mm a", 'Thursday, June 4, 2026 at 9:05 AM', 'Thursday 4 June 2026 at 09:05'],
  ['EEEE h:mm a', 'Thursday 9:05 AM', 'Thursday 09:05'],
  ['EEE h:mm a', 'Thu 9:05 AM', 'Thu 09:05'],
  ['EEEE d MMMM', 'Thursday, June 4', 'Thursday 4 June'],
  ['MMMM yyyy', 'June 2026', 'June 2026'],
  ['MMM d, yyyy', 'Jun 4, 2026', '4 Jun 2026'],
  ['MMM d, yyyy h:mm a', 'Jun 4, 2026, 9:05 AM', '4 Jun 2026, 09:05'],
  ['h:mm a', '9:05 AM', '09:05'],
])('%s', (pattern, us, uk) => {
  expect(momentIn('us', AT, 'America/New_York', pattern)).toBe(us);
  expect(momentIn('uk', AT, 'America/New_York', pattern)).toBe(uk);
  expect(momentIn('eu', AT, 'America/New_York', pattern)).toBe(uk);
});
