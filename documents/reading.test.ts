import { describe, expect, test } from 'vitest';
import { firstEdition } from '../content/edition.ts';
import { makeContent } from '../content/make-content.ts';
import { composeDocument, renderDocument } from './draw.ts';
import { chapterOf } from './kit/paragraphs.ts';
import type { Passage } from './kit/reading.ts';
import { readComposition } from './kit/reading-pen.ts';
import { dataFor, madeUpKinds } from './testing/kinds.ts';
import { readPdf } from './testing/read-pdf.ts';
import { readWords } from './testing/read-words.ts';

const content = makeContent(firstEdition);
/** Lines, hyphens and how an initial is set are a matter of the sheet. */
const letters = (text: string) => text.normalize('NFKD').replaceAll(/[\s\u00AD\u2010-]+/g, '');

function textsOf(passage: Passage): string[] {
  switch (passage.kind) {
    case 'list':
      return passage.items;
    case 'table':
      return passage.rows.flatMap((cells) => cells.map(({ text }) => text));
    case 'box':
      return passage.passages.flatMap(textsOf);
    case 'figure':
      return [];
    default:
      return [passage.text];
  }
}
const figuresOf = (passage: Passage): Extract<Passage, { kind: 'figure' }>[] =>
  passage.kind === 'box' ? passage.passages.flatMap(figuresOf) : passage.kind === 'figure' ? [passage] : [];

describe.each(madeUpKinds)('%s as a page', (kind) => {
  const data = dataFor(kind, 'Marisol Vega');
  const composition = composeDocument(kind, data, content);
  const { chapters } = readComposition(composition);

  test('says what the PDF says, in the same order, and leaves out only covers and contents', () => {
    const printed = readWords(composition);
    for (const { name, passages } of chapters) {
      const said = passages.flatMap(textsOf).map(letters).join('');
      const onPaper = printed.filter(({ page, tag }) => page === name && tag !== 'Link');
      expect([name, said.replaceAll(/https?:\S+/g, '')]).toEqual([
        name,
        onPaper
          .map(({ text }) => letters(text))
          .join('')
          .replace(/^WHATISINSIDEContents/, ''),
      ]);
    }
    const missing = composition.pages
      .map(({ name }) => name)
      .filter((name) => !chapters.some((chapter) => chapter.name === name));
    expect(missing.filter((name) => !/cover|contents/.test(name))).toEqual([]);
  });

  test('shows every figure of those pages, described and inside its own frame', async () => {
    const { objects } = readPdf(await renderDocument(kind, data, content));
    const figures = chapters.flatMap(({ passages }) => passages.flatMap(figuresOf));
    const onPaper = objects.match(/\/S \/Figure/g)?.length ?? 0;
    expect(onPaper).toBeGreaterThanOrEqual(figures.length);
    // The covers' own picture stays on paper.
    expect(onPaper - figures.length).toBeLessThanOrEqual(2);
    for (const { alt, width, height, marks } of figures) {
      expect(alt).not.toBe('');
      expect(marks.length).toBeGreaterThan(0);
      for (const mark of marks.filter((one) => 'd' in one)) {
        const [xs, ys] = [0, 1].map((part) =>
          (mark.d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number).filter((_, at) => at % 2 === part),
        );
        expect([alt, Math.min(...(xs ?? []), ...(ys ?? [])) >= 0]).toEqual([alt, true]);
        expect([alt, Math.max(...(xs ?? [])) <= width, Math.max(...(ys ?? [])) <= height]).toEqual([
          alt,
          true,
          true,
        ]);
      }
    }
  });
});

test('one chapter is opened at a time; a number that does not exist opens the first', async () => {
  const stored = await renderDocument(
    'free-report',
    dataFor('free-report', 'Marisol Vega'),
    content,
    'reading',
  );
  const second = chapterOf(stored, 2);
  expect(second).toMatchObject({
    number: 2,
    contents: expect.arrayContaining([expect.stringContaining('Life Path')]),
  });
  for (const odd of [0, 99, Number.NaN, -1, 1.5]) expect(chapterOf(stored, odd).number).toBe(1);
});
