import { compareDates, DIGITS } from '../../numerology/index.ts';
import { monthsBeforeTheDoor } from '../business/before-the-door.ts';
import { monthsByName } from '../business/letters-page.ts';
import { firstYearMonths } from '../business/years.ts';
import type { Printed } from './false-sentences.ts';

const beforeTheDoor = new Set(
  Object.values(monthsBeforeTheDoor).flatMap(({ families, again }) => [...families, again]),
);

/** Months by name that speak of years a business in its first one has not had. */
const ofOlderOnes = new Set(
  DIGITS.flatMap((month) =>
    DIGITS.filter((name) => firstYearMonths[month]?.[name]).map((name) => monthsByName[month][name]),
  ),
);

const monthsOf = ({ paragraphs }: Printed) =>
  paragraphs.flatMap(({ id, text }) => {
    const [, year, month] = id.match(/^month-(\d{4})-(\d{1,2})$/) ?? [];
    return year && month ? [{ at: Number(year) * 12 + Number(month), text }] : [];
  });

/** The first month with an open door: at once, never among these twelve, or not known. */
function opensIn({ business, issuedOn }: Printed): number | null {
  if (!business) return null;
  const { stage, launchDate } = business;
  if (stage === 'running' || stage === 'changing') return 0;
  if (launchDate) {
    // A door that opens in the second half of a month has its first month after it.
    const first = launchDate.year * 12 + launchDate.month + (launchDate.day >= 16 ? 1 : 0);
    return compareDates(launchDate, issuedOn) < 0 ? 0 : first;
  }
  if (stage === 'idea') return Number.POSITIVE_INFINITY;
  return stage === 'opening' ? null : 0;
}

const SHORTEST = 8;

/** Sentences that stand in one document twice; names, sums and lines to write on are no sentences. */
function printedTwice({ texts, business }: Printed): string[] {
  if (!business) return [];
  const all = texts
    .filter(({ tag }) => tag === 'P' || tag === 'LBody')
    .flatMap(({ text }) => text.split(/(?<=[.?!])\s+/))
    .filter((sentence) => sentence.split(' ').length >= SHORTEST && /[.?!]$/.test(sentence));
  return all.filter((sentence, at) => all.indexOf(sentence) !== at);
}

export const businessRules = [
  {
    name: 'months before the door opens are told as such, and no others',
    faults(printed: Printed): string[] {
      const opens = opensIn(printed);
      if (opens === null) return [];
      return monthsOf(printed)
        .filter(({ at, text }) => beforeTheDoor.has(text) !== at < opens)
        .map(({ text }) => text);
    },
  },
  {
    name: 'a business in its first year hears nothing of regulars and quarters that it has not had',
    faults({ business, issuedOn, ...printed }: Printed): string[] {
      const opened = business?.launchDate;
      if (!opened || business.stage === 'running' || business.stage === 'changing') return [];
      const isFirst = compareDates(issuedOn, { ...opened, year: opened.year + 1 }) < 0;
      return isFirst
        ? monthsOf({ ...printed, issuedOn })
            .filter(({ text }) => ofOlderOnes.has(text))
            .map(({ text }) => text)
        : [];
    },
  },
  { name: 'nothing is printed twice in a reading of a trade name', faults: printedTwice },
];
