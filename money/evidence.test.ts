import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Evidence, locate } from './evidence.ts';

test.each<[Evidence, string | undefined, string | undefined]>([
  [{}, undefined, undefined],
  [{ billing: 'DE' }, 'DE', 'one'],
  [{ network: 'DE' }, 'DE', 'one'],
  [{ billing: 'DE', card: 'DE' }, 'DE', 'two'],
  [{ billing: 'DE', card: 'DE', network: 'FR' }, 'DE', 'two'],
  [{ billing: 'DE', card: 'FR', network: 'DE' }, 'DE', 'two'],
  [{ billing: 'DE', card: 'FR', network: 'FR' }, 'FR', 'two'],
  [{ billing: 'DE', card: 'FR' }, 'DE', 'conflict'],
  [{ billing: 'DE', card: 'FR', network: 'US' }, 'DE', 'conflict'],
  [{ card: 'FR', network: 'US' }, 'FR', 'conflict'],
  [{ billing: 'DE', network: 'unknown' }, 'DE', 'one'],
])('%j: %s, %s', (evidence, country, certainty) => {
  expect([locate(evidence)?.country, locate(evidence)?.certainty]).toEqual([country, certainty]);
});

test('a country is named by what was given, and the kinds that name it are those that do', () => {
  const kind = fc.option(fc.constantFrom('DE', 'FR', 'US', 'XX1', ''), { nil: undefined });
  fc.assert(
    fc.property(fc.record({ billing: kind, card: kind, network: kind }), (evidence) => {
      const located = locate(evidence);
      for (const by of located?.by ?? []) expect(evidence[by]).toBe(located?.country);
      if (located) expect(located.certainty === 'two').toBe(located.by.length > 1);
    }),
  );
});
