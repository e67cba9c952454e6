import { Canvas, type Colour, type Outline, type Point } from './canvas.ts';
import { textOutlines, textWidth, wrap } from './lettering.ts';
import { encodePng } from './png.ts';
import { disc, frame, onCircle, ring, spark, stroke } from './shapes.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const COIN: Point = [912, 315];
const TEXT = { left: 92, width: 540 };
const TITLE_HEIGHT = 290;

/** Paper and ink, as in app.css. */
const paper: Colour = [251, 246, 234];
const card: Colour = [255, 253, 247];
const rule: Colour = [226, 213, 184];
const leaf: Colour = [184, 137, 47];
const gold: Colour = [133, 96, 15];
const ink: Colour = [29, 33, 64];
const quiet: Colour = [86, 84, 112];

export type ShareCard = {
  title: string;
  /** The small line above the title. */
  line: string;
  brand: string;
  /** A number for the medallion; without one it shows the sign of the house. */
  number?: number;
};

/** The picture that other places show beside a link to us: 1200 by 630, as a PNG file. */
export function drawShareCard({ title, line, brand, number }: ShareCard): Promise<Buffer> {
  const canvas = new Canvas(WIDTH, HEIGHT, paper);
  canvas.fill(frame(24, 24, WIDTH - 48, HEIGHT - 48, 2), leaf);
  canvas.fill(frame(34, 34, WIDTH - 68, HEIGHT - 68, 1), rule);
  drawCoin(canvas, number);
  canvas.fill(textOutlines(line, [TEXT.left, 150], 'sans', 30), gold);
  drawTitle(canvas, title);
  canvas.fill([spark([TEXT.left + 12, 528], 13)], leaf);
  canvas.fill(textOutlines(brand, [TEXT.left + 40, 538], 'serif', 34), quiet);
  return encodePng(WIDTH, HEIGHT, canvas.pixels);
}

/** As large as it can be above the brand. */
function drawTitle(canvas: Canvas, title: string): void {
  const fits = (size: number) => wrap(title, 'serif', size, TEXT.width).length * size * 1.14 <= TITLE_HEIGHT;
  const size = [76, 68, 60, 54, 48, 42].find(fits) ?? 36;
  for (const [at, words] of wrap(title, 'serif', size, TEXT.width).entries()) {
    canvas.fill(textOutlines(words, [TEXT.left, 178 + size + at * size * 1.14], 'serif', size), ink);
  }
}

function drawCoin(canvas: Canvas, number: number | undefined): void {
  canvas.fill(ring(COIN, 226, 1.6), leaf);
  canvas.fill(ring(COIN, 218, 3), leaf);
  canvas.fill(spokes(208, 90, 10, 1.2), leaf);
  canvas.fill(spokes(205, 9, 16, 2.4), leaf);
  canvas.fill(ring(COIN, 192, 1.2), leaf);
  const digit = number === undefined ? 3 : number % 9 || 9;
  canvas.fill(figure(digit, 176), leaf);
  if (number === undefined) for (const turn of [1, 2]) canvas.fill(figure(3, 176, turn * 40), leaf);
  for (let point = 1; point <= 9; point++) {
    const place = onCircle(COIN, 176, point * 40);
    const lit = point === digit && number !== undefined;
    canvas.fill([lit ? spark(place, 20) : disc(place, 5)], lit ? gold : leaf);
  }
  canvas.fill([disc(COIN, 104)], card);
  canvas.fill(ring(COIN, 104, 2.4), leaf);
  canvas.fill(ring(COIN, 97, 1.2), rule);
  if (number === undefined) canvas.fill([spark(COIN, 64)], gold);
  else drawNumeral(canvas, String(number));
}

function drawNumeral(canvas: Canvas, numeral: string): void {
  const size = numeral.length > 1 ? 112 : 150;
  const width = textWidth(numeral, 'serif', size);
  canvas.fill(textOutlines(numeral, [COIN[0] - width / 2, COIN[1] + size * 0.3], 'serif', size), ink);
}

function spokes(radius: number, count: number, length: number, width: number): Outline[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = (at * 360) / count;
    return stroke(
      onCircle(COIN, radius - length / 2, angle),
      onCircle(COIN, radius + length / 2, angle),
      width,
    );
  });
}

/** Where the multiples of a digit fall on a circle of nine, joined in their order. */
function figure(digit: number, radius: number, turn = 0): Outline[] {
  const points = Array.from({ length: 10 }, (_, at) =>
    onCircle(COIN, radius, ((digit * at) % 9) * 40 + turn),
  );
  return points.slice(1).map((to, at) => stroke(points[at] ?? to, to, 1.8));
}
