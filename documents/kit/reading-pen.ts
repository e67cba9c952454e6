import type { FontFile } from './fonts.ts';
import type { Colour } from './palette.ts';
import {
  type Area,
  type GroupTag,
  type Paint,
  type Path,
  Pen,
  type Placement,
  round,
  type Tag,
  type TagOptions,
  type Target,
} from './pen.ts';
import type { Cell, Mark, Outline, Passage, Picture, Reading } from './reading.ts';
import { BODY } from './sheet.ts';
import { bodyOf, type Composition } from './write-document.ts';

const levels: Partial<Record<Tag, 1 | 2 | 3>> = { H1: 1, H2: 2, H3: 3 };
const kinds: Partial<Record<Tag, 'kicker' | 'quote' | 'note'>> = {
  Caption: 'kicker',
  BlockQuote: 'quote',
  Note: 'note',
};

/** Notes what a page says and shows, in the order in which a screen reader would meet it, and leaves its layout out. */
export class ReadingPen extends Pen {
  passages: Passage[] = [];
  #picture?: PictureBook;
  #lines?: string[];
  #cells?: Cell[];
  #rows?: Cell[][];
  #items?: string[];
  #rank = 0;

  glyphs(
    font: FontFile,
    size: number,
    colour: Colour,
    text: string,
    x: number,
    y: number,
    tracking = 0,
  ): void {
    this.#lines?.push(text);
    this.#picture?.letter(font, size, colour, text, x, y, tracking);
  }

  paint(paint: Paint, path: (path: Path) => void): void {
    this.#picture?.paint(paint, path);
  }

