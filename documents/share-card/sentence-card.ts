import { type Look, ourLook, themesOf } from '../../content/look.ts';
import {
  Canvas,
  type Coin,
  drawCoin,
  encodePng,
  frame,
  type Inks,
  inksOf,
  spark,
  textOutlines,
  textWidth,
  wrap,
} from './draw.ts';

type Format = 'square' | 'story';

type SentenceCard = {
  sentence: string;
  /** Of the place that the sentence speaks of, such as "Life Path", and what stands there. */
  place: string;
  number: number;
  brand: string;
  /** Where a friend finds her own. */
  foot: string;
  format: Format;
  theme: 'light' | 'dark';
  look?: Look;
};

type Layout = {
  height: number;
  coin: Coin;
  /** Of the line with the number. */
  line: number;
  sentence: { top: number; bottom: number };
  brand: number;
};

const WIDTH = 1080;
const MIDDLE = WIDTH / 2;
const TEXT_WIDTH = 840;

/** A story keeps its head and foot free: there the app that shows it puts its own buttons. */
const layouts: Record<Format, Layout> = {
  square: {
    height: 1080,
    coin: { at: [MIDDLE, 268], scale: 0.72 },
    line: 506,
    sentence: { top: 548, bottom: 884 },
    brand: 950,
  },
  story: {
    height: 1920,
    coin: { at: [MIDDLE, 592], scale: 1.1 },
    line: 940,
    sentence: { top: 1000, bottom: 1450 },
    brand: 1546,
  },
};

const LEADING = 1.2;
const SIZES = [72, 66, 60, 54, 50, 46, 42, 38];

/** One sentence of a reading with its number: a picture for a message, or for a story. */
export function drawSentenceCard(card: SentenceCard): Promise<Buffer> {
  const { place, number, brand, foot, look = ourLook } = card;
  const { height, coin, line, brand: brandAt } = layouts[card.format];
  const colours = inksOf(themesOf(look)[card.theme]);
  const { paper, rule, leaf, gold, ink, quiet } = colours;
  const canvas = new Canvas(WIDTH, height, paper);
  canvas.fill(frame(28, 28, WIDTH - 56, height - 56, 2), leaf);
  canvas.fill(frame(40, 40, WIDTH - 80, height - 80, 1), rule);
  drawCoin(canvas, colours, coin, number);
  canvas.fill(centred(`${place} ${number}`, line, 'sans', 34), gold);
  drawSentence(canvas, ink, card);
  const width = textWidth(brand, 'serif', 38);
  canvas.fill([spark([MIDDLE - width / 2 - 4, brandAt - 12], 14)], leaf);
  canvas.fill(textOutlines(brand, [MIDDLE - width / 2 + 22, brandAt], 'serif', 38), quiet);
  canvas.fill(centred(foot, brandAt + 46, 'sans', 27), quiet);
  return encodePng(WIDTH, height, canvas.pixels);
}

/** As large as it can be, in the middle of its field. */
function drawSentence(canvas: Canvas, ink: Inks['ink'], { sentence, format }: SentenceCard): void {
  const { top, bottom } = layouts[format].sentence;
  const words = `“${sentence}”`;
  const linesIn = (size: number) => balanced(words, size);
  const size = SIZES.find((one) => linesIn(one).length * one * LEADING <= bottom - top) ?? 34;
  const lines = linesIn(size);
  const first = (top + bottom - lines.length * size * LEADING) / 2 + size;
  for (const [at, line] of lines.entries())
    canvas.fill(centred(line, first + at * size * LEADING, 'serif', size), ink);
}

/** In as few lines as there have to be, none much shorter than the others. */
function balanced(words: string, size: number): string[] {
  const widest = wrap(words, 'serif', size, TEXT_WIDTH);
  for (let width = TEXT_WIDTH / 2; width < TEXT_WIDTH; width += 20) {
    const lines = wrap(words, 'serif', size, width);
    const fit =
      lines.length <= widest.length && lines.every((line) => textWidth(line, 'serif', size) <= width);
    if (fit) return lines;
  }
  return widest;
}

function centred(text: string, baseline: number, face: 'serif' | 'sans', size: number) {
  return textOutlines(text, [MIDDLE - textWidth(text, face, size) / 2, baseline], face, size);
}
