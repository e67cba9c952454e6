import { expect, test } from 'vitest';
import { firstEdition } from '../content/edition.ts';
import { makeContent } from '../content/make-content.ts';
import { itemAt } from '../shared/records.ts';
import { documents, renderDocument } from './draw.ts';
import { BODY } from './kit/sheet.ts';
import { dataFor, madeUpKinds } from './testing/kinds.ts';
import { person, UNUSUAL_NAMES } from './testing/people.ts';
import { printed } from './testing/printed.ts';
import { type PlacedText, readPdf } from './testing/read-pdf.ts';
import { LONGEST_WISH } from './wish.ts';

const content = makeContent(firstEdition);

const isInsideFrame = ({ x, y }: PlacedText) => x > 30 && x < BODY.x + BODY.width + 1 && y > 30 && y < 812;

/** Every name is drawn once, every kind at least once; `npm run proof:documents` draws each in each. */
const names = Object.entries(UNUSUAL_NAMES);
const drawn = names.map(([what, name], at) => ({
  what,
  name,
  kind: itemAt(madeUpKinds, at % madeUpKinds.length),
}));

test.each(drawn)('$kind holds $what', async ({ kind, name }) => {
  const { pages } = readPdf(await renderDocument(kind, dataFor(kind, name), content));
  expect(pages).toHaveLength(documents[kind].pages ?? Number.NaN);
  expect(pages.every(({ text }) => text.trim().length > 0)).toBe(true);
  expect(pages.flatMap(({ placed }) => placed).filter((text) => !isInsideFrame(text))).toEqual([]);
});

test.each(['personal-report', 'yearly-blueprint'] as const)(
  '%s keeps its pages for the widest wish to be called something',
  (kind) => {
    for (const [, name] of names) {
      const data = { ...person(name, { year: 1990, month: 6, day: 15 }), called: 'W'.repeat(LONGEST_WISH) };
      const { bodies } = printed(kind, data, content);
      expect(bodies.map(({ height }) => height)).toEqual(bodies.map(() => BODY.height));
    }
  },
);

test.each(madeUpKinds)('%s keeps its pages under every one of them', (kind) => {
  for (const [, name] of names) {
    const { bodies } = printed(kind, dataFor(kind, name), content);
    expect(bodies.map(({ height }) => height)).toEqual(bodies.map(() => BODY.height));
    expect(bodies).toHaveLength(documents[kind].pages ?? Number.NaN);
  }
});
