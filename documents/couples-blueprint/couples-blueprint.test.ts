import { expect, test } from 'vitest';
import { firstEdition } from '../../content/edition.ts';
import { makeContent } from '../../content/make-content.ts';
import { positions } from '../../content/meanings/index.ts';
import { personalYear } from '../../numerology/index.ts';
import { type CoupleDocumentData, coupleOf, pairKeyOf } from '../couples/couple.ts';
import { composeDocument, renderDocument } from '../draw.ts';
import { CORE } from '../kit/chart-sheet.ts';
import { contentsOf } from '../kit/write-document.ts';
import { couple } from '../testing/people.ts';
import { readPdf } from '../testing/read-pdf.ts';

const content = makeContent(firstEdition);

const ada = { year: 1985, month: 12, day: 10 };
const nikola = { year: 1983, month: 7, day: 22 };
const two = couple(['Ada Byron Lovelace', 'Nikola Ferreira Marsh'], [ada, nikola]);
const read = async (data: CoupleDocumentData = two) =>
  readPdf(await renderDocument('couples-blueprint', data, content)).pages.map(({ text }) =>
    text.replace(/\s+/g, ' '),
  );

test('every pair has a page with both numbers, their sum and their difference', async () => {
  const pages = await read();
  for (const [at, key] of CORE.entries()) {
    const pair = two.reading.pairs[key];
    const page = pages[5 + at] ?? '';
    expect(page).toContain(positions[key].name.toUpperCase());
    expect(page).toContain(content.meaningOf('couples', pairKeyOf(pair)).title);
    expect(page).toContain(`${pair.first.digit} + ${pair.second.digit} = `);
    expect(page).toContain(`= ${pair.bridge.value}`);
  }
});

test('lessons that the charts make up for are told as learnt, and the two compare how', async () => {
  const pages = await read();
  expect(two.reading.karmicBond).toMatchObject({ firstTeaches: [7], secondTeaches: [8] });
  expect(pages[11]).toContain(content.meaningOf('suppliedLessons', 8).title);
  expect(pages[11]).toContain(content.meaningOf('suppliedLessons', 7).title);
  expect(pages[11]).toContain('Missing from the letters, and yet the birth date has it.');
  expect(pages[12]).toContain('Quiet lives in Ada and is visited by Nikola.');
  expect(pages[12]).toContain(content.meaningOf('karmicDebts', 14).title);
});

test('the year ahead adds the two personal years', async () => {
  const [first, second] = [ada, nikola].map((born) => personalYear(born, 2026).value);
  expect((await read())[13]).toContain(`2026 · ${first} + ${second} MAKES 8`);
});

test('whoever has the same chart twice is told of equals, with nothing said twice and nothing in percent', async () => {
  const pages = await read(couple(['Maria Sousa', 'Maria Sousa'], [ada, ada]));
  expect(pages[12]).toContain('You meet as equals on this page');
  expect(pages[12]).not.toContain('fellow pupil');
  expect(pages.join()).not.toMatch(/\d ?%/);
});

test.each([
  ['Anna Kirsch', 'Anna Brandt', 'Anna K.', 'Anna B.'],
  ['ANNA KIRSCH', 'Ben Brandt', 'Anna', 'Ben'],
  ["D'Arcy Bell", 'JoAnn Bell', "D'Arcy", 'JoAnn'],
  ['Anna Kirsch', 'Anna Koch', 'The first of you', 'The second of you'],
])('%s and %s are called %s and %s', (one, other, first, second) => {
  expect(coupleOf(couple([one, other], [ada, nikola])).called).toEqual([first, second]);
});

test('the contents are true', async () => {
  const pages = await read();
  for (const { title, number } of contentsOf(composeDocument('couples-blueprint', two, content).pages)) {
    expect(pages[1]).toContain(title);
    expect(pages[number - 1]?.toUpperCase()).toContain(title.toUpperCase().slice(0, 40));
  }
});
