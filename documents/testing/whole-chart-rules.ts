import {
  letterWords,
  loShuCounts,
  loShuLines,
  monthsWithin,
  nameWords,
  ownNumbers,
  positions,
  threadWords,
  writtenMeaning,
} from '../../content/meanings/index.ts';
import {
  ageOn,
  type CalendarDate,
  type Chart,
  corePlacesOf,
  DIGITS,
  type Digit,
  pinnacleOn,
  singleDigit,
} from '../../numerology/index.ts';
import { entriesOf, itemAt } from '../../shared/records.ts';
import { loudest, threadHeads } from '../couples-blueprint/thread-words.ts';
import { CORE } from '../kit/chart-sheet.ts';
import type { Printed } from './false-sentences.ts';

/*
 * No page may say of somebody's number what another page denies. These rules read the sums of the chart by themselves and not
 * by `judgement`, by which the pages speak: a fault in it would be found here.
 */

const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/);

/** Sentences that hold for a digit only under a condition, each with its digits. */
function sentenceMap(
  texts: readonly (readonly [readonly Digit[], readonly string[]])[],
): Map<string, readonly Digit[]> {
  return new Map(
    texts.flatMap(([digits, all]) =>
      all.flatMap((text) => sentencesOf(text).map((sentence) => [sentence, digits] as const)),
    ),
  );
}

/** Texts in which a sentence stands that is false when `isFalse` says so of one of its digits. */
function found(
  texts: Printed['texts'],
  sentences: Map<string, readonly Digit[]>,
  isFalse: (digit: Digit) => boolean,
): string[] {
  return texts
    .map(({ text }) => text)
    .filter((text) => sentencesOf(text).some((sentence) => sentences.get(sentence)?.some(isFalse)));
}

const lacks = sentenceMap(
  DIGITS.map((digit) => {
    const { essence, short, long } = writtenMeaning('karmicLessons', digit);
    return [[digit], [essence, short, ...long, threadWords.openNotes[digit]]];
  }),
);

const emptyCells = sentenceMap([
  ...DIGITS.map((digit) => [[digit], [loShuCounts[digit].none]] as const),
  ...entriesOf(loShuLines).map(
    ([key, { empty }]) => [DIGITS.filter((digit) => key.includes(String(digit))), [empty]] as const,
  ),
]);

const inCore = (chart: Chart) => (digit: Digit) =>
  corePlacesOf(chart).some((place) => chart[place].digit === digit);

const inLetters = ({ letters }: Chart, digit: Digit) =>
  letters.tally.some(({ number, count }) => number === digit && count > 0);

const digitOf = (text: string | undefined) => DIGITS.find((digit) => String(digit) === text);

/** A core number of which the document speaks by its root although it is a master. */
function mastersByRoot({ charts, issuedOn, texts }: Printed): string[] {
  const [chart] = charts;
  const spoken = charts.flatMap((each) =>
    corePlacesOf(each).flatMap((place) => {
      const { value, digit } = each[place];
      const isPlainElsewhere = charts.some((other) => other[place].value === digit);
      return value === digit || isPlainElsewhere
        ? []
        : [new RegExp(`\\b${positions[place].name} (is )?(an? )?${digit}(?![\\d/])`)];
    }),
  );
  const byName = texts.filter(({ text }) => spoken.some((pattern) => pattern.test(text)));
  if (charts.length !== 1 || !chart) return byName.map(({ text }) => text);
  const { value, digit } = pinnacleOn(chart.pinnacles, chart.birthDate, issuedOn).number;
  const roots = sentenceMap([
    [value === digit ? [] : [digit], [threadWords.chapterNotes[digit]]],
    ...corePlacesOf(chart)
      .filter((place) => chart[place].value !== chart[place].digit)
      .map((place) => [[chart[place].digit], [threadWords.strongNotes[chart[place].digit]]] as const),
  ]);
  return [...byName.map(({ text }) => text), ...found(texts, roots, () => true)];
}

/** What is said of one of two people, or of both, and is not so on that side. */
function wrongSides({ charts: [first, second], paragraphs, texts }: Printed): string[] {
  if (!first || !second) return [];
  const sides = { first, second };
  const wrong = paragraphs.filter(({ id }) => {
    const own = id.match(/^(first|second)\.lesson-(\d)\./);
    const taught = id.match(/^(first|second)\.teaching\.(\d)$/);
    const digit = digitOf(id.match(/(?:lesson-|teaching\.|together\.)(\d)/)?.[1]);
    if (!digit) return false;
    if (own) return inCore(sides[own[1] === 'first' ? 'first' : 'second'])(digit);
    if (taught) {
      const [teacher, learner] = taught[1] === 'first' ? [first, second] : [second, first];
      return (
        inCore(learner)(digit) ||
        inLetters(learner, digit) ||
        !(inCore(teacher)(digit) || inLetters(teacher, digit))
      );
    }
    const isShared = /^(lesson-\d\.|together\.)/.test(id);
    return isShared && [first, second].some((chart) => inCore(chart)(digit) || inLetters(chart, digit));
  });
  const shared = (digit: Digit) => inCore(first)(digit) && inCore(second)(digit);
  const loud = sentenceMap(DIGITS.map((digit) => [[digit], [loudest[digit]]]));
  return [
    ...wrong.map(({ text }) => text),
    ...found(texts, loud, (digit) => !shared(digit)),
    ...(DIGITS.some(shared)
      ? texts.map(({ text }) => text).filter((text) => text === threadHeads.noShared)
      : []),
  ];
}

const PLANE_DIGITS = { physical: [4, 5], mental: [1, 8], emotional: [2, 3, 6], intuitive: [7, 9] } as const;
const quietPlanes = sentenceMap(
  entriesOf(PLANE_DIGITS).map(([plane, digits]) => [digits, [nameWords.quietPlanes[plane]]]),
);

