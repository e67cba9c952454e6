import type { Content } from '../../content/make-content.ts';
import { itemAt } from '../../shared/records.ts';
import { type Block, drawn } from './block.ts';
import { onCircle, type Point, star, starRule, ticks } from './engraving.ts';
import { drawMedallion, ON_MIDNIGHT } from './figures/pairs.ts';
import type { Colour } from './palette.ts';
import { type Pen, round } from './pen.ts';
import { BODY, SHEET } from './sheet.ts';
import { text } from './text-block.ts';
import type { TextStyle } from './type-scale.ts';

export interface Cover {
  /** 'A Personal Report' */
  kind: string;
  /** The people or the business it is about; a line each. */
  names: readonly string[];
  lines: readonly string[];
  /** At the foot. */
  imprint: string;
  /** The number in the middle, and the digits that the chords of the wheel join, in their order. */
  value: number;
  digits: readonly number[];
  /** A second person's digits, joined in another ink. */
  second?: readonly number[];
  alt: string;
}

const CENTRE: Point = { x: SHEET.width / 2, y: 326 };
const RADIUS = 172;

/** Midnight, an engraved wheel of nine numbers with someone's own joined by chords, and the name. */
export function cover({ site }: Content, about: Cover): Block {
  return drawn(BODY.height, (pen) => {
    pen.decoration(() => scatterStars(pen));
    line(pen, site.brand.toUpperCase(), 96, {
      voice: 'strong',
      size: 8.6,
      leading: 12,
      colour: 'brass',
      tracking: 3.4,
    });
    pen.tag('Figure', () => drawWheel(pen, about), { alt: about.alt });
    const bottom = drawNames(pen, about);
    line(pen, about.imprint, Math.max(762, bottom + 10), {
      voice: 'body',
      size: 8.2,
      leading: 12,
      colour: 'faint',
      tracking: 0.3,
    });
  });
}

function line(pen: Pen, content: string, y: number, style: TextStyle): number {
  const block = text(content, { ...style, align: 'centre' }, BODY.width);
  block.draw(pen, BODY.x, y);
  return y + block.height;
}

function drawNames(pen: Pen, { kind, names, lines }: Cover): number {
  let y =
    line(pen, kind.toUpperCase(), 554, {
      voice: 'strong',
      size: 8,
      leading: 12,
      colour: 'brass',
      tracking: 2.6,
    }) + 8;
  const fitted = fitNames(names);
  for (const [at, block] of fitted.blocks.entries()) {
    if (at > 0)
      y = line(pen, 'and', y + 1, { voice: 'italic', size: AND, leading: AND * 1.2, colour: 'brass' }) + 1;
    block.draw(pen, BODY.x, y);
    y += block.height;
  }
  pen.decoration(() => starRule(pen, CENTRE.x - 90, y + 16, 180, 'brass', 'dusk'));
  y += 28;
  for (const content of lines)
    y = line(pen, content, y, { voice: 'italic', size: 12.5, leading: 18, colour: 'starlight' });
  return y;
}

const NAME_SIZES = [44, 40, 36, 32, 28, 24, 20, 17, 15];
const NAME_ROOM = 128;
/** Between two names, so that they read as two. */
const AND = 15;

/** The largest size at which all names stand within the room for them, long words unbroken where possible. */
function fitNames(names: readonly string[]): { blocks: Block[] } {
  const at = (size: number) =>
    names.map((name) =>
      text(
        name,
        { voice: 'display', size, leading: size * 1.14, colour: 'starlight', align: 'centre' },
        BODY.width,
        { tag: 'H1' },
      ),
    );
  for (const size of NAME_SIZES) {
    const blocks = at(size);
    const wholeWords = names.every((name) =>
      name
        .split(/\s+/)
        .every(
          (word) => text(word, { voice: 'display', size, leading: 1, colour: 'ink' }, BODY.width).height <= 1,
        ),
    );
    const between = (names.length - 1) * (AND * 1.2 + 2);
    if (wholeWords && blocks.reduce((sum, block) => sum + block.height, between) <= NAME_ROOM)
      return { blocks };
  }
  return { blocks: at(itemAt(NAME_SIZES, -1)) };
}

