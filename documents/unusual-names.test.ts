import { describe, expect, test } from 'vitest';
import { firstEdition } from '../content/edition.ts';
import { makeContent } from '../content/make-content.ts';
import { documents, renderDocument } from './index.ts';
import { BODY } from './kit/sheet.ts';
import { dataFor, madeUpKinds } from './testing/kinds.ts';
import { UNUSUAL_NAMES } from './testing/people.ts';
import { type PlacedText, readPdf } from './testing/read-pdf.ts';

const content = makeContent(firstEdition);

const isInsideFrame = ({ x, y }: PlacedText) => x > 30 && x < BODY.x + BODY.width + 1 && y > 30 && y < 812;

describe.each(madeUpKinds)('%s', (kind) => {
  test.each(Object.entries(UNUSUAL_NAMES))('holds %s', async (_, name) => {
    const { pages } = readPdf(await renderDocument(kind, dataFor(kind, name), content));
    expect(pages).toHaveLength(documents[kind].pages ?? Number.NaN);
    expect(pages.every(({ text }) => text.trim().length > 0)).toBe(true);
    expect(pages.flatMap(({ placed }) => placed).filter((text) => !isInsideFrame(text))).toEqual([]);
  });
});
