import { type FontFile, openFont } from './fonts.ts';
import { type Colour, type Palette, palette } from './palette.ts';
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

type PdfDocument = PDFKit.PDFDocument;
type Structure = ReturnType<PdfDocument['struct']>;

/** Draws into a tagged PDF. */
export class PdfPen extends Pen {
  readonly #doc: PdfDocument;
  readonly #palette: Palette;
  #parent: Structure;
  /** Inside a leaf of the structure everything drawn belongs to it. */
  #inLeaf = false;

  constructor(doc: PdfDocument, root: Structure, colours: Palette = palette) {
    super();
    this.#doc = doc;
    this.#palette = colours;
    this.#parent = root;
  }

  glyphs(
    font: FontFile,
    size: number,
    colour: Colour,
    text: string,
    x: number,
    baseline: number,
    tracking = 0,
  ): void {
    this.#doc
      .font(openFont(font) as unknown as string, font, size)
      .fillColor(this.#palette[colour])
      .text(text, round(x), round(baseline), {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: tracking,
      });
  }

  paint({ fill, stroke, width = 0.5, dash, opacity }: Paint, path: (path: Path) => void): void {
    const doc = this.#doc;
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

  placed({ origin: [x, y], degrees, stretch }: Placement, draw: () => void): void {
    const doc = this.#doc;
    doc.save();
    if (degrees !== undefined) doc.rotate(degrees, { origin: [x, y] });
    if (stretch)
      doc
        .translate(x, y)
        .scale(...stretch)
        .translate(-x, -y);
    draw();
    doc.restore();
  }

  tag(tag: Tag, draw: () => void, { words: _, ...options }: TagOptions = {}) {
    if (this.#inLeaf) return draw();
    this.#inLeaf = true;
    this.#parent.add(this.#doc.struct(tag, options, [draw]));
    this.#inLeaf = false;
  }

  group(tag: GroupTag, draw: () => void) {
    if (this.#inLeaf) return draw();
    const outer = this.#parent;
    const group = this.#doc.struct(tag);
    outer.add(group);
    this.#parent = group;
    draw();
    group.end();
    this.#parent = outer;
  }

  decoration(draw: () => void) {
    if (this.#inLeaf) return draw();
    this.#doc.markContent('Artifact', { type: 'Layout' });
    this.#inLeaf = true;
    draw();
    this.#inLeaf = false;
    this.#doc.endMarkedContent();
  }

  /** The frame itself is a decoration. */
  boxed(draw: () => void): void {
    draw();
  }

  link({ x, y, width, height }: Area, target: Target, title: string, draw: () => void): void {
    const doc = this.#doc;
    const link: Structure = doc.struct('Link', {}, [
      () => {
        draw();
        const options = { structParent: link, Contents: new String(title) } as object;
        if ('page' in target) doc.goTo(x, y, width, height, target.page, options);
        else doc.link(x, y, width, height, target.url, options);
      },
    ]);
    const inLeaf = this.#inLeaf;
    this.#inLeaf = true;
    this.#parent.add(link);
    this.#inLeaf = inLeaf;
  }
}
