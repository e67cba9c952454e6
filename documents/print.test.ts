import { describe, expect, test } from 'vitest';
import { firstEdition } from '../content/edition.ts';
import { makeContent } from '../content/make-content.ts';
import { renderEditions } from './draw.ts';
import { palette, palettesOf } from './kit/palette.ts';
import { SMALLEST_TYPE } from './kit/type-scale.ts';
import { dataFor, madeUpKinds } from './testing/kinds.ts';
import { readPdf } from './testing/read-pdf.ts';

const content = makeContent(firstEdition);
const LETTER_HEIGHT = 792;
/** What a printer at home leaves white anyway. */
const EDGE = 14;

/** How pdfkit writes a colour of the palette. */
const asInk = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255).map((part) => part.toFixed(3));
const isFilledWith = (operators: string, colour: string) => {
  const [red = '', green = '', blue = ''] = asInk(colour);
  return [...operators.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) scn$/gm)].some(
    ([, r, g, b]) => [r, g, b].map((part) => Number(part).toFixed(3)).join() === [red, green, blue].join(),
  );
};
const typeSizes = (operators: string) =>
  [...operators.matchAll(/^\/F\d+ ([\d.]+) Tf$/gm)].map(([, size]) => Number(size));
/** A page that is drawn smaller as a whole has smaller type than it says. */
const scales = (operators: string) =>
  [...operators.matchAll(/^([\d.-]+) 0 0 ([\d.-]+) \S+ \S+ cm$/gm)].map(([, x]) => Math.abs(Number(x)));

describe.each(madeUpKinds)('%s, on a screen, on white A4 and on white Letter', (kind) => {
  test('says the same in type of the same size, and is white where it is printed', async () => {
    const rendered = await renderEditions(kind, dataFor(kind, 'Marisol Vega'), content, [
      'screen',
      'a4',
      'letter',
    ]);
    const [screen, a4, letter] = rendered.map((bytes) => readPdf(bytes));
    if (!screen || !a4 || !letter) throw new Error('three were asked for');
    for (const { pages } of [screen, a4, letter]) {
      const operators = pages.map((page) => page.operators).join('\n');
      expect(Math.min(...typeSizes(operators))).toBeGreaterThanOrEqual(SMALLEST_TYPE);
      expect(Math.min(1, ...scales(operators))).toBe(1);
    }
    const texts = ({ pages }: typeof screen) => pages.map(({ text }) => text);
    expect(texts(a4)).toEqual(texts(screen));
    expect(texts(letter)).toEqual(texts(screen));
    expect(letter.objects).toContain(`/MediaBox [0 0 612 ${LETTER_HEIGHT}]`);
    expect(
      screen.pages.every(
        ({ operators }) =>
          isFilledWith(operators, palette.midnight) || isFilledWith(operators, palette.paper),
      ),
    ).toBe(true);
    for (const { operators } of [...a4.pages, ...letter.pages])
      expect([palette.paper, palette.midnight].filter((colour) => isFilledWith(operators, colour))).toEqual(
        [],
      );
    for (const { y, text } of letter.pages.flatMap(({ placed }) => placed))
      expect(y > EDGE && y < LETTER_HEIGHT - EDGE, text).toBe(true);
  });
});

test('every document is drawn in the colours of its brand alone, on a screen and on white', async () => {
  const look = { mainColour: '#0f3d48', accentColour: '#b4622d' };
  const branded = makeContent({ ...firstEdition, edits: [{ kind: 'brand', key: 'site', body: look }] });
  const { screen, print } = palettesOf(look);
  const inks = (colours: object) => new Set(Object.values(colours).map((colour) => asInk(colour).join()));
  for (const kind of madeUpKinds) {
    const rendered = await renderEditions(kind, dataFor(kind, 'Marisol Vega'), branded, ['screen', 'a4']);
    for (const [at, theirs] of [screen, print].entries()) {
      const operators = readPdf(rendered[at] ?? new Uint8Array()).pages.map((page) => page.operators);
      const used = [...operators.join('\n').matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) (?:scn|SCN)$/gm)].map(
        ([, ...parts]) => parts.map((part) => Number(part).toFixed(3)).join(),
      );
      expect(used.length).toBeGreaterThan(9);
      expect([kind, at, used.filter((ink) => !inks(theirs).has(ink))]).toEqual([kind, at, []]);
      expect([kind, at, used.filter((ink) => inks(palette).has(ink))]).toEqual([kind, at, []]);
    }
  }
});