  placed(placement: Placement, draw: () => void): void {
    if (this.#picture) this.#picture.placed(placement, draw);
    else draw();
  }

  tag(tag: Tag, draw: () => void, { alt = '', words }: TagOptions = {}) {
    if (this.#picture || this.#lines) return draw();
    if (tag === 'Figure') return this.#note(tag, alt, this.#drawn(draw));
    this.#lines = [];
    draw();
    const text = words ?? this.#lines.join('');
    this.#lines = undefined;
    this.#note(tag, text.trim());
  }

  group(tag: GroupTag, draw: () => void): void {
    switch (tag) {
      case 'TOC':
        // With its head, which would announce nothing.
        this.passages = this.passages.filter(({ kind }) => kind !== 'heading' && kind !== 'kicker');
        this.#rank = 0;
        return;
      case 'Table':
        this.#rows = [];
        draw();
        this.passages.push({ kind: 'table', rows: this.#rows });
        this.#rows = undefined;
        return;
      case 'TR':
        this.#cells = [];
        draw();
        this.#rows?.push(this.#cells);
        this.#cells = undefined;
        return;
      case 'L':
        this.#items = [];
        draw();
        this.passages.push({ kind: 'list', items: this.#items });
        this.#items = undefined;
        return;
      default:
        draw();
    }
  }

  decoration(draw: () => void): void {
    if (this.#picture) draw();
  }

  boxed(draw: () => void): void {
    const outer = this.passages;
    this.passages = [];
    draw();
    const passages = this.passages;
    this.passages = outer;
    if (passages.length > 0) this.passages.push({ kind: 'box', passages });
  }

  link(_area: Area, target: Target, title: string, draw: () => void): void {
    if ('url' in target) this.passages.push({ kind: 'link', url: target.url, text: title });
    else draw();
  }

  #drawn(draw: () => void): PictureBook {
    const picture = new PictureBook();
    this.#picture = picture;
    draw();
    this.#picture = undefined;
    return picture;
  }

  #note(tag: Tag, text: string, picture?: PictureBook): void {
    if (text === '') return;
    if (this.#cells) this.#cells.push({ isHead: tag === 'TH', text });
    else if (this.#items) this.#items.push(text);
    else if (picture) this.passages.push({ kind: 'figure', alt: text, ...picture.finish() });
    else this.passages.push(this.#told(tag, text));
  }

  #told(tag: Tag, text: string): Passage {
    const level = levels[tag];
    if (!level) return { kind: kinds[tag] ?? 'text', text };
    this.#rank = Math.min(level, this.#rank + 1);
    return { kind: 'heading', level, rank: this.#rank, text };
  }
}

/** An affine map: x' = a x + c y + e, y' = b x + d y + f. */
type Map2 = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
const ASIS: Map2 = [1, 0, 0, 1, 0, 0];

/** Of a capital or a figure, in parts of the size: enough to know how far lettering reaches. */
const ADVANCE = 0.62;
const CIRCLE = 0.5523;

/** Notes what a figure is drawn of, and how far it reaches. */
class PictureBook {
  readonly #marks: Mark[] = [];
  #map: Map2 = ASIS;
  #left = Number.POSITIVE_INFINITY;
  #top = Number.POSITIVE_INFINITY;
  #right = Number.NEGATIVE_INFINITY;
  #bottom = Number.NEGATIVE_INFINITY;

  paint({ fill, stroke, width, dash, opacity }: Paint, draw: (path: Path) => void): void {
    const path = new SvgPath((x, y, reach) => this.#at(x, y, reach));
    draw(path);
    const look = { fill, stroke, width: stroke && (width ?? 0.5), dash, opacity };
    const last = this.#marks.at(-1);
    // Hundreds of hairlines in one look are one mark; what can be seen through would cover itself.
    if (last && 'd' in last && opacity === undefined && stroke && !fill && isAlike(last, look))
      last.d += path.d;
    else this.#marks.push({ d: path.d, ...look });
  }

  letter(
    font: FontFile,
    size: number,
    colour: Colour,
    text: string,
    x: number,
    y: number,
    tracking = 0,
  ): void {
    const width = text.length * (size * ADVANCE + tracking);
    for (const [dx, dy] of [
      [0, -size],
      [width, 0.25 * size],
    ] as const)
      this.#at(x + dx, y + dy);
    const [a, b] = this.#map;
    const degrees = round((Math.atan2(b, a) * 180) / Math.PI);
    const at = this.#at(x, y);
    this.#marks.push({
      text,
      font,
      colour,
      x: at.x,
      y: at.y,
      size: round(size),
      ...(tracking ? { tracking: round(tracking) } : {}),
      ...(degrees ? { turned: degrees } : {}),
    });
  }

  placed(
    { origin: [x, y], degrees = 0, stretch: [across, down] = [1, 1] }: Placement,
    draw: () => void,
  ): void {
    const outer = this.#map;
    const angle = (degrees * Math.PI) / 180;
    const [a, b, c, d] = [
      across * Math.cos(angle),
      across * Math.sin(angle),
      -down * Math.sin(angle),
      down * Math.cos(angle),
    ];
    this.#map = joined(outer, [a, b, c, d, x - a * x - c * y, y - b * x - d * y]);
    draw();
    this.#map = outer;
  }

  /** The whole with its own corner as the origin. */
  finish(): Picture {
    if (this.#marks.length === 0) return { width: 0, height: 0, marks: [] };
    const [dx, dy] = [Math.floor(this.#left) - 1, Math.floor(this.#top) - 1];
    const moved = (mark: Mark): Mark =>
      'd' in mark
        ? { ...mark, d: shifted(mark.d, dx, dy) }
        : { ...mark, x: round(mark.x - dx), y: round(mark.y - dy) };
    return {
      width: Math.ceil(this.#right) + 1 - dx,
      height: Math.ceil(this.#bottom) + 1 - dy,
      marks: this.#marks.map(moved),
    };
  }

  #at(x: number, y: number, reach = 0): { x: number; y: number } {
    const [a, b, c, d, e, f] = this.#map;
    const point = { x: a * x + c * y + e, y: b * x + d * y + f };
    this.#left = Math.min(this.#left, point.x - reach);
    this.#right = Math.max(this.#right, point.x + reach);
    this.#top = Math.min(this.#top, point.y - reach);
    this.#bottom = Math.max(this.#bottom, point.y + reach);
    return point;
  }
}

function isAlike(one: Outline, other: Omit<Outline, 'd'>): boolean {
  return (
    one.fill === other.fill &&
    one.stroke === other.stroke &&
    one.width === other.width &&
    one.opacity === undefined &&
    one.dash?.join() === other.dash?.join()
  );
}

function joined([a, b, c, d, e, f]: Map2, [g, h, i, j, k, l]: Map2): Map2 {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Coordinates come in pairs, after the letters of their commands. */
function shifted(d: string, dx: number, dy: number): string {
  let isDown = false;
  return d.replaceAll(/-?\d+(?:\.\d+)?/g, (number) => {
    const moved = Number(number) - (isDown ? dy : dx);
    isDown = !isDown;
    return String(tenth(moved));
  });
}

class SvgPath implements Path {
  d = '';
  readonly #at: (x: number, y: number) => { x: number; y: number };

  constructor(at: (x: number, y: number, reach?: number) => { x: number; y: number }) {
    this.#at = at;
  }

  moveTo(x: number, y: number): this {
    return this.#add('M', [x, y]);
  }

  lineTo(x: number, y: number): this {
    return this.#add('L', [x, y]);
  }

  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this {
    return this.#add('C', [x1, y1], [x2, y2], [x, y]);
  }

  circle(x: number, y: number, radius: number): this {
    const k = radius * CIRCLE;
    return this.moveTo(x + radius, y)
      .bezierCurveTo(x + radius, y + k, x + k, y + radius, x, y + radius)
      .bezierCurveTo(x - k, y + radius, x - radius, y + k, x - radius, y)
      .bezierCurveTo(x - radius, y - k, x - k, y - radius, x, y - radius)
      .bezierCurveTo(x + k, y - radius, x + radius, y - k, x + radius, y)
      .closePath();
  }

  rect(x: number, y: number, width: number, height: number): this {
    return this.moveTo(x, y)
      .lineTo(x + width, y)
      .lineTo(x + width, y + height)
      .lineTo(x, y + height)
      .closePath();
  }

  closePath(): this {
    this.d += 'Z';
    return this;
  }

  #add(command: string, ...points: (readonly [x: number, y: number])[]): this {
    const told = points.map(([x, y]) => {
      const at = this.#at(x, y);
      return `${round(at.x)} ${round(at.y)}`;
    });
    this.d += command + told.join(' ');
    return this;
  }
}

/** The same pages that become a PDF, told instead of drawn. Covers and the table of contents are left to the PDF. */
export function readComposition({ title, pages }: Composition): Reading {
  const chapters = pages
    .filter(({ runningHead }) => runningHead !== false)
    .map((page) => {
      const pen = new ReadingPen();
      bodyOf(page, pages).draw(pen, BODY.x, BODY.y);
      return { name: page.name, title: page.title, passages: pen.passages };
    });
  return { title, chapters: chapters.filter(({ passages }) => passages.length > 1) };
}
