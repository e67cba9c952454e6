import type { Meaning } from '../../content/meanings/index.ts';
import type { CorePair } from '../../numerology/index.ts';
import { type Couple, inSentence } from './couple.ts';

/** A pair's text speaks of "the 8" and "a 2"; here they get their names, so that an 11 is never called a 2. */
export function namePair(meaning: Meaning, pair: CorePair, { called }: Couple): Meaning {
  const { first, second } = pair;
  if (first.digit === second.digit) return meaning;
  const named = (text: string) =>
    text.replace(/\b(the|an?) ([1-9])(?!\d)/gi, (whole, article: string, digit: string) => {
      const who =
        Number(digit) === first.digit ? called[0] : Number(digit) === second.digit ? called[1] : whole;
      return /^[A-Z]/.test(article) ? who : inSentence(who);
    });
  return {
    ...meaning,
    essence: named(meaning.essence),
    short: named(meaning.short),
    long: meaning.long.map(named),
    strengths: meaning.strengths.map(named),
    cautions: meaning.cautions.map(named),
    exercise: named(meaning.exercise),
  };
}
