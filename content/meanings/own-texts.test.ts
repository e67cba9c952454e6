import { describe, expect, test } from 'vitest';
import {
  challengeTenses,
  letterWords,
  maturityAhead,
  maturityLived,
  monthRoads,
  monthStandings,
  monthsInYears,
  monthsWithin,
  monthWishes,
  nameWords,
  ownNumbers,
  periodTenses,
  pinnacleTenses,
  threadQuestions,
  threadWords,
  yearQuarters,
  yearRoads,
  yearTalents,
  yearWishes,
} from './index.ts';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const words = (text: string) => text.split(/\s+/).length;
const BANNED = /tapestry|\bdelve|\bembark|\bunlock|\bunleash|\bthe universe\b|\bvibration|\bmanifest|!/i;

/** Two digits deep: a year or a month, and then a number of the reader. */
const tables: Record<string, Record<string, Record<string, string>>> = {
  'month-roads': Object.fromEntries(
    Object.entries(monthRoads).map(([month, byRoad]) => [
      month,
      Object.fromEntries(Object.entries(byRoad).map(([road, { text }]) => [road, text])),
    ]),
  ),
  'month-roads, exercises': Object.fromEntries(
    Object.entries(monthRoads).map(([month, byRoad]) => [
      month,
      Object.fromEntries(Object.entries(byRoad).map(([road, { exercise }]) => [road, exercise])),
    ]),
  ),
  'month-wishes': monthWishes,
  'months-in-years': monthsInYears,
  'months-within': monthsWithin,
  'year-roads': yearRoads,
  'year-talents': yearTalents,
  'year-wishes': yearWishes,
};

const LENGTHS: Record<string, [number, number]> = {
  'month-roads': [35, 65],
  'month-roads, exercises': [10, 35],
  'month-wishes': [10, 45],
  'months-in-years': [30, 60],
  'months-within': [18, 40],
  'year-roads': [35, 75],
  'year-talents': [12, 40],
  'year-wishes': [8, 40],
};

/** Nine years and twelve wishes; two wishes of two people. */
const questions = [threadQuestions.questions, threadQuestions.questionsForTwo].flatMap((table) =>
  Object.values(table).flatMap((row): string[] => Object.values(row)),
);

const tenses = [pinnacleTenses, challengeTenses, periodTenses].flatMap((each) =>
  Object.values(each).flatMap(({ was, willBe, again }) => [was, willBe, again]),
);
const all = [
  ...Object.values(tables).flatMap((table) => Object.values(table).flatMap((row) => Object.values(row))),
  ...tenses,
  ...Object.values(threadWords.pulls),
  ...[maturityAhead, maturityLived].flatMap((texts) =>
    Object.values(texts).flatMap(({ essence, long }) => [essence, ...long]),
  ),
  ...[
    threadWords.strongNotes,
    threadWords.madeNotes,
    threadWords.openNotes,
    threadWords.underNotes,
    threadWords.chapterNotes,
    threadWords.yearNotes,
  ].flatMap((notes) => Object.values(notes)),
  ...questions,
  ...Object.values(letterWords).flatMap((texts) => Object.values(texts)),
  ...Object.values(monthStandings).flatMap((row) => Object.values(row)),
  ...Object.values(yearQuarters).flatMap((texts) => Object.values(texts).flat()),
  ...Object.values(ownNumbers).flatMap((texts) => Object.values(texts)),
  ...Object.values(nameWords).flatMap((texts) =>
    typeof texts === 'string' ? [texts] : Object.values(texts),
  ),
];

describe.each(Object.entries(tables))('%s', (name, table) => {
  test('has a text of fitting length for every pair of digits', () => {
    const [least, most] = LENGTHS[name] ?? [Number.NaN, Number.NaN];
    expect(Object.keys(table)).toEqual(digits);
    for (const row of Object.values(table)) {
      expect(Object.keys(row)).toEqual(digits);
      for (const text of Object.values(row)) {
        expect(words(text), text).toBeGreaterThanOrEqual(least);
        expect(words(text), text).toBeLessThanOrEqual(most);
      }
    }
  });
});

