import { describe, expect, inject, test } from 'vitest';
import { type CalendarDate, nextDay } from '../numerology/index.ts';
import { chartOf } from '../numerology/names/index.ts';
import { circleDays } from './circle/days.ts';
import { monthAsks, monthExercises, monthTitles } from './circle/months.ts';
import { monthFrames } from './circle/openings.ts';
import { returningMonths } from './circle/returns.ts';
import { dayWords, monthWords } from './circle.ts';
import { firstEdition } from './edition.ts';
import { makeContent } from './make-content.ts';

const { meaningOf } = makeContent(firstEdition);

/** Members born over 60 years, with names that can be counted and none: 200, and 40 in `npm test`. */
const names = ['Maya Ngozi Okafor', 'Søren Ældre Holm', 'Ida Quist', undefined];
const members = Array.from({ length: inject('walk') === 'whole' ? 200 : 40 }, (_, n) => {
  const birthDate = { year: 1945 + ((n * 7) % 60), month: 1 + ((n * 5) % 12), day: 1 + ((n * 11) % 28) };
  const name = names[n % names.length];
  const read = name ? chartOf({ name, birthDate, system: 'pythagorean' }) : undefined;
  return { birthDate, chart: read?.ok ? read.numbers : undefined };
});

const twice = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

/** Fails where something is said again after fewer than so many steps. */
function neverSoon(said: readonly (readonly string[])[], steps: number) {
  const last = new Map<string, number>();
  for (const [at, texts] of said.entries())
    for (const text of texts) {
      expect(at - (last.get(text) ?? -steps), text).toBeGreaterThanOrEqual(steps);
      last.set(text, at);
    }
}

test('nobody reads a letter of the month twice within 36 months, nor anything that stands in it', () => {
  for (const [n, member] of members.entries()) {
    // Every window of 36 months that begins within three years.
    const letters = Array.from({ length: 71 }, (_, at) => {
      const month = 2026 * 12 + (n % 12) + at;
      const words = monthWords(meaningOf, member, { year: Math.floor(month / 12), month: 1 + (month % 12) });
      const { title, opening, theme, asks, quarter, exercise, closing } = words;
      return [title, opening, theme, asks, quarter ?? `no quarter ${at}`, exercise, closing];
    });
    neverSoon(letters, 36);
  }
});

test('nobody reads the text of a day twice within 120 days', () => {
  for (const { birthDate } of members) {
    let date: CalendarDate = { year: 2026, month: 11, day: 1 };
    const days = Array.from({ length: 250 }, () => {
      const { title, text, practice } = dayWords(meaningOf, birthDate, date);
      date = nextDay(date);
      return [title, text, practice];
    });
    neverSoon(days, 121);
  }
});

describe('the texts themselves', () => {
  const days = Object.values(circleDays).flat();
  const frames = Object.values(monthFrames).flat();
  const returns = Object.values(returningMonths).flatMap((row) => Object.values(row));
  const long = [
    ...days.map(({ text }) => text),
    ...frames.map(({ opening }) => opening),
    ...returns.map(({ text }) => text),
    ...Object.values(monthAsks).flat(),
  ];
  const all = [
    ...long,
    ...days.map(({ practice }) => practice),
    ...frames.map(({ closing }) => closing),
    ...Object.values(monthExercises).flat(),
  ];
  const titles = [
    ...days.map(({ title }) => title),
    ...returns.map(({ title }) => title),
    ...Object.values(monthTitles).flatMap((row) => Object.values(row)),
  ];

  test('are written out: sixteen for each day, three years of frames, a return for each number', () => {
    for (const texts of Object.values(circleDays)) expect(texts).toHaveLength(16);
    expect(frames).toHaveLength(36);
    expect(returns).toHaveLength(27);
  });

  test('say nothing twice, in no two titles either', () => {
    const sentences = all.flatMap((text) => text.split(/(?<=[.?!])\s+/));
    expect(twice(sentences)).toEqual([]);
    expect(twice(titles)).toEqual([]);
  });

  test('keep to the voice, and to a length that is read', () => {
    const banned = /tapestry|\bdelve|\bembark|\bunlock|\bunleash|\bthe universe\b|\bvibration|\bmanifest|!/i;
    expect(all.filter((text) => banned.test(text))).toEqual([]);
    const count = (text: string) => text.split(/\s+/).length;
    for (const text of long) {
      expect(count(text), text).toBeGreaterThanOrEqual(12);
      expect(count(text), text).toBeLessThanOrEqual(70);
    }
  });

  test('know no season: half of the readers have the other one', () => {
    expect(all.filter((text) => /\b(in|this|the) (spring|summer|autumn|winter)\b/i.test(text))).toEqual([]);
  });
});
