import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Look, ourLook, themesOf } from '../../content/look.ts';
import { bytesOf } from '../../shared/colour.ts';
import {
  Canvas,
  disc,
  drawShareCard,
  type Outline,
  ring,
  stroke,
  textOutlines,
  textWidth,
  wrap,
} from './draw.ts';
import { drawSentenceCard } from './sentence-card.ts';

const white = [255, 255, 255] as const;
const black = [0, 0, 0] as const;

/** How much of the paper has turned black, in pixels. */
function inked(outlines: readonly Outline[], size = 100): number {
  const canvas = new Canvas(size, size, white);
  canvas.fill(outlines, black);
  return canvas.pixels.reduce((sum, value) => sum + (255 - value) / 255, 0) / 3;
}

describe('shapes cover what geometry says', () => {
  test.each<[string, Outline[], number]>([
    [
      'a square on the grid',
      [
        [
          [10, 10],
          [30, 10],
          [30, 30],
          [10, 30],
        ],
      ],
      400,
    ],
    [
      'a square off the grid',
      [
        [
          [10.25, 10.5],
          [30.25, 10.5],
          [30.25, 30.5],
          [10.25, 30.5],
        ],
      ],
      400,
    ],
    [
      'a flat triangle',
      [
        [
          [5, 50],
          [95, 48],
          [95, 52],
        ],
      ],
      180,
    ],
    ['a disc', [disc([50, 50], 30)], Math.PI * 900],
    ['a ring', ring([50, 50], 30, 4), Math.PI * (32 ** 2 - 28 ** 2)],
    ['a slanted stroke', [stroke([10, 10], [70, 90], 3)], 300],
    [
      'a square half over the edge',
      [
        [
          [-10, 40],
          [10, 40],
          [10, 60],
          [-10, 60],
        ],
      ],
      200,
    ],
    [
      'a square over the far edge',
      [
        [
          [90, 40],
          [120, 40],
          [120, 60],
          [90, 60],
        ],
      ],
      200,
    ],
  ])('%s', (_, outlines, area) => {
    expect(inked(outlines)).toBeGreaterThan(area * 0.99 - 1);
    expect(inked(outlines)).toBeLessThan(area * 1.01 + 1);
  });

  test('a shape outside leaves the paper alone', () => {
    expect(
      inked([
        [
          [-50, 10],
          [-20, 10],
          [-20, 30],
        ],
      ]),
    ).toBe(0);
  });
});

describe('lettering', () => {
  test('an o has a hole', () => {
    const outlines = textOutlines('o', [20, 80], 'serif', 80);
    expect(outlines).toHaveLength(2);
    expect(inked(outlines)).toBeLessThan(inked([outlines[0] ?? []]));
  });

  test('titles are broken where they no longer fit', () => {
    const lines = wrap('Numerology for entrepreneurs who are about to print the bags', 'serif', 60, 540);
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(textWidth(line, 'serif', 60)).toBeLessThanOrEqual(540);
  });
});

test('a card is a PNG of 1200 by 630 that other programs can read', async () => {
  const png = await drawShareCard({
    title: 'The Quiet Inquirer',
    line: 'Number 7',
    brand: 'House',
    number: 7,
  });
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  const length = png.readUInt32BE(33);
  expect(png.subarray(37, 41).toString()).toBe('IDAT');
  expect(inflateSync(png.subarray(41, 41 + length))).toHaveLength(630 * (1 + 1200 * 3));
});

test('it is drawn in the colours of its brand', async () => {
  const words = { title: 'The Quiet Inquirer', line: 'Number 7', brand: 'House', number: 7 };
  /** Of its first corner, which is bare paper. */
  const paperOf = async (look?: Look) => {
    const png = await drawShareCard({ ...words, look });
    const [, red, green, blue] = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)));
    return [red, green, blue];
  };
  const look = { mainColour: '#0f3d48', accentColour: '#b4622d' };
  expect(await paperOf()).toEqual([251, 246, 234]);
  expect(await paperOf(look)).toEqual([...bytesOf(themesOf(look).light.paper)]);
});

describe('the card of one sentence', () => {
  const card = {
    place: 'Life Path',
    number: 11,
    brand: 'House',
    foot: 'Find your own three numbers: house.example/quiz',
  };
  const sizes = { square: [1080, 1080], story: [1080, 1920] } as const;

  test.each([
    ['square', 'light'],
    ['square', 'dark'],
    ['story', 'light'],
    ['story', 'dark'],
  ] as const)('is drawn as a %s, %s', async (format, theme) => {
    const png = await drawSentenceCard({
      ...card,
      sentence: 'You feel more than you can explain.',
      format,
      theme,
    });
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([...sizes[format]]);
    const [, ...paper] = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33))).subarray(0, 4);
    expect(paper).toEqual([...bytesOf(themesOf(ourLook)[theme].paper)]);
  });

  test('holds the longest sentence that may be sent inside its frame', async () => {
    const sentence = 'Wwwww mmmm '.repeat(16).slice(0, 169).trim();
    const png = await drawSentenceCard({ ...card, sentence, format: 'square', theme: 'light' });
    const rows = unfiltered(inflateSync(png.subarray(41, 41 + png.readUInt32BE(33))), 1080);
    const paper = bytesOf(themesOf(ourLook).light.paper);
    // Between the sentence and the brand, and beside the text within the frame, there is nothing but paper.
    for (const y of [900, 908])
      for (let x = 60; x < 1020; x++)
        expect([...(rows[y]?.subarray(x * 3, x * 3 + 3) ?? [])]).toEqual([...paper]);
  });
});

/** Rows as their pixels: each was written as its difference from the one above. */
function unfiltered(data: Uint8Array, width: number): Uint8Array[] {
  const stride = width * 3;
  const rows: Uint8Array[] = [];
  for (let start = 1; start < data.length; start += stride + 1) {
    const above = rows.at(-1);
    rows.push(data.slice(start, start + stride).map((value, at) => value + (above?.[at] ?? 0)));
  }
  return rows;
}
