import { pairKey, triadKeyOf } from '../../content/meanings/index.ts';
import {
  birthDateProblem,
  type CalendarDate,
  corePair,
  lifePath,
  readBirthDate,
  singleDigit,
  TRIADS,
} from '../../numerology/index.ts';
import { invalid } from '../errors.ts';
import type { Deps, ReadsContent } from '../services.ts';
import { today } from '../today.ts';

type Dates = { first: string; second: string };
export type Compatibility = ReturnType<typeof compareLifePaths>;

/** Two Life Paths side by side and the short reading of the pair. The dates are used and forgotten. */
export function compareLifePaths(services: Pick<Deps, 'clock'> & ReadsContent, dates: Dates) {
  const { meaningOf } = services.content.current();
  const { first, second } = readDates(dates, today(services));
  const pair = corePair(lifePath(first), lifePath(second));
  const { title, essence, short } = meaningOf('couples', pairKey(pair.first.digit, pair.second.digit));
  const family = pair.sameTriad ? triadKeyOf(TRIADS[pair.triads[0]]) : undefined;
  return {
    people: [pair.first, pair.second].map(({ digit, master, compound }) => ({ digit, master, compound })),
    together: pair.sum.compound,
    between: pair.bridge.value,
    title,
    essence,
    short,
    family: family && toLine(meaningOf('triads', family)),
  };
}

const toLine = ({ title, essence }: { title: string; essence: string }) => ({ title, essence });

function readDates(dates: Dates, on: CalendarDate) {
  const first = readBirthDate(dates.first, on);
  const second = readBirthDate(dates.second, on);
  if (first.ok && second.ok) return { first: first.date, second: second.date };
  throw invalid({
    ...(first.ok ? {} : { first: birthDateProblem(first.error, dates.first) }),
    ...(second.ok ? {} : { second: birthDateProblem(second.error, dates.second) }),
  });
}

/** `3-7`: two Life Paths as they are passed on. */
export function readSharedPair({ content }: ReadsContent, text: string) {
  const [, first, second] = /^([1-9])-([1-9])$/.exec(text) ?? [];
  if (!first || !second) return undefined;
  const numbers = [singleDigit(Number(first)), singleDigit(Number(second))] as const;
  const { title, essence, short } = content.current().meaningOf('couples', pairKey(...numbers));
  return { numbers: [...numbers], title, essence, short };
}

/** Where the longer answer is to be had. */
export function listCouplesProducts({ content }: ReadsContent) {
  const { catalogue } = content.current();
  return catalogue.all
    .filter(({ sections }) => sections.includes('couples'))
    .map(({ id, name, description, priceCents, badge }) => ({ id, name, description, priceCents, badge }));
}
