import type { Content } from '../../content/make-content.ts';
import { cover } from '../kit/cover.ts';
import { longDate } from '../kit/dates.ts';
import type { Page } from '../kit/write-document.ts';
import { type Business, leadingNumber, secondNumber } from './business.ts';

/** The name's number in the middle, joined with the other table's and with the owner's Life Path and Expression. */
export function businessCover(content: Content, business: Business, kind: string): Page {
  const { owner, chart, trade, issuedOn } = business;
  const value = leadingNumber(business).value;
  const digits = [
    leadingNumber(business).digit,
    secondNumber(business).digit,
    chart.lifePath.digit,
    chart.expression.digit,
  ];
  return {
    name: 'cover',
    title: 'Cover',
    level: 0,
    paper: 'midnight',
    runningHead: false,
    body: cover(content, {
      kind,
      names: [trade.label],
      lines: [`with ${owner}`],
      imprint: longDate(issuedOn),
      value,
      digits,
      alt: `A wheel of nine numbers with ${digits.join(', ')} joined by lines, and the ${value} of the name in the middle.`,
    }),
  };
}
