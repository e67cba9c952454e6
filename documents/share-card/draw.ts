import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import { type Look, ourLook, type Theme, themesOf } from '../../content/look.ts';
import { bytesOf, type Rgb } from '../../shared/colour.ts';
import { recordOf } from '../../shared/records.ts';
import { openFont } from '../kit/fonts.ts';

const WIDTH = 1200;
const HEIGHT = 630;
export type Coin = { at: Point; scale: number };
const COIN: Coin = { at: [912, 315], scale: 1 };
/** Two of them, a little over each other. */
const PAIR: Coin[] = [
  { at: [776, 315], scale: 0.6 },
  { at: [992, 315], scale: 0.6 },
];
const TEXT = { left: 92, width: 540 };
/** Two medallions leave less room. */
const PAIR_WIDTH = 510;
const TITLE_HEIGHT = 290;

export type ShareCard = {
  title: string;
  /** The small line above the title. */
  line: string;
  brand: string;
  /** A number for the medallion; without one it shows the sign of the house. */
  number?: number;
  /** A second medallion beside it, for two people. */
  other?: number;
  /** A small line below the brand. */
  foot?: string;
  /** The brand's colours; without them ours. */
  look?: Look;
};

const inks = ['paper', 'card', 'rule', 'leaf', 'gold', 'ink', 'quiet'] as const;
/** Paper and ink by day, as on the site. */
export type Inks = Record<(typeof inks)[number], Rgb>;
export const inksOf = (theme: Theme): Inks => recordOf(inks, (name) => bytesOf(theme[name]));

/** The picture that other places show beside a link to us: 1200 by 630, as a PNG file. */
export function drawShareCard(shown: ShareCard): Promise<Buffer> {
  const { title, line, brand, number, other, foot, look = ourLook } = shown;
  const colours = inksOf(themesOf(look).light);
  const { paper, rule, leaf, gold, quiet } = colours;
  const canvas = new Canvas(WIDTH, HEIGHT, paper);
  canvas.fill(frame(24, 24, WIDTH - 48, HEIGHT - 48, 2), leaf);
  canvas.fill(frame(34, 34, WIDTH - 68, HEIGHT - 68, 1), rule);
  if (other === undefined) drawCoin(canvas, colours, COIN, number);
  else for (const [at, coin] of PAIR.entries()) drawCoin(canvas, colours, coin, at === 0 ? number : other);
  canvas.fill(textOutlines(line, [TEXT.left, 150], 'sans', 30), gold);
  drawTitle(canvas, colours, title, other === undefined ? TEXT.width : PAIR_WIDTH);
  canvas.fill([spark([TEXT.left + 12, 528], 13)], leaf);
  canvas.fill(textOutlines(brand, [TEXT.left + 40, 538], 'serif', 34), quiet);
  if (foot) canvas.fill(textOutlines(foot, [TEXT.left, 580], 'sans', 22), quiet);
  return encodePng(WIDTH, HEIGHT, canvas.pixels);
}

/** As large as it can be above the brand. */
function drawTitle(canvas: Canvas, { ink }: Inks, title: string, width: number): void {
  const fits = (size: number) => wrap(title, 'serif', size, width).length * size * 1.14 <= TITLE_HEIGHT;
  const size = [76, 68, 60, 54, 48, 42].find(fits) ?? 36;
  for (const [at, words] of wrap(title, 'serif', size, width).entries()) {
    canvas.fill(textOutlines(words, [TEXT.left, 178 + size + at * size * 1.14], 'serif', size), ink);
  }
}

