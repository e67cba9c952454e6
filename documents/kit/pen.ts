import type { Voice } from './fonts.ts';
import { type FontFile, fontsOf, openFont } from './fonts.ts';
import { type Colour, type Palette, palette } from './palette.ts';
import { strokesOf, widthOf } from './strokes.ts';
import { legible } from './type-scale.ts';
import { setWords } from './words.ts';

type PdfDocument = PDFKit.PDFDocument;
type Structure = ReturnType<PdfDocument['struct']>;

export interface Paint {
  fill?: Colour;
  stroke?: Colour;
  width?: number;
  dash?: [on: number, off: number];
  opacity?: number;
}

/** Structure types of PDF that we use. Everything on a page is one of these or a decoration. */
export type Tag =
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'Caption'
  | 'Figure'
  | 'TH'
  | 'TD'
  | 'LBody'
  | 'BlockQuote'
  | 'Note';
export type GroupTag = 'Sect' | 'Table' | 'TR' | 'L' | 'LI' | 'TOC' | 'TOCI';

/**
 * The drawing hand: text by its baseline, paths, and the structure that a screen reader follows. Coordinates are points
 * from the top left corner of the page.
 */
export class Pen {
  readonly doc: PdfDocument;
  #parent: Structure;
  /** Inside a leaf of the structure everything drawn belongs to it. */
  #inLeaf = false;

  readonly #palette: Palette;

  constructor(doc: PdfDocument, root: Structure, colours: Palette = palette) {
    this.doc = doc;
    this.#palette = colours;
    this.#parent = root;
  }

  /** One string in one font, at a baseline. Lines of text come from text blocks. */
  glyphs(
    font: FontFile,
    size: number,
    colour: Colour,
    text: string,
    x: number,
    baseline: number,
    tracking = 0,
  ) {
    this.doc
      .font(openFont(font) as unknown as string, font, size)
      .fillColor(this.#palette[colour])
      .text(text, round(x), round(baseline), {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: tracking,
      });
  }

  /** A short label inside a figure, such as a numeral or a year. */
  label(
    text: string,
    x: number,
    baseline: number,
    look: {
      voice: Voice;
      size: number;
      colour: Colour;
      align?: 'left' | 'centre' | 'right';
      tracking?: number;
    },
  ) {
    const { voice, colour, align = 'centre' } = look;
    const { size, tracking } = legible({ size: look.size, tracking: look.tracking ?? 0 });
    const words = setWords(voice, text);
    const width = widthOf(words, voice, size, tracking) - tracking;
    const left = align === 'centre' ? x - width / 2 : align === 'right' ? x - width : x;
    for (const stroke of strokesOf(words, voice, size, tracking)) {
      this.glyphs(stroke.font, size, colour, stroke.text, left + stroke.x, baseline, tracking);
    }
  }

  paint({ fill, stroke, width = 0.5, dash, opacity }: Paint, path: (path: PdfDocument) => void) {
    const { doc } = this;
    if (opacity !== undefined || dash) doc.save();
    if (opacity !== undefined) doc.opacity(opacity);
    if (dash) doc.dash(dash[0], { space: dash[1] });
    if (stroke) doc.lineWidth(width);
    path(doc);
    if (fill && stroke) doc.fillAndStroke(this.#palette[fill], this.#palette[stroke]);
    else if (fill) doc.fill(this.#palette[fill]);
    else if (stroke) doc.stroke(this.#palette[stroke]);
    if (opacity !== undefined || dash) doc.restore();
  }

  line(x1: number, y1: number, x2: number, y2: number, colour: Colour, width = 0.5) {
    this.paint({ stroke: colour, width }, (path) =>
      path.moveTo(round(x1), round(y1)).lineTo(round(x2), round(y2)),
    );
  }

  circle(x: number, y: number, radius: number, paint: Paint) {
    this.paint(paint, (path) => path.circle(round(x), round(y), round(radius)));
  }

  /** A leaf of the structure: a paragraph, a heading, a figure with its description. */
  tag(tag: Tag, draw: () => void, options: { alt?: string; actual?: string; scope?: 'Column' | 'Row' } = {}) {
    if (this.#inLeaf) return draw();
    this.#inLeaf = true;
    this.#parent.add(this.doc.struct(tag, options, [draw]));
    this.#inLeaf = false;
  }

  group(tag: GroupTag, draw: () => void) {
    if (this.#inLeaf) return draw();
    const outer = this.#parent;
    const group = this.doc.struct(tag);
    outer.add(group);
    this.#parent = group;
    draw();
    group.end();
    this.#parent = outer;
  }

  /** Ornament that a screen reader passes over. */
  decoration(draw: () => void) {
    if (this.#inLeaf) return draw();
    this.doc.markContent('Artifact', { type: 'Layout' });
    this.#inLeaf = true;
    draw();
    this.#inLeaf = false;
    this.doc.endMarkedContent();
  }

  /** Text that leads to another page of the document, or with `url` out of it. */
  link(
    area: { x: number; y: number; width: number; height: number },
    target: { page: string } | { url: string },
    title: string,
    draw: () => void,
  ) {
    const { x, y, width, height } = area;
    const link: Structure = this.doc.struct('Link', {}, [
      () => {
        draw();
        const options = { structParent: link, Contents: new String(title) } as object;
        if ('page' in target) this.doc.goTo(x, y, width, height, target.page, options);
        else this.doc.link(x, y, width, height, target.url, options);
      },
    ]);
    const inLeaf = this.#inLeaf;
    this.#inLeaf = true;
    this.#parent.add(link);
    this.#inLeaf = inLeaf;
  }

  capHeight(voice: Voice): number {
    const { capHeight, unitsPerEm } = openFont(fontsOf[voice][0]);
    return capHeight / unitsPerEm;
  }
}

/** A hundredth of a point is finer than any printer, and short numbers keep the file small. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
