import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isShortened } from './shortened.ts';

const written =
  'I did not expect much. The part about my father, though, made me ring him the same evening: I’m glad I did.';

test.each([
  ['all of it', written],
  ['a beginning', 'I did not expect much.'],
  ['an end', 'I’m glad I did.'],
  ['two passages', 'I did not expect much … I’m glad I did.'],
  ['two passages, with dots as typewriters have them', 'The part about my father ... made me ring him'],
  ['a passage that begins a sentence now', 'Made me ring him the same evening.'],
])('%s is hers', (_, shown) => expect(isShortened(written, shown)).toBe(true));

test.each([
  ['a word left out without a sign', 'I did expect much.'],
  ['a word of somebody else', 'I did not expect so much.'],
  ['passages in another order', 'I’m glad I did … I did not expect much.'],
  ['one passage twice', 'I’m glad I did … I’m glad I did.'],
  ['another form of a word', 'It made me ring him.'],
  ['nothing but the sign', '…'],
  ['nothing', ''],
])('%s is not', (_, shown) => expect(isShortened(written, shown)).toBe(false));

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '不', '7'), minLength: 1, maxLength: 3 });

test('whatever passages are taken, in their order, they are hers; with a word put in, they are not', () => {
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 2, maxLength: 30 }),
      fc.array(fc.nat(30), { maxLength: 6 }),
      (words, at) => {
        const cuts = [...new Set(at)].filter((cut) => cut <= words.length).sort((one, other) => one - other);
        const pieces = cuts.flatMap((cut, nth) =>
          nth % 2 ? [words.slice(cuts[nth - 1], cut).join(' ')] : [],
        );
        if (pieces.length === 0) return;
        const shown = pieces.join(' … ');
        expect(isShortened(words.join(' '), shown)).toBe(true);
        expect(isShortened(words.join(' '), `${shown} unsaid`)).toBe(false);
      },
    ),
  );
});
