import type { Content } from '../../content/make-content.ts';
import { coreDigits } from '../kit/core-numbers.ts';
import { cover } from '../kit/cover.ts';
import { longDate } from '../kit/dates.ts';
import type { Page } from '../kit/write-document.ts';
import type { Reading } from './reading.ts';

/** One person's cover: the Life Path in the middle, the five core numbers joined by lines. */
export function personCover(
  content: Content,
  { name, chart, issuedOn }: Reading,
  kind: string,
  lines: string[],
): Page {
  const digits = coreDigits(chart);
  return {
    name: 'cover',
    title: 'Cover',
    level: 0,
    paper: 'midnight',
    runningHead: false,
    body: cover(content, {
      kind,
      names: [name],
      lines,
      imprint: longDate(issuedOn),
      value: chart.lifePath.value,
      digits,
      alt: `A wheel of nine numbers with ${digits.join(', ')} joined by lines, and the Life Path ${chart.lifePath.value} in the middle.`,
    }),
  };
}
