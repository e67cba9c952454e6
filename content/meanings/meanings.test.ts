import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { keyIn } from '../../shared/records.ts';
import { firstEdition } from '../edition.ts';
import { makeContent } from '../make-content.ts';
import { balance } from './balance.ts';
import { birthday } from './birthday.ts';
import { bridges } from './bridges.ts';
import { businessNames } from './business-names.ts';
import { challenges } from './challenges.ts';
import { expression } from './expression.ts';
import { hiddenPassion } from './hidden-passion.ts';
import { karmicDebts } from './karmic-debts.ts';
import { karmicLessons } from './karmic-lessons.ts';
import { lifePath } from './life-path.ts';
import { loShuCounts, loShuLines } from './lo-shu.ts';
import { maturity } from './maturity.ts';
import type { Digit, Meaning } from './meaning.ts';
import { pairKey, pairs } from './pairs.ts';
import { periodCycles } from './period-cycles.ts';
import { personalDays } from './personal-days.ts';
import { personalMonths } from './personal-months.ts';
import { personalYears } from './personal-years.ts';
import { personality } from './personality.ts';
import { pinnacles } from './pinnacles.ts';
import { positions } from './positions.ts';
import { soulUrge } from './soul-urge.ts';
import { suppliedLessons } from './supplied-lessons.ts';
import { triads } from './triads.ts';

type Range = readonly [least: number, most: number];
type Bounds = {
  short: Range;
  long: Range;
  paragraphs: number;
  strengths: number;
  cautions: number;
  exercise: Range;
};

/** Two ways of counting words ("half-day", "a – b") may differ by this much. */
const SLACK = 3;
const LONGEST = { title: 34, essence: 110, phrase: 60 };

