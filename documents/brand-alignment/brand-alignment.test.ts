import { expect, test } from 'vitest';
import { firstEdition } from '../../content/edition.ts';
import { makeContent } from '../../content/make-content.ts';
import { type DocumentData, renderDocument } from '../draw.ts';
import { business, person } from '../testing/people.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { PLACES, places } from './fit-pages.ts';

const content = makeContent(firstEdition);

const ines = person('Ines Duarte', { year: 1983, month: 4, day: 17 });
const bakery = business(ines, ['Slow Bread', 'Stone Oven']);
const read = async (data: DocumentData<'brand-alignment'>) =>
  readPdf(await renderDocument('brand-alignment', data, content)).pages.map(({ text }) =>
    text.replace(/\s+/g, ' '),
  );

test('reads the name in both systems with the working, and asks for it in six places', async () => {
  const pages = await read(bakery);
  expect(pages[2]).toContain('S 1 L 3 O 6 W 5 = 15 6 B 2 R 9 E 5 A 1 D 4 = 21 3 6 + 3 = 9');
  expect(pages[2]).toContain('S 3 L 3 O 7 W 6 = 19 10 1 B 2 R 2 E 5 A 1 D 4 = 14 5 1 + 5 = 6');
  expect(pages[3]).toContain(content.meaningOf('businessName', 9).title);
  expect(pages[3]).toContain(content.meaningOf('businessName', 6).title);
  for (const { id, title } of PLACES) {
    expect(pages[6]).toContain(title);
    expect(pages[6]).toContain(places[9][id]);
  }
});

test('a name that is the same in both systems is read once, at length', async () => {
  const pages = await read(business(ines, ['Mabel Frost']));
  expect(pages[3]).toContain('one character to get to know');
  expect(pages[7]).toContain('You brought one name');
});

test('the questions that were sent are answered on the second page, none too long and none left out', async () => {
  const questions = `Will the name fit coffee?\n\n  \n???\n${'word '.repeat(200)}\nThird?\nFourth?\nFifth? Sixth?`;
  const { 1: second = '' } = await read({ ...bakery, questions });
  expect(second).toContain('You asked');
  expect(second).toContain('Will the name fit coffee?');
  expect(second).toContain('SLOW BREAD · NAME NUMBER 9');
  expect(second).toContain('word …');
  expect(second).toContain('Fifth? Sixth?');
  expect((await read(bakery))[1]).toContain('Contents');
  expect((await read(bakery))[7]).toContain('THREE QUESTIONS FOR OUR CALL');
});

test('every number asks for something of its own in every place', () => {
  const all = Object.values(places).flatMap((asked) => Object.values(asked));
  expect(new Set(all).size).toBe(9 * PLACES.length);
});
