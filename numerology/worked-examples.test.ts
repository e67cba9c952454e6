import { describe, expect, test } from 'vitest';
import { readBusinessName } from './business-name.ts';
import { parseDate } from './calendar-date.ts';
import { corePair } from './couple-reading.ts';
import {
  challenges,
  expression,
  lifePath,
  personality,
  personalYear,
  pinnacles,
  soulUrge,
  valueName,
} from './index.ts';

/** The examples the product promises to reproduce. Their method is explained in README.md. */
const date = (text: string) => {
  const parsed = parseDate(text);
  if (!parsed) throw new Error(`not a date: ${text}`);
  return parsed;
};
const named = (text: string) => valueName(text.split(' '));

describe('life path', () => {
  test.each([
    ['1992-11-22', 9, '36/9'],
    ['1940-03-12', 11, '11/2'],
    ['1879-03-14', 6, '15/6'],
    ['1949-05-15', 7, '16/7'],
    ['1979-07-04', 1, '19/1'],
  ])('%s is %i (%s)', (born, value, compound) => {
    expect(lifePath(date(born))).toMatchObject({ value, compound });
  });
});

describe('names', () => {
  test.each([
    ['THOMAS JOHN HANCOCK', '25/7', '20/2', '14/5'],
    ['MARY JANE', '6', '14/5', '10/1'],
  ])('%s: expression %s, soul urge %s, personality %s', (name, whole, vowels, consonants) => {
    expect(expression(named(name)).compound).toBe(whole);
    expect(soulUrge(named(name)).compound).toBe(vowels);
    expect(personality(named(name)).compound).toBe(consonants);
  });

  test('Lynn Murray has the soul urge 11: the Y of Lynn is a vowel, the Y of Murray is not', () => {
    expect(soulUrge(named('LYNN MURRAY'))).toMatchObject({ value: 11, digit: 2, master: 11 });
  });

  test.each([
    ['LUKASZ', '18/9'],
    ['SOREN', '26/8'],
    ['MULLER', '27/9'],
  ])('%s has the expression %s', (name, compound) => {
    expect(expression(named(name)).compound).toBe(compound);
  });

  test.each([
    ['DAVID', '16/7'],
    ['SARAH', '12/3'],
  ])('%s is %s in the Chaldean system', (name, compound) => {
    expect(expression(valueName([name], { system: 'chaldean' })).compound).toBe(compound);
  });

  test('the business name APPLE is 23/5 and, in the Chaldean system, 25/7', () => {
    const { numbers } = readBusinessName('Apple', ['APPLE']);
    expect(numbers.pythagorean.compound).toBe('23/5');
    expect(numbers.chaldean.compound).toBe('25/7');
  });
});

describe('stages and cycles', () => {
  test('3 July 1962: pinnacles 1, 3, 4, 7 ending at 35, 44, 53, and challenges 4, 6, 2, 2', () => {
    const born = date('1962-07-03');
    expect(pinnacles(born).map((stage) => stage.number.value)).toEqual([1, 3, 4, 7]);
    expect(pinnacles(born).map((stage) => stage.toAge)).toEqual([35, 44, 53, null]);
    expect(challenges(born).map((stage) => stage.number.value)).toEqual([4, 6, 2, 2]);
  });

  test('15 May 1949: pinnacles 11, 11, 22, 1', () => {
    expect(pinnacles(date('1949-05-15')).map((stage) => stage.number.value)).toEqual([11, 11, 22, 1]);
  });

  test.each([
    ['1949-05-15', 3],
    ['1986-11-29', 5],
  ])('the personal year of someone born on %s is %i in 2026', (born, value) => {
    expect(personalYear(date(born), 2026).value).toBe(value);
  });

  test('a couple of 4 and 7: sum 11, bridge 3', () => {
    const four = lifePath(date('1980-01-03'));
    const seven = lifePath(date('1949-05-15'));
    expect([four.value, seven.value]).toEqual([4, 7]);
    const pair = corePair(four, seven);
    expect(pair.sum.value).toBe(11);
    expect(pair.bridge.value).toBe(3);
  });
});
