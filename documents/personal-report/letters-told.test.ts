import { describe, expect, test } from 'vitest';
import { firstEdition } from '../../content/edition.ts';
import { makeContent } from '../../content/make-content.ts';
import { letterWords } from '../../content/meanings/index.ts';
import { CORE } from '../kit/chart-sheet.ts';
import { readingOf } from '../person/reading.ts';
import { person, randomPerson, seeded } from '../testing/people.ts';
import { printed } from '../testing/printed.ts';
import { lettersTold } from './core-number-page.ts';

const content = makeContent(firstEdition);
const issuedOn = { year: 2026, month: 11, day: 15 };
const told = (name: string, year = 1984) =>
  CORE.map((key) => lettersTold(key, readingOf(person(name, { year, month: 5, day: 17 }, issuedOn))));

describe('what letters make of the core numbers', () => {
  test('Anna Berg: an A for a first vowel, the 5 twice, and the Essence until her birthday', () => {
    const [, , wish, , knack] = told('Anna Berg');
    expect(wish).toBe(`The first vowel of your name is an A. ${letterWords.wishVoiced.A}`);
    expect(knack).toMatch(/^Until your birthday in 2027 the letters of your name come to the Essence \d/);
  });

  test('says nothing of a tool on top where two numbers share the lead, or none comes twice', () => {
    expect(told('Jo Ng')[1]).toBeNull();
    expect(told('Anna')[1]).toBe(told('Anna', 1950)[1]);
  });

  test('two with the same five numbers and other names read other paragraphs', () => {
    const texts = ['Anna Berg', 'Otto Lindqvist', 'Ursula Finch', 'Ivy Marsh'].map((name) => told(name)[2]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('prints two to three long paragraphs on every core page, whoever it is', () => {
    const random = seeded(11);
    for (let at = 0; at < 8; at++) {
      const { paragraphs } = printed('personal-report', randomPerson(random), content);
      for (const id of ['life-path', 'expression', 'soul-urge', 'personality', 'birthday']) {
        const long = paragraphs.filter((each) =>
          new RegExp(`^${id}\\.(long\\.\\d|own|letters)$`).test(each.id),
        );
        expect(long.length, id).toBeGreaterThanOrEqual(2);
        expect(long.length, id).toBeLessThanOrEqual(3);
      }
    }
  });
});