/** A first name that comes to a digit of which the lessons say that it is missing. */
function firstNamesAlone({ charts: [chart, other], paragraphs, texts }: Printed): string[] {
  if (!chart || other) return [];
  const { birthDays: _, ...names } = ownNumbers;
  const own = Object.values(names).flatMap((all) => entriesOf(all));
  return paragraphs
    .filter(({ id }) => id.endsWith('.own'))
    .filter(({ text }) =>
      own.some(([number, told]) => {
        const digit = singleDigit(Number(number));
        return (
          text.endsWith(told) &&
          texts.some((each) =>
            sentencesOf(each.text).some((sentence) => lacks.get(sentence)?.includes(digit)),
          )
        );
      }),
    )
    .map(({ text }) => text);
}

/** The letters that run at an age, found by writing the name out year by year. */
function writtenOut(chart: Chart) {
  const { words } = chart.expression.working;
  const between = words.slice(1, -1);
  const lines = {
    physical: words.slice(0, 1),
    mental: between.length > 0 ? between : words.slice(-1),
    spiritual: words.slice(-1),
  };
  const at = (line: keyof typeof lines, age: number) => {
    const years = lines[line].flatMap(({ letters }) =>
      letters.flatMap(({ letter, value }) => Array.from({ length: value }, () => ({ letter, value }))),
    );
    return itemAt(years, age % years.length);
  };
  const sumAt = (age: number) => entriesOf(lines).reduce((sum, [line]) => sum + at(line, age).value, 0);
  return { at, sumAt };
}

/** Months and a knack told by an Essence that is not the one of that time. */
function wrongWithin({ charts: [chart, other], issuedOn, paragraphs }: Printed): string[] {
  if (!chart || other) return [];
  const { sumAt } = writtenOut(chart);
  const digitOn = (date: CalendarDate) => singleDigit(sumAt(Math.max(0, ageOn(chart.birthDate, date))));
  return paragraphs
    .filter(({ id, text }) => {
      if (id === 'birthday.letters') return !text.endsWith(letterWords.knackThisYear[digitOn(issuedOn)]);
      const [, year, month] = id.match(/^month-(\d{4})-(\d{1,2})\.within$/) ?? [];
      if (!year || !month) return false;
      const digit = digitOn({ year: Number(year), month: Number(month), day: 15 });
      return Object.values(monthsWithin).every((texts) => texts[digit] !== text);
    })
    .map(({ text }) => text);
}

/** Letters and Essence, counted by writing the name out year by year. */
function wrongLetters({ charts: [chart, other], issuedOn, paragraphs }: Printed): string[] {
  if (!chart || other) return [];
  const { at, sumAt } = writtenOut(chart);
  const now = Math.max(0, ageOn(chart.birthDate, issuedOn));
  const transits: Partial<Record<string, string>> = nameWords.transits;
  return paragraphs
    .filter(({ id, text }) => {
      const [, place] = id.match(/^name\.transit\.(physical|mental|spiritual)$/) ?? [];
      const [, age] = id.match(/^name\.essence\.(\d+)$/) ?? [];
      if (place === 'physical' || place === 'mental' || place === 'spiritual')
        return transits[at(place, now).letter] !== text;
      if (!age) return false;
      const total = sumAt(Number(age));
      const isOther = Object.values(nameWords.essences).includes(text) && nameWords.essences[total] !== text;
      return isOther || Number(age) < now || Number(age) > now + 2;
    })
    .map(({ text }) => text);
}

/** Of a master beside its plain root: what the one brings, word for word, said of the other as well. */
function mastersLikeTheirRoot({ charts: [first, second], paragraphs }: Printed): string[] {
  if (!first || !second) return [];
  // Names aside, which are the only words that differ.
  const bare = (text: string) => text.match(/(?<!\p{L})\p{Ll}+/gu)?.join(' ');
  return paragraphs
    .filter(({ id }) => id.endsWith('.first.brings'))
    .filter(({ id, text }) => {
      const other = paragraphs.find((each) => each.id === id.replace('.first.', '.second.'));
      const isSame = CORE.some(
        (key) => id.startsWith(`${first[key].name}.`) && first[key].value === second[key].value,
      );
      return !isSame && other !== undefined && bare(other.text) === bare(text);
    })
    .map(({ text }) => text);
}

export const wholeChartRules = [
  { name: 'a master number is not told in the words of its root beside it', faults: mastersLikeTheirRoot },
  {
    name: 'the quiet plane of a name is no lack to somebody who has its numbers in the core',
    faults: ({ charts: [chart, other], texts }: Printed) =>
      chart && !other ? found(texts, quietPlanes, inCore(chart)) : [],
  },
  {
    name: 'no first name is told by a number that the same document calls missing',
    faults: firstNamesAlone,
  },
  { name: 'letters and Essence are those of the years from the last birthday on', faults: wrongLetters },
  { name: 'months and knacks are told by the Essence that runs in them', faults: wrongWithin },
  {
    name: 'no lesson is told as a lack to somebody who has its number in the core',
    faults: ({ charts: [chart, other], texts }: Printed) =>
      chart && !other ? found(texts, lacks, inCore(chart)) : [],
  },
  {
    name: 'no empty cell or line of the Lo Shu is told as a lack to somebody who has its number in the core',
    faults: ({ charts: [chart, other], texts }: Printed) =>
      chart && !other ? found(texts, emptyCells, inCore(chart)) : [],
  },
  {
    name: 'a master number is told by its own name and in its own voice, never by its root',
    faults: mastersByRoot,
  },
  { name: 'what is said of one side of a couple, or of both, is so on that side', faults: wrongSides },
];