describe('the texts of one reader', () => {
  test('say nothing twice', () => {
    const sentences = all.flatMap((text) => text.split(/(?<=[.?!])\s+/)).filter((text) => words(text) > 5);
    const twice = sentences.filter((text, at) => sentences.indexOf(text) !== at);
    expect(twice).toEqual([]);
  });

  test('keep to the voice', () => {
    expect(all.filter((text) => BANNED.test(text))).toEqual([]);
  });

  test('ask a question of their own for every year and wish, and for every two wishes', () => {
    expect(questions).toHaveLength(9 * 12 + 45);
    expect(new Set(questions).size).toBe(questions.length);
    for (const asked of questions) {
      expect(asked).toMatch(/\?$/);
      expect(words(asked), asked).toBeLessThanOrEqual(32);
      expect(asked).not.toMatch(/that would .*, without/);
    }
  });

  test('know every pull between two digits', () => {
    const pairs = digits.flatMap((a) => digits.filter((b) => b > a).map((b) => `${a}-${b}`));
    expect(Object.keys(threadWords.pulls)).toEqual(pairs);
  });

  test('set no task in a stage that is not running', () => {
    expect(tenses.filter((text) => /this week|before Friday|by Sunday|on Sunday/i.test(text))).toEqual([]);
  });

  test('fit after "Again, and this time" in any tense', () => {
    const verbs = /\b(was|were|will|is|are|has|had)\b/;
    const again = [pinnacleTenses, challengeTenses, periodTenses].flatMap((each) =>
      Object.values(each).map((texts) => texts.again),
    );
    // "as is somebody's" and the like would tie the fragment to a time.
    expect(
      again.filter((text) =>
        verbs.test(text.replace(/before it is asked for|while it is unfinished|what is enough/, '')),
      ),
    ).toEqual([]);
  });
});

describe('the texts of a name and a day', () => {
  test('know every day of a month and every number of a first name', () => {
    const { birthDays, ...names } = ownNumbers;
    expect(Object.keys(birthDays)).toEqual(Array.from({ length: 31 }, (_, at) => String(at + 1)));
    for (const texts of Object.values(names))
      expect(Object.keys(texts)).toEqual([...digits, '11', '22', '33']);
    for (const text of Object.values(ownNumbers).flatMap((texts) => Object.values(texts)))
      expect(words(text), text).toBeLessThanOrEqual(62);
  });

  // A personal month 4 of a 1 year is a March, and a December too.
  test('put no season into a month that two of them share', () => {
    const said = Object.values(monthsInYears).flatMap((row) => Object.values(row));
    expect(said.filter((text) => /\b(spring|summer|autumn|winter|December)\b/i.test(text))).toEqual([]);
  });

  const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

  test('know every letter as the first, the last and a season, and every sum of three letters', () => {
    for (const texts of [nameWords.cornerstones, nameWords.capstones, nameWords.transits])
      expect(Object.keys(texts)).toEqual(alphabet);
    const sums = Array.from({ length: 25 }, (_, at) => String(at + 3));
    expect(Object.keys(nameWords.essences)).toEqual(sums);
  });

  test('are of fitting length', () => {
    const all = (texts: Record<string, string>) => Object.values(texts).map(words);
    expect(Math.max(...all(nameWords.cornerstones))).toBeLessThanOrEqual(48);
    expect(Math.max(...all(nameWords.capstones))).toBeLessThanOrEqual(26);
    expect(Math.max(...all(nameWords.transits), ...all(nameWords.essences))).toBeLessThanOrEqual(36);
  });

  // A letter is worth another number in the Chaldean table, and its season another length.
  test('name no number and no length of years for a letter', () => {
    const said = [nameWords.cornerstones, nameWords.capstones, nameWords.transits].flatMap((texts) =>
      Object.values(texts),
    );
    expect(
      said.filter((text) => /\d|\b(one|two|three|five|nine) (tender |intense )?years?\b/i.test(text)),
    ).toEqual([]);
  });
});
