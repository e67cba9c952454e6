import { expect, test } from 'vitest';
import { firstEdition } from '../../content/edition.ts';
import { makeContent } from '../../content/make-content.ts';
import { yearQuarters } from '../../content/meanings/index.ts';
import { composeDocument, renderDocument } from '../draw.ts';
import { CORE } from '../kit/chart-sheet.ts';
import { monthsAhead } from '../kit/words.ts';
import { contentsOf } from '../kit/write-document.ts';
import { person } from '../testing/people.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { yearMeeting } from './meets-page.ts';
import { traitsFor } from './month-page.ts';
import { monthQuestions, returningMonths } from './returning-months.ts';

const content = makeContent(firstEdition);

const ada = person('Ada Byron Lovelace', { year: 1985, month: 12, day: 10 });
const asking = { ...ada, questions: 'Is it time to leave the institute?' };
const pages = readPdf(await renderDocument('yearly-blueprint', asking, content)).pages.map(({ text }) =>
  text.replace(/\s+/g, ' '),
);

test('a page for each month, and a number that comes three times is told in three ways', () => {
  const months = monthsAhead(ada.chart.birthDate, ada.issuedOn);
  expect(months.map(({ month }) => month.personalMonth.value)).toEqual([8, 9, 1, 2, 3, 4, 5, 6, 7, 8, 7, 8]);
  for (const [at, { name, year }] of months.entries())
    expect(pages[9 + at]).toContain(`${name.toUpperCase()} ${year} · PERSONAL MONTH`);
  expect(pages[9]).toContain(content.meaningOf('personalMonth', 8).title);
  for (const [at, page] of [18, 20].entries()) {
    expect(pages[page]).toContain(returningMonths[8][at]?.title);
    expect(pages[page]).toContain(returningMonths[8][at]?.exercise);
    expect(pages[page]).toContain(monthQuestions[8][at + 1]);
  }
});

test('the days of a month stand by what they are good for', () => {
  expect(pages[10]).toContain('to begin, day 1 1 · 10 · 19 · 28');
  expect(pages[10]).toContain('to finish, day 9 9 · 18 · 27');
});

test('the year meets the five numbers, and the question that was sent is answered with room', () => {
  for (const key of CORE) expect(pages[7]).toContain(yearMeeting(5, key, ada.chart[key].digit));
  expect(pages[2]).toContain('Is it time to leave the institute?');
});

test('the contents are true', () => {
  for (const { title, number } of contentsOf(composeDocument('yearly-blueprint', asking, content).pages)) {
    expect(pages[1]).toContain(title);
    expect(pages[number - 1]?.toUpperCase()).toContain(title.toUpperCase().slice(0, 40));
  }
});

test('no sentence of the months stands twice, whether it returns or not', () => {
  const tellings = Object.values(returningMonths).flat();
  const texts = tellings.flatMap(({ title, essence, long, strengths, cautions, exercise }) => [
    title,
    essence,
    ...long.flatMap((paragraph) => paragraph.split(/(?<=[.?]) /)),
    ...strengths,
    ...cautions,
    exercise,
  ]);
  const all = [...texts, ...Object.values(monthQuestions).flat()];
  expect(all.filter((one, at) => all.indexOf(one) < at)).toEqual([]);
  expect(all.every((one) => one.length > 4)).toBe(true);
});

// Worked by hand: born on 10 December 1985, 3 + 1 + 5 = 9; 2026 is 3 + 1 + 10/1 = 5, 2027 is 3 + 1 + 11 = 15, a 6.
test('turning points stand under their dates, in their order', () => {
  const page = pages[8] ?? '';
  const dates = [
    'From 1 April 2026 A month with your own number, 9',
    'From 1 September 2026 Year and month have one number, 5',
    'On 10 December 2026 You are 41',
    'From 1 January 2027 Your 5 year becomes a 6',
  ];
  for (const date of dates) expect(page).toContain(date);
  expect(dates.map((date) => page.indexOf(date))).toEqual(
    dates.map((date) => page.indexOf(date)).toSorted((a, b) => a - b),
  );
});

test('the year is told by its quarters, and a part of the next one as the next one', () => {
  expect(pages[4]).toContain('April to June 2026');
  expect(pages[4]).toContain(yearQuarters.yearQuarters[5][1].slice(0, 60));
  expect(pages[4]).toContain('PERSONAL YEAR 6 January and February 2027');
  expect(pages[4]).toContain(yearQuarters.yearQuarters[6][0].slice(0, 60));
});

test('traits are those of the number that stands nearest to the month, and none comes twice', () => {
  const months = monthsAhead(ada.chart.birthDate, ada.issuedOn);
  const traits = traitsFor(content.meaningOf, ada.chart, months);
  const april = traits[months.findIndex(({ name }) => name === 'April')];
  expect(content.meaningOf('lifePath', 9).strengths).toContain(april?.strengths[0]);
  const all = traits.flatMap(({ strengths, cautions }) => [...strengths, ...cautions]);
  expect(new Set(all).size).toBe(all.length);
});
