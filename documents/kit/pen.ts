import { type FontFile, fontsOf, openFont, type Voice } from './fonts.ts';
import type { Colour } from './palette.ts';
import { strokesOf, widthOf } from './strokes.ts';
import { legible } from './type-scale.ts';
import { setWords } from './words.ts';

/** What a drawing may ask of a path. */
export interface Path {
  moveTo(x: number, y: number): Path;
  lineTo(x: number, y: number): Path;
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): Path;
  circle(x: number, y: number, radius: number): Path;
  rect(x: number, y: number, width: number, height: number): Path;
  closePath(): Path;
}

/** How something is drawn other than it stands: turned around a point by degrees, or stretched away from it. */
export interface Placement {
  origin: readonly [x: number, y: number];
  degrees?: number;
  stretch?: readonly [across: number, down: number];
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}
export type Target = { page: string } | { url: string };

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

export interface TagOptions {
  alt?: string;
  /** What is read aloud instead of the glyphs. */
  actual?: string;
  scope?: 'Column' | 'Row';
  /** The words as they were before they were broken into lines. */
  words?: string;
}

/**
 * The drawing hand: text by its baseline, paths, and the structure that a screen reader follows. Coordinates are points
 * from the top left corner of the page. One hand draws a PDF (`PdfPen` in write-document.ts), another notes what a page says
 * (`reading-pen.ts`).
 */
export abstract class Pen {
  /** One string in one font, at a baseline. Lines of text come from text blocks. */
  abstract glyphs(
    font: FontFile,
    size: number,
    colour: Colour,
    text: string,
    x: number,
    baseline: number,
    tracking?: number,
  ): void;
  abstract paint(paint: Paint, path: (path: Path) => void): void;
  abstract placed(placement: Placement, draw: () => void): void;
  /** A leaf of the structure: a paragraph, a heading, a figure with its description. */
  abstract tag(tag: Tag, draw: () => void, options?: TagOptions): void;
  abstract group(tag: GroupTag, draw: () => void): void;
  /** Ornament that a screen reader passes over. */
  abstract decoration(draw: () => void): void;
  /** What stands together in a frame. */
  abstract boxed(draw: () => void): void;
  /** Text that leads to another page of the document, or with `url` out of it. */
  abstract link(area: Area, target: Target, title: string, draw: () => void): void;

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

  line(x1: number, y1: number, x2: number, y2: number, colour: Colour, width = 0.5) {
    this.paint({ stroke: colour, width }, (path) =>
      path.moveTo(round(x1), round(y1)).lineTo(round(x2), round(y2)),
    );
  }

  circle(x: number, y: number, radius: number, paint: Paint) {
    this.paint(paint, (path) => path.circle(round(x), round(y), round(radius)));
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
