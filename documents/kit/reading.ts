import type { FontFile } from './fonts.ts';
import type { Colour } from './palette.ts';

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
