import { expect, test } from 'vitest';
import { firstEdition } from '../../content/edition.ts';
import { makeContent } from '../../content/make-content.ts';
import { pairKeyOf } from '../couples/couple.ts';
import { renderDocument } from '../draw.ts';
import { couple } from '../testing/people.ts';
import { readPdf } from '../testing/read-pdf.ts';

const content = makeContent(firstEdition);

const ada = { year: 1985, month: 12, day: 10 };
const nikola = { year: 1983, month: 7, day: 22 };
const two = couple(['Ada Byron Lovelace', 'Nikola Marsh'], [ada, nikola]);
const flat = (text: string) => text.replace(/\s+/g, ' ');
const read = async (data = two) =>
  readPdf(await renderDocument('couples-snapshot', data, content)).pages.map(({ text }) => flat(text));

test('every pair stands there with both numbers, its sum and its difference', async () => {
  const pages = await read();
  for (const [at, pair] of Object.values(two.reading.pairs).entries()) {
    const page = pages[at === 0 ? 2 : 3] ?? '';
    expect(page).toContain(content.meaningOf('couples', pairKeyOf(pair)).title);
    expect(page).toContain(
      `${pair.first.digit} + ${pair.second.digit} = ${pair.sum.working.steps.join(' ')}`,
    );
    const [large, small] = [pair.first.digit, pair.second.digit].toSorted().reverse();
    expect(page).toContain(`${large} − ${small} = ${pair.bridge.value}`);
  }
});

test('both charts are worked out, and nothing is given in percent', async () => {
  const pages = await read();
  expect(pages[4]).toContain('Ada Byron Lovelace');
  expect(pages[4]).toContain('Nikola Marsh');
  expect(pages[4]).toContain('1985 23 5');
  expect(pages[4]).toContain('1983 21 3');
  expect(pages.join()).not.toMatch(/\d ?%/);
});

test('two people with the same first name are told apart by the initial of the last', async () => {
  const pages = await read(couple(['Maria Sousa', 'Maria Lopes'], [ada, nikola]));
  expect(pages[2]).toContain('MARIA S.');
  expect(pages[2]).toContain('MARIA L.');
});

test('two people whose initials are the same, too, are told apart by their place', async () => {
  const pages = await read(couple(['Maria Sousa', 'Maria Silva'], [ada, nikola]));
  expect(pages[2]).toContain('THE FIRST OF YOU');
  expect(pages[5]).toContain('Stars are the numbers of the first of you');
});

test("the guide's note takes the place of our closing words", async () => {
  const pages = await read({ ...two, note: 'I liked your question about the boat.' });
  expect(pages[5]).toContain('I liked your question about the boat.');
  expect(pages[5]).not.toContain('A snapshot shows');
});