function drawWheel(pen: Pen, { value, digits, second = [] }: Cover): void {
  const { x, y } = CENTRE;
  for (const [share, width] of [
    [1, 1.1],
    [0.975, 0.3],
    [0.9, 0.5],
    [0.76, 0.5],
    [0.745, 0.3],
  ] as const) {
    pen.circle(x, y, RADIUS * share, { stroke: 'brass', width });
  }
  ticks(pen, CENTRE, RADIUS * 0.91, RADIUS * 0.965, 360, { stroke: 'brass', width: 0.3 });
  ticks(pen, CENTRE, RADIUS * 0.9, RADIUS * 0.965, 36, { stroke: 'brass', width: 0.8 });
  sunburst(pen, RADIUS * 0.42, RADIUS * 0.72);
  if (second.length > 0) drawChords(pen, second, 'brass');
  drawChords(pen, digits, 'starlight');
  pen.circle(x, y, RADIUS * 0.425, { fill: 'midnight', stroke: 'brass', width: 0.6 });
  drawMedallion(pen, CENTRE, RADIUS * 0.4, value, ON_MIDNIGHT);
  for (let digit = 1; digit <= 9; digit++)
    drawNumberOnRing(pen, digit, digits.includes(digit) || second.includes(digit));
}

function drawNumberOnRing(pen: Pen, digit: number, lit: boolean): void {
  const at = onCircle(CENTRE, RADIUS * 0.83, digit / 9);
  const size = lit ? 17 : 12.5;
  pen.label(String(digit), at.x, at.y + size * 0.35, {
    voice: 'display',
    size,
    colour: lit ? 'starlight' : 'brass',
  });
  const foot = onCircle(CENTRE, RADIUS * 0.745, digit / 9);
  if (lit) star(pen, foot, 5.5, 'starlight', 8, 0.32);
  else pen.circle(foot.x, foot.y, 1.6, { fill: 'brass' });
}

function drawChords(pen: Pen, digits: readonly number[], colour: Colour): void {
  const ends = digits.map((digit) => onCircle(CENTRE, RADIUS * 0.745, digit / 9));
  pen.paint({ stroke: colour, width: 0.7 }, (path) => {
    ends.forEach((end, at) => {
      if (at === 0) path.moveTo(end.x, end.y);
      else path.lineTo(end.x, end.y);
    });
  });
}

/** Long and short rays in turn, each a thin wedge. */
function sunburst(pen: Pen, from: number, to: number): void {
  const rays = 72;
  pen.paint({ fill: 'brass', opacity: 0.5 }, (path) => {
    for (let at = 0; at < rays; at++) {
      const long = at % 4 === 0 ? 1 : at % 2 === 0 ? 0.72 : 0.45;
      const half = 0.0016;
      const left = onCircle(CENTRE, from, at / rays - half);
      const right = onCircle(CENTRE, from, at / rays + half);
      const tip = onCircle(CENTRE, from + (to - from) * long, at / rays);
      path.moveTo(left.x, left.y).lineTo(tip.x, tip.y).lineTo(right.x, right.y).closePath();
    }
  });
}

/** A fixed sky: the same seed for everyone, since only the wheel is personal. */
function scatterStars(pen: Pen): void {
  let seed = 9;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let at = 0; at < 130; at++) {
    const place = {
      x: round(44 + random() * (SHEET.width - 88)),
      y: round(44 + random() * (SHEET.height - 88)),
    };
    const size = random();
    const fromWheel = Math.hypot(place.x - CENTRE.x, place.y - CENTRE.y);
    if (fromWheel < RADIUS + 8 || (place.y > 540 && Math.abs(place.x - CENTRE.x) < 235)) continue;
    if (size > 0.9) star(pen, place, 3.4, 'brass');
    else pen.circle(place.x, place.y, 0.35 + size * 0.5, { fill: size > 0.6 ? 'starlight' : 'brass' });
  }
}
