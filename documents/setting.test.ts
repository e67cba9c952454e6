import { describe, expect, test } from 'vitest';
import { firstEdition } from '../content/edition.ts';
import { makeContent } from '../content/make-content.ts';
import { keysOf } from '../shared/records.ts';
import { type DocumentData, type DocumentKind, renderDocument } from './draw.ts';
import { BODY_SIZES } from './kit/fit-page.ts';
import { ordinaryBusiness, ordinaryCouple, ordinaryPerson, seeded } from './testing/people.ts';
import { type PlacedText, readPdf } from './testing/read-pdf.ts';

const content = makeContent(firstEdition);

const makers = {
  'free-report': ordinaryPerson,
  'personal-report': ordinaryPerson,
  'yearly-blueprint': ordinaryPerson,
  'couples-snapshot': ordinaryCouple,
  'couples-blueprint': ordinaryCouple,
  'business-blueprint': ordinaryBusiness,
  'brand-alignment': ordinaryBusiness,
} satisfies { [Kind in DocumentKind]?: (random: () => number) => DocumentData<Kind> };
type Kind = keyof typeof makers;

/** Of running text; what stands in the margin, in tables and in italics is set closer. */
const LEADING = 1.42;
const PEOPLE = 5;
/** Two charts side by side, and a workbook. */
const IN_COLUMNS: readonly Kind[] = ['brand-alignment', 'couples-snapshot'];

/** Lines that another one of the same paragraph follows, as they were drawn: they are as long as they may be. */
function fullLines(placed: readonly PlacedText[]): PlacedText[] {
  return placed.filter((line, at) => {
    const next = placed[at + 1];
    return (
      next !== undefined &&
      next.font === line.font &&
      next.size === line.size &&
      Math.abs(next.x - line.x) < 0.5 &&
      Math.abs((next.y - line.y) / line.size - LEADING) < 0.005
    );
  });
}

async function drawnLines(kind: Kind) {
  const drawn: (PlacedText & { page: number })[] = [];
  for (let at = 0; at < PEOPLE; at++) {
    const bytes = await renderDocument(kind, makers[kind](seeded(at * 7919 + 5)), content);
    for (const [page, { placed }] of readPdf(bytes).pages.entries())
      drawn.push(...fullLines(placed).map((line) => ({ ...line, page: page + 1 })));
  }
  return drawn;
}

describe.each(keysOf(makers))('%s, as it is drawn', (kind) => {
  test('is set in one size from page to page, in lines that can be read', async () => {
    const lines = await drawnLines(kind);
    expect(lines.length).toBeGreaterThan(PEOPLE * 4);
    const [largest = 0, , smallest = 0] = BODY_SIZES;
    const otherSizes = lines.filter(({ size }) => size > largest + 0.01 || size < smallest - 0.01);
    expect(otherSizes.map(({ page, size, text }) => `${page}: ${size} pt, ${text}`)).toEqual([]);

    const tooLong = lines.filter(({ text }) => text.trim().length > 76);
    expect(tooLong.map(({ page, text }) => `${page}: ${text}`)).toEqual([]);
    // The reading column; what stands in two columns or beside a figure is shorter.
    const lengths = lines.map(({ text }) => text.trim().length).toSorted((a, b) => b - a);
    const upper = lengths.slice(0, Math.ceil(lengths.length / 2));
    const mean = upper.reduce((sum, length) => sum + length, 0) / upper.length;
    expect(mean).toBeGreaterThanOrEqual(IN_COLUMNS.includes(kind) ? 50 : 60);
    expect(mean).toBeLessThanOrEqual(71);
  });
});
