import type { Content } from '../../content/make-content.ts';
import { coreDigits } from '../kit/core-numbers.ts';
import { cover } from '../kit/cover.ts';
import { longDate } from '../kit/dates.ts';
import type { Page } from '../kit/write-document.ts';
import type { Couple } from './couple.ts';

/** Two chords on one wheel, and in the middle what the two Life Paths make together. */
export function coupleCover(content: Content, { names, reading, issuedOn }: Couple, kind: string): Page {
  const { first, second, pairs } = reading;
  return {
    name: 'cover',
    title: 'Cover',
    level: 0,
    paper: 'midnight',
    runningHead: false,
    body: cover(content, {
      kind,
      names,
      lines: [`born on ${longDate(first.birthDate)} and on ${longDate(second.birthDate)}`],
      imprint: longDate(issuedOn),
      value: pairs.lifePath.sum.value,
      digits: coreDigits(first),
      second: coreDigits(second),
      alt: `A wheel of nine numbers. Lines join ${coreDigits(first).join(', ')} of the first and ${coreDigits(second).join(', ')} of the second; in the middle the sum of both Life Paths, ${pairs.lifePath.sum.value}.`,
    }),
  };
}