export function drawCoin(
  canvas: Canvas,
  colours: Inks,
  { at, scale }: Coin,
  number: number | undefined,
): void {
  const { card, rule, leaf, gold } = colours;
  const circle = (radius: number, width: number) => ring(at, radius * scale, width);
  canvas.fill(circle(226, 1.6), leaf);
  canvas.fill(circle(218, 3), leaf);
  canvas.fill(spokes(at, 208 * scale, 90, 10 * scale, 1.2), leaf);
  canvas.fill(spokes(at, 205 * scale, 9, 16 * scale, 2.4), leaf);
  canvas.fill(circle(192, 1.2), leaf);
  const digit = number === undefined ? 3 : number % 9 || 9;
  canvas.fill(figure(at, digit, 176 * scale), leaf);
  if (number === undefined)
    for (const turn of [1, 2]) canvas.fill(figure(at, 3, 176 * scale, turn * 40), leaf);
  for (let point = 1; point <= 9; point++) {
    const place = onCircle(at, 176 * scale, point * 40);
    const lit = point === digit && number !== undefined;
    canvas.fill([lit ? spark(place, 20 * scale) : disc(place, 5 * scale)], lit ? gold : leaf);
  }
  canvas.fill([disc(at, 104 * scale)], card);
  canvas.fill(circle(104, 2.4), leaf);
  canvas.fill(circle(97, 1.2), rule);
  if (number === undefined) canvas.fill([spark(at, 64 * scale)], gold);
  else drawNumeral(canvas, colours, { at, scale }, String(number));
}

function drawNumeral(canvas: Canvas, { ink }: Inks, { at, scale }: Coin, numeral: string): void {
  const size = (numeral.length > 1 ? 112 : 150) * scale;
  const width = textWidth(numeral, 'serif', size);
  canvas.fill(textOutlines(numeral, [at[0] - width / 2, at[1] + size * 0.3], 'serif', size), ink);
}

function spokes(at: Point, radius: number, count: number, length: number, width: number): Outline[] {
  return Array.from({ length: count }, (_, place) => {
    const angle = (place * 360) / count;
    return stroke(onCircle(at, radius - length / 2, angle), onCircle(at, radius + length / 2, angle), width);
  });
}

/** Where the multiples of a digit fall on a circle of nine, joined in their order. */
function figure(centre: Point, digit: number, radius: number, turn = 0): Outline[] {
  const points = Array.from({ length: 10 }, (_, at) =>
    onCircle(centre, radius, ((digit * at) % 9) * 40 + turn),
  );
  return points.slice(1).map((to, at) => stroke(points[at] ?? to, to, 1.8));
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const TRUECOLOUR = 2;
const FILTER_UP = 2;

/** Packing is the slow part, and happens beside the program rather than in its way. */
const pack = promisify<Buffer, { level: number }, Buffer>(deflate);

/** Eight bits of red, green and blue for each pixel, row after row, as a PNG file. */
export async function encodePng(width: number, height: number, pixels: Uint8Array): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, TRUECOLOUR], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', await pack(filtered(width, height, pixels), { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Rows as their difference from the row above: plain paper becomes zeros, which pack to nothing. */
function filtered(width: number, height: number, pixels: Uint8Array): Buffer {
  const stride = width * 3;
  const rows = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1);
    rows[start] = FILTER_UP;
    for (let x = 0; x < stride; x++) {
      const above = y === 0 ? 0 : (pixels[(y - 1) * stride + x] ?? 0);
      rows[start + 1 + x] = ((pixels[y * stride + x] ?? 0) - above) & 0xff;
    }
  }
  return rows;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

const SMOOTHNESS = 6;

const fonts = { serif: 'fraunces-text', sans: 'source-sans-regular' } as const;
type Face = keyof typeof fonts;

type PathCommand = { command: string; args: number[] };

export function textWidth(text: string, face: Face, size: number): number {
  const font = openFont(fonts[face]);
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size;
}

/** The outlines of a line of text whose baseline begins at a point. */
export function textOutlines(text: string, [x, y]: Point, face: Face, size: number): Outline[] {
  const font = openFont(fonts[face]);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = x;
  return glyphs.flatMap((glyph, at) => {
    const place = ([px, py]: Point): Point => [pen + px * scale, y - py * scale];
    const outlines = glyphOutlines(glyph.path.commands).map((outline) => outline.map(place));
    pen += (positions[at]?.xAdvance ?? 0) * scale;
    return outlines;
  });
}

