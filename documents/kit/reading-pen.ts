import type { FontFile } from './fonts.ts';
import type { Colour } from './palette.ts';
import {
  type Area,
  type GroupTag,
  type Paint,
  type Path,
  Pen,
  type Placement,
  type Tag,
  type TagOptions,
  type Target,
} from './pen.ts';
import { PictureBook } from './picture.ts';
import type { Cell, Passage } from './reading.ts';

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
