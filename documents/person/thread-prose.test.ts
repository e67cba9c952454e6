import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { corePlacesOf } from '../../numerology/index.ts';
import { CORE } from '../kit/chart-sheet.ts';
import { leadingYear, monthsAhead } from '../kit/words.ts';
import { ordinaryPerson, seeded } from '../testing/people.ts';
import { readingOf } from './reading.ts';
import { threadProse } from './thread-prose.ts';

type Person = ReturnType<typeof ordinaryPerson>;

/** What is told of somebody who is called like everybody else. */
function prose({ chart, issuedOn }: Person) {
  const reading = readingOf({ name: 'Ada Lovelace', chart, issuedOn });
  return threadProse(reading, leadingYear(monthsAhead(chart.birthDate, issuedOn)).year);
}

const seed = fc.nat(1_000_000);
const anybody = (from: number) => ordinaryPerson(seeded(from));

describe('the thread of anybody', () => {
  test('has three notes, one tension and one question', () => {
    fc.assert(
      fc.property(seed, (from) => {
        const { notes, tension, question } = prose(anybody(from));
        expect(notes.map(({ id }) => id)).toEqual(['strong', 'second', 'chapter']);
        expect(new Set([...notes.map(({ text }) => text), tension]).size).toBe(4);
        expect(question.match(/\?/g)).toHaveLength(1);
      }),
      { numRuns: 300 },
    );
  });

  test('lists no places: at most two numbers of the chart are named, those that pull', () => {
    fc.assert(
      fc.property(seed, (from) => {
        const { notes, tension } = prose(anybody(from));
        const named = (text: string) =>
          text.match(/Life Path|Expression|Soul Urge|Personality|Birthday|Maturity/g) ?? [];
        for (const { text } of notes) expect(named(text)).toEqual([]);
        expect(named(tension).length).toBeLessThanOrEqual(2);
      }),
      { numRuns: 300 },
    );
  });

  test('calls a master by its own number wherever it pulls', () => {
    fc.assert(
      fc.property(seed, (from) => {
        const person = anybody(from);
        const { tension } = prose(person);
        for (const place of corePlacesOf(person.chart)) {
          const { value, digit } = person.chart[place];
          const name = {
            lifePath: 'Life Path',
            expression: 'Expression',
            soulUrge: 'Soul Urge',
            personality: 'Personality',
            birthday: 'Birthday',
          }[place];
          if (value !== digit)
            expect(tension).not.toMatch(new RegExp(`your ${name} (is )?an? ${digit}\\b`, 'i'));
        }
      }),
      { numRuns: 500 },
    );
  });

  test('is another for nearly anybody else: two of a thousand strangers share none whole', () => {
    const told = Array.from({ length: 1_000 }, (_, at) => JSON.stringify(prose(anybody(at * 7919 + 3))));
    expect(new Set(told).size).toBe(told.length);
  });

  test('differs where any of the numbers differs that it speaks of', () => {
    fc.assert(
      fc.property(seed, seed, (one, other) => {
        const [own, strange] = [anybody(one), anybody(other)];
        const key = ({ chart }: Person) => CORE.map((place) => chart[place].value).join();
        if (key(own) !== key(strange)) expect(prose(own)).not.toEqual(prose(strange));
      }),
      { numRuns: 300 },
    );
  });
});
