import type { FontFile } from './fonts.ts';
import type { Colour } from './palette.ts';
import { ReadingPen } from './reading-pen.ts';
import { BODY } from './sheet.ts';
import { bodyOf, type Composition } from './write-document.ts';

/** What a document says, page by page, for a screen of any width. It can be stored as JSON. */
export interface Reading {
  title: string;
  chapters: ReadingChapter[];
}

export interface ReadingChapter {
  /** Of the page in the PDF. */
  name: string;
  title: string;
  passages: Passage[];
}

export type Passage =
  /** `level` is how large it stands on paper, `rank` its place in the outline, which leaves no step out. */
  | { kind: 'heading'; level: 1 | 2 | 3; rank: number; text: string }
  | { kind: 'kicker' | 'text' | 'quote' | 'note'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; rows: Cell[][] }
  | { kind: 'link'; url: string; text: string }
  | { kind: 'box'; passages: Passage[] }
  | ({ kind: 'figure'; alt: string } & Picture);

export interface Cell {
  isHead: boolean;
  text: string;
}

/** A drawing, in points from its own top left corner. */
export interface Picture {
  width: number;
  height: number;
  marks: Mark[];
}

export type Mark = Outline | Lettering;

export interface Outline {
  d: string;
  fill?: Colour;
  stroke?: Colour;
  width?: number;
  dash?: readonly [on: number, off: number];
  opacity?: number;
}

export interface Lettering {
  text: string;
  x: number;
  y: number;
  size: number;
  font: FontFile;
  colour: Colour;
  tracking?: number;
  /** Around its own place, by degrees. */
  turned?: number;
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
