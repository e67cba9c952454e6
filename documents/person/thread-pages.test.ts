import { expect, test } from 'vitest';
import { firstEdition } from '../../content/edition.ts';
import { makeContent } from '../../content/make-content.ts';
import { CORE } from '../kit/core-numbers.ts';
import { leadingYear, monthsAhead } from '../kit/months-ahead.ts';
import { ordinaryPerson, seeded } from '../testing/people.ts';
import { readWords } from '../testing/read-words.ts';
import { readingOf } from './reading.ts';
import { threadPages } from './thread-pages.ts';

const content = makeContent(firstEdition);
const PEOPLE = 400;

/** What the two pages say, with the reader's name left out. */
function threadOf(data: ReturnType<typeof ordinaryPerson>): { chart: string; told: string } {
  const reading = readingOf(data);
  const { chart, pinnacle, challenge, period, issuedOn } = reading;
  const { year, personalYear } = leadingYear(monthsAhead(chart.birthDate, issuedOn));
  const pages = threadPages(content, reading, year);
  const composition = { title: '', subject: '', head: '', issuedOn, pages };
  const told = readWords(composition)
    .map(({ text }) => text)
    .join('\n');
  const numbers = [
    ...CORE.map((key) => chart[key].value),
    chart.letters.karmicLessons.join(),
    personalYear.value,
    ...[pinnacle, challenge, period].map(({ number }) => number.value),
  ];
  return { chart: numbers.join(' '), told: told.replaceAll(reading.called ?? reading.name, '·') };
}

test(`among ${PEOPLE} people, whoever has another chart has another thread`, () => {
  const random = seeded(1815);
  const charts = new Map<string, string>();
  for (let at = 0; at < PEOPLE; at++) {
    const { chart, told } = threadOf(ordinaryPerson(random));
    expect(charts.get(told) ?? chart).toBe(chart);
    charts.set(told, chart);
  }
  expect(charts.size).toBeGreaterThan(PEOPLE * 0.95);
});