const digits: readonly Digit[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const cores = [...digits, 11, 22, 33];
const zeroToEight = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const couples = digits.flatMap((a) => digits.filter((b) => b >= a).map((b) => `${a}-${b}`));

const core: Bounds = {
  short: [40, 60],
  long: [180, 225],
  paragraphs: 3,
  strengths: 4,
  cautions: 3,
  exercise: [35, 60],
};
const trait: Bounds = {
  short: [30, 50],
  long: [90, 125],
  paragraphs: 2,
  strengths: 3,
  cautions: 2,
  exercise: [30, 50],
};
const stage: Bounds = {
  short: [35, 55],
  long: [90, 125],
  paragraphs: 2,
  strengths: 3,
  cautions: 2,
  exercise: [30, 50],
};
/** A paragraph for each third of a life, of which a reader gets one. */
const period: Bounds = { ...stage, long: [140, 180], paragraphs: 3 };
const month: Bounds = {
  short: [35, 55],
  long: [80, 115],
  paragraphs: 2,
  strengths: 3,
  cautions: 2,
  exercise: [25, 45],
};
const day: Bounds = {
  short: [25, 40],
  long: [45, 70],
  paragraphs: 1,
  strengths: 2,
  cautions: 1,
  exercise: [15, 30],
};
const couple: Bounds = {
  short: [40, 60],
  long: [110, 150],
  paragraphs: 2,
  strengths: 3,
  cautions: 2,
  exercise: [30, 50],
};

type File = readonly [
  file: string,
  texts: Record<string, Meaning>,
  keys: readonly (string | number)[],
  bounds: Bounds,
];

const files: readonly File[] = [
  ['life-path', lifePath, cores, core],
  ['expression', expression, cores, core],
  ['soul-urge', soulUrge, cores, core],
  ['personality', personality, cores, core],
  ['birthday', birthday, cores, core],
  ['maturity', maturity, cores, core],
  ['personal-years', personalYears, cores, core],
  ['business-names', businessNames, cores, core],
  ['karmic-lessons', karmicLessons, digits, trait],
  ['supplied-lessons', suppliedLessons, digits, trait],
  ['karmic-debts', karmicDebts, [13, 14, 16, 19], trait],
  ['balance', balance, digits, trait],
  ['hidden-passion', hiddenPassion, digits, trait],
  ['bridges', bridges, zeroToEight, trait],
  ['pinnacles', pinnacles, cores, stage],
  ['challenges', challenges, zeroToEight, stage],
  ['period-cycles', periodCycles, cores, period],
  ['triads', triads, ['1-5-7', '2-4-8', '3-6-9'], stage],
  ['personal-months', personalMonths, digits, month],
  ['personal-days', personalDays, digits, day],
  ['pairs', pairs, couples, couple],
];

/** The voice guide's list, held against each whole entry: the last two patterns allow one use per entry. */
const BANNED: readonly RegExp[] = [
  /tapestry/i,
  /\bdelv(e|es|ed|ing)\b/i,
  /\bembark/i,
  /journey of self-discovery/i,
  /\bunlock/i,
  /\bunleash/i,
  /\bembrace your\b/i,
  /\bthe universe\b/i,
  /\bvibrations?\b/i,
  /\bmanifest/i,
  /\bnot just\b[^.?]*\bbut\b/i,
  /\bit['’]?s not\b[^.?]*,\s*it['’]?s\b/i,
  /\bit is not\b[^.?]*,\s*it is\b/i,
  /!/,
  /\p{Extended_Pictographic}/u,
  /\benerg(y|ies)\b.*\benerg(y|ies)\b/is,
  /—.*—/s,
];

const words = (text: string) => text.trim().split(/\s+/).length;
const sentences = (text: string) => text.split(/(?<=[.?!])\s+/);
/** A repeat is still a repeat with another comma or capital. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}\s]/gu, '');
const within =
  ([least, most]: Range) =>
  (text: string) =>
    words(text) >= least - SLACK && words(text) <= most + SLACK;

const partsOf = (meaning: Meaning) => [
  meaning.title,
  meaning.essence,
  meaning.short,
  ...meaning.long,
  ...meaning.strengths,
  ...meaning.cautions,
  meaning.exercise,
];

/** Texts with shapes of their own; own-texts.test.ts reads them, and those of letters emails/nurture-and-report.test.ts. */
const personal = [
  'maturity-ages.ts',
  'letters-in-places.ts',
  'month-roads.ts',
  'month-standings.ts',
  'month-wishes.ts',
  'months-in-years.ts',
  'months-within.ts',
  'name-letters.ts',
  'letter-weeks.ts',
  'own-numbers.ts',
  'stage-tenses.ts',
  'thread.ts',
  'thread-questions.ts',
  'year-quarters.ts',
  'year-roads.ts',
  'year-talents.ts',
  'year-wishes.ts',
];

type Entry = { place: string; parts: string[] };

const entries: Entry[] = [
  ...files.flatMap(([file, texts]) =>
    Object.entries(texts).map(([key, meaning]) => ({ place: `${file} ${key}`, parts: partsOf(meaning) })),
  ),
  ...Object.entries({ ...loShuLines, ...loShuCounts, ...positions }).map(([key, texts]) => ({
    place: key,
    parts: Object.values(texts),
  })),
];

/** Values that occur more than once, each with the places where it does. */
function repeated(found: readonly { value: string; place: string }[]): string[] {
  const places = new Map<string, string[]>();
  for (const { value, place } of found) places.set(value, [...(places.get(value) ?? []), place]);
  return [...places].filter(([, at]) => at.length > 1).map(([value, at]) => `${at.join(', ')}: ${value}`);
}

describe.each(files)('%s', (_file, texts, keys, bounds) => {
  test('has a text for every number and no other', () => {
    expect(Object.keys(texts).sort()).toEqual(keys.map(String).sort());
  });

  test('gives every text a title of its own', () => {
    expect(repeated(Object.entries(texts).map(([place, { title }]) => ({ value: title, place })))).toEqual(
      [],
    );
  });

  test.each(Object.entries(texts))('%s keeps to its lengths', (_key, meaning) => {
    expect(meaning.title.length).toBeLessThanOrEqual(LONGEST.title);
    expect(meaning.essence.length).toBeLessThanOrEqual(LONGEST.essence);
    expect(meaning.short).toSatisfy(within(bounds.short));
    expect(meaning.long).toHaveLength(bounds.paragraphs);
    expect(meaning.long.join(' ')).toSatisfy(within(bounds.long));
    expect(meaning.strengths).toHaveLength(bounds.strengths);
    expect(meaning.cautions).toHaveLength(bounds.cautions);
    expect(meaning.exercise).toSatisfy(within(bounds.exercise));
    for (const phrase of [...meaning.strengths, ...meaning.cautions]) {
      expect(phrase.length).toBeLessThanOrEqual(LONGEST.phrase);
    }
  });
});

describe('lo-shu and positions', () => {
  test('have a text for every line, digit and position', () => {
    expect(Object.keys(loShuLines).sort()).toEqual(
      ['4-9-2', '3-5-7', '8-1-6', '4-3-8', '9-5-1', '2-7-6', '4-5-6', '2-5-8'].sort(),
    );
    expect(Object.keys(loShuCounts)).toEqual(digits.map(String));
    expect(Object.keys(positions)).toHaveLength(20);
  });

  test.each(Object.entries(loShuLines))('line %s keeps to its lengths', (_line, { full, empty }) => {
    expect(full).toSatisfy(within([30, 50]));
    expect(empty).toSatisfy(within([30, 50]));
  });

  test.each(Object.entries(loShuCounts))('digit %s keeps to its lengths', (_digit, counts) => {
    for (const text of Object.values(counts)) expect(text).toSatisfy(within([18, 35]));
  });

  test.each(Object.entries(positions))('%s keeps to its lengths', (_position, { question, ...texts }) => {
    expect(sentences(question)).toHaveLength(1);
    expect(texts.explanation).toSatisfy(within([40, 70]));
    expect(texts.howItIsFound).toSatisfy(within([25, 50]));
  });

  test('give every line and position a name of its own', () => {
    const named = Object.entries({ ...loShuLines, ...positions });
    expect(repeated(named.map(([place, { name }]) => ({ value: name, place })))).toEqual([]);
  });
});

describe('all texts together', () => {
  test('come from files that this test knows', () => {
    const unread = ['index.ts', 'meaning.ts', 'pairs-1-3.ts', 'pairs-4-9.ts', ...personal];
    const present = readdirSync(import.meta.dirname).filter(
      (name) => !name.endsWith('.test.ts') && !unread.includes(name),
    );
    expect(present.sort()).toEqual(
      [...files.map(([file]) => `${file}.ts`), 'lo-shu.ts', 'positions.ts'].sort(),
    );
  });

  test('leave no part blank', () => {
    expect(
      entries.filter(({ parts }) => parts.some((part) => part.trim() === '')).map(({ place }) => place),
    ).toEqual([]);
  });

  test('never repeat a sentence of more than four words', () => {
    const found = entries.flatMap(({ place, parts }) =>
      parts.flatMap(sentences).map((sentence) => ({ value: plain(sentence), place })),
    );
    expect(repeated(found.filter(({ value }) => words(value) > 4))).toEqual([]);
  });

  test('never open two entries with the same four words', () => {
    const openings = files.flatMap(([file, texts]) =>
      Object.entries(texts).flatMap(([key, { essence, short, long, exercise }]) =>
        [essence, short, long[0] ?? '', exercise].map((text) => ({
          value: plain(text).split(/\s+/).slice(0, 4).join(' '),
          place: `${file} ${key}`,
        })),
      ),
    );
    expect(repeated(openings)).toEqual([]);
  });

  test.each(BANNED)('never match %s', (pattern) => {
    expect(entries.filter(({ parts }) => pattern.test(parts.join('\n'))).map(({ place }) => place)).toEqual(
      [],
    );
  });

  test('never open with a question', () => {
    const opensWithQuestion = files.flatMap(([file, texts]) =>
      Object.entries(texts)
        .filter(([, { short, long }]) =>
          [short, long[0] ?? ''].some((text) => sentences(text)[0]?.endsWith('?')),
        )
        .map(([key]) => `${file} ${key}`),
    );
    expect(opensWithQuestion).toEqual([]);
  });
});

describe('couples', () => {
  test('pairKey puts the smaller digit first', () => {
    expect(pairKey(7, 2)).toBe('2-7');
    expect(pairKey(2, 7)).toBe('2-7');
    expect(pairKey(5, 5)).toBe('5-5');
  });

  test('finds a text for every two digits in either order', () => {
    for (const a of digits) for (const b of digits) expect(pairs[pairKey(a, b)]).toBe(pairs[pairKey(b, a)]);
    expect(new Set(digits.flatMap((a) => digits.map((b) => pairs[pairKey(a, b)]))).size).toBe(45);
  });

  test('never hand down a verdict', () => {
    const verdict = /incompatib|\d\s?%|per cent|percent|doomed|perfect match|meant to be|soulmate/i;
    expect(couples.filter((key) => verdict.test(partsOf(pairs[keyIn(pairs, key)]).join('\n')))).toEqual([]);
  });
});

test('meaningOf answers with the text of that number in that position', () => {
  const { meaningOf } = makeContent(firstEdition);
  expect(meaningOf('lifePath', 11)).toBe(lifePath[11]);
  expect(meaningOf('challenges', 0)).toBe(challenges[0]);
  expect(meaningOf('personalDay', 4)).toBe(personalDays[4]);
  expect(meaningOf('couples', pairKey(9, 1))).toBe(pairs['1-9']);
});