function glyphOutlines(commands: PathCommand[]): Outline[] {
  const outlines: Point[][] = [];
  for (const { command, args } of commands) {
    const outline = outlines.at(-1) ?? [];
    const from = outline.at(-1) ?? [0, 0];
    const points = pairs(args);
    const [a, b, c] = points;
    if (command === 'moveTo' && a) outlines.push([a]);
    else if (command === 'lineTo' && a) outline.push(a);
    else if (command === 'quadraticCurveTo' && a && b) {
      for (let at = 1; at <= SMOOTHNESS; at++) outline.push(quadratic(from, a, b, at / SMOOTHNESS));
    } else if (command === 'bezierCurveTo' && a && b && c) {
      for (let at = 1; at <= SMOOTHNESS; at++) {
        const t = at / SMOOTHNESS;
        outline.push(mix(quadratic(from, a, b, t), quadratic(a, b, c, t), t));
      }
    }
  }
  return outlines;
}

const mix = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [ax + (bx - ax) * t, ay + (by - ay) * t];

function pairs(args: number[]): Point[] {
  return Array.from({ length: args.length / 2 }, (_, at) => [args[at * 2] ?? 0, args[at * 2 + 1] ?? 0]);
}

/** Breaks a title into lines that fit. */
export function wrap(text: string, face: Face, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(longer, face, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** On a circle, in degrees clockwise from the top. */
function onCircle([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
}

export function disc(centre: Point, radius: number): Outline {
  const steps = Math.max(16, Math.round(radius * 2));
  return Array.from({ length: steps }, (_, at) => onCircle(centre, radius, (at * 360) / steps));
}

/** Two circles, the inner one running backwards: what lies between them. */
export function ring(centre: Point, radius: number, width: number): Outline[] {
  return [disc(centre, radius + width / 2), disc(centre, radius - width / 2).toReversed()];
}

export function stroke([x0, y0]: Point, [x1, y1]: Point, width: number): Outline {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [dx, dy] = [((y1 - y0) / length) * (width / 2), ((x0 - x1) / length) * (width / 2)];
  return [
    [x0 + dx, y0 + dy],
    [x1 + dx, y1 + dy],
    [x1 - dx, y1 - dy],
    [x0 - dx, y0 - dy],
  ];
}

export function frame(x: number, y: number, width: number, height: number, line: number): Outline[] {
  const box = (inset: number): Outline => [
    [x + inset, y + inset],
    [x + width - inset, y + inset],
    [x + width - inset, y + height - inset],
    [x + inset, y + height - inset],
  ];
  return [box(0), box(line).toReversed()];
}

/** The four-pointed star of the house, its sides drawn in towards the middle. */
export function spark(centre: Point, size: number): Outline {
  const waist = size * 0.16;
  return [0, 90, 180, 270].flatMap((turn) => {
    const tip = onCircle(centre, size, turn);
    const next = onCircle(centre, size, turn + 90);
    const bend = onCircle(centre, waist * Math.SQRT2, turn + 45);
    return Array.from({ length: 8 }, (_, at) => quadratic(tip, bend, next, at / 8));
  });
}

function quadratic([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, t: number): Point {
  const [p, q, r] = [(1 - t) ** 2, 2 * (1 - t) * t, t ** 2];
  return [p * ax + q * bx + r * cx, p * ay + q * by + r * cy];
}

type Point = readonly [x: number, y: number];
/** Closed outlines. Where they wind the other way inside each other they cut holes, as in the letter O. */
export type Outline = readonly Point[];
type Box = { left: number; right: number; top: number; bottom: number };

/**
 * A picture that shapes are poured into. Each shape's exact coverage of every pixel is summed up from the signed areas
 * under its edges, which gives smooth edges without drawing anything larger than it is.
 */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  private readonly cover: Float32Array;

  constructor(width: number, height: number, paper: Rgb) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint8Array(width * height * 3);
    for (let at = 0; at < this.pixels.length; at++) this.pixels[at] = paper[at % 3] ?? 0;
    this.cover = new Float32Array(width * height + 1);
  }

  fill(outlines: readonly Outline[], colour: Rgb, opacity = 1): void {
    const box = this.around(outlines);
    for (let y = box.top; y < box.bottom; y++) {
      this.cover.fill(0, y * this.width + box.left, y * this.width + box.right);
    }
    for (const outline of outlines) {
      let from = outline.at(-1);
      for (const to of outline) {
        if (from) this.addEdge(from, to);
        from = to;
      }
    }
    this.pour(box, colour, opacity);
  }

  /** The pixels that a shape can touch: all others are left alone. */
  private around(outlines: readonly Outline[]): Box {
    const box = { left: this.width, right: 0, top: this.height, bottom: 0 };
    for (const [x, y] of outlines.flat()) {
      box.left = Math.max(0, Math.min(box.left, Math.floor(x)));
      box.right = Math.min(this.width, Math.max(box.right, Math.ceil(x) + 1));
      box.top = Math.max(0, Math.min(box.top, Math.floor(y)));
      box.bottom = Math.min(this.height, Math.max(box.bottom, Math.ceil(y)));
    }
    return box;
  }

  private pour({ left, right, top, bottom }: Box, colour: Rgb, opacity: number): void {
    for (let y = top; y < bottom; y++) {
      let sum = 0;
      for (let at = y * this.width + left; at < y * this.width + right; at++) {
        sum += this.cover[at] ?? 0;
        const share = Math.min(1, Math.abs(sum)) * opacity;
        if (share < 0.002) continue;
        for (let part = 0; part < 3; part++) {
          const index = at * 3 + part;
          const below = this.pixels[index] ?? 0;
          this.pixels[index] = Math.round(below + ((colour[part] ?? 0) - below) * share);
        }
      }
    }
  }

  /** Adds, row by row, what the edge covers to its right; walking along a row later sums it up. */
  private addEdge([x0, y0]: Point, [x1, y1]: Point): void {
    if (y0 === y1) return;
    const direction = y0 < y1 ? 1 : -1;
    const [top, bottom] = y0 < y1 ? [y0, y1] : [y1, y0];
    const slope = (x1 - x0) / (y1 - y0);
    const xAt = (y: number) => Math.min(this.width, Math.max(0, x0 + (y - y0) * slope));
    const last = Math.min(this.height, Math.ceil(bottom));
    for (let row = Math.max(0, Math.floor(top)); row < last; row++) {
      const [from, to] = [Math.max(top, row), Math.min(bottom, row + 1)];
      if (to > from) this.addSpan(row, xAt(from), xAt(to), (to - from) * direction);
    }
  }

  private addSpan(row: number, xa: number, xb: number, height: number): void {
    const [left, right] = xa < xb ? [xa, xb] : [xb, xa];
    const first = Math.floor(left);
    const start = row * this.width;
    const end = (row + 1) * this.width;
    const add = (x: number, amount: number) => {
      // What would fall beyond the row's end has nothing to its right.
      if (start + x < end) this.cover[start + x] = (this.cover[start + x] ?? 0) + amount;
    };
    if (right <= first + 1) {
      const middle = (left + right) / 2 - first;
      add(first, height * (1 - middle));
      add(first + 1, height * middle);
      return;
    }
    // The edge crosses several pixels of the row: each gets the area between the edge and its right side.
    const perPixel = height / (right - left);
    let before = 0;
    for (let x = first; x < right; x++) {
      const [from, to] = [Math.max(left, x), Math.min(right, x + 1)];
      const crossed = (to - left) * perPixel;
      const inside =
        (to - from) * perPixel * (1 - ((from + to) / 2 - x)) + (crossed - (to - from) * perPixel);
      add(x, inside - before);
      before = inside;
    }
    add(Math.ceil(right), height - before);
  }
}
