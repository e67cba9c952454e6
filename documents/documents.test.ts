import { describe, expect, test } from 'vitest';
import { firstEdition } from '../content/edition.ts';
import { makeContent } from '../content/make-content.ts';
import {
  composeDocument,
  type DocumentData,
  type DocumentKind,
  documents,
  editableChapters,
  renderDocument,
} from './draw.ts';
import { BODY } from './kit/sheet.ts';
import { bodyOf } from './kit/write-document.ts';
import { dataFor, type MadeUpKind, madeUpKinds, randomDataFor } from './testing/kinds.ts';
import { person, seeded, UNUSUAL_NAMES } from './testing/people.ts';
import { readPdf } from './testing/read-pdf.ts';

const content = makeContent(firstEdition);

const born = { year: 1990, month: 6, day: 15 };
const LONGEST_NOTE = 'You asked me about the boat. '.repeat(41);

/** `npm run proof:documents` tries ten thousand people. */
const PAGES_TRIED = 60;

describe.each(madeUpKinds)('%s', (kind) => {
  test('has its pages as sold for random people, with no empty text and nothing too full', () => {
    const random = seeded(1815);
    const people = PAGES_TRIED / (documents[kind].pages ?? Number.NaN);
    for (let at = 0; at < people; at++) expectWellMade(kind, randomDataFor(kind, random));
  });

  test('holds a note as long as the office may write', () => {
    const data = { ...dataFor(kind, UNUSUAL_NAMES['a name of 120 letters']), note: LONGEST_NOTE };
    expectWellMade(kind, data);
  });

  test('the same data twice is the same file', async () => {
    const data = randomDataFor(kind, seeded(7));
    expect(await renderDocument(kind, data, content)).toEqual(await renderDocument(kind, data, content));
  });

  test('no paragraph has the id of another, and none of twenty words or more stands twice', () => {
    const random = seeded(99);
    for (let at = 0; at < 12; at++) {
      const said = editableChapters(kind, randomDataFor(kind, random), content).flatMap(
        ({ paragraphs }) => paragraphs,
      );
      expectNoneTwice(said.map(({ id }) => id));
      expectNoneTwice(said.map(({ text }) => text).filter((text) => text.split(' ').length >= 20));
    }
  });
});

function expectNoneTwice(all: readonly string[]): void {
  expect(all.filter((one, at) => all.indexOf(one) < at)).toEqual([]);
}

function expectWellMade(kind: MadeUpKind, data: DocumentData<MadeUpKind>): void {
  const { title, pages } = composeDocument(kind, data, content);
  expect(pages, title).toHaveLength(documents[kind].pages ?? Number.NaN);
  for (const page of pages) {
    const body = bodyOf(page, pages);
    expect(body.height, title).toBe(BODY.height);
    expect(
      body.paragraphs.filter(({ text }) => text.trim() === '').map(({ id }) => `${title}: ${id}`),
    ).toEqual([]);
  }
}

test('right-to-left names are drawn from their right end, with the text to read aloud kept in order', async () => {
  const { pages, objects } = readPdf(await renderDocument('free-report', person('מרים כהן', born), content));
  const [first, second] = [...(pages[0]?.placed ?? [])]
    .filter(({ text }) => /\p{Script=Hebrew}/u.test(text))
    .sort((a, b) => b.x - a.x);
  expect([...(first?.text ?? '')].reverse().join('')).toBe('מרים');
  expect([...(second?.text ?? '')].reverse().join('')).toBe('כהן');
  expect(objects).toContain('/ActualText');
});

test('the free report tells a master number as the paid one does', async () => {
  const { pages } = readPdf(
    await renderDocument('free-report', person('Lynn Murray', { year: 1984, month: 2, day: 7 }), content),
  );
  expect(pages[1]?.text).toContain('11/2');
  const { title } = content.meaningOf('soulUrge', 11);
  expect(pages[4]?.text).toContain(title);
  expect(pages[4]?.text).toContain('Master number 11'.toUpperCase());
  expect(pages[4]?.text).toContain('11/2');
  expect(pages[5]?.text).toContain('€59');
});

test('the month letter is one page for every month of a lifetime', () => {
  for (let month = 1; month <= 12; month++) {
    for (let day = 1; day <= 9; day++) {
      const data = {
        name: 'Ada',
        birthDate: { year: 1980, month: 5, day },
        year: 2026,
        month,
        issuedOn: born,
        note: 'A short note for you.',
      };
      expect(composeDocument('personal-month-letter', data, content).pages).toHaveLength(1);
    }
  }
});

test('the same letter twice is the same file', async () => {
  const data = { name: 'Ada', birthDate: born, year: 2026, month: 4, issuedOn: born };
  expect(await renderDocument('personal-month-letter', data, content)).toEqual(
    await renderDocument('personal-month-letter', data, content),
  );
  expect(editableChapters('personal-month-letter', data, content)[0]?.paragraphs.length).toBeGreaterThan(5);
});

test('the catalogue counts pages as we do', () => {
  const sold: Partial<Record<DocumentKind, number | null>> = Object.fromEntries(
    Object.entries(documents).map(([kind, { pages }]) => [kind, pages]),
  );
  expect(sold).toMatchObject({ 'free-report': 6, 'personal-report': 20, 'personal-month-letter': 1 });
  for (const product of content.catalogue.all) {
    const promised = product.features.join().match(/(\d+)(?:-page| pages)/)?.[1];
    for (const delivery of product.delivers) {
      if (delivery.kind === 'document' && delivery.document in sold)
        expect(sold[delivery.document], product.name).toBe(Number(promised));
    }
  }
});
