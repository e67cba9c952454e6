import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { assets } from '../../db/project-folder.ts';

export type FontFile =
  | 'fraunces-display'
  | 'fraunces-text'
  | 'fraunces-italic'
  | 'source-sans-regular'
  | 'source-sans-semibold'
  | 'eb-garamond'
  | 'noto-serif-hebrew'
  | 'noto-naskh-arabic';

/** How a text sounds. Each voice has its own face and shares the faces for other scripts. */
export type Voice = 'display' | 'heading' | 'italic' | 'body' | 'strong';

const OTHER_SCRIPTS: FontFile[] = ['eb-garamond', 'noto-serif-hebrew', 'noto-naskh-arabic'];

/** In the order of preference. Every voice ends up with the same coverage, so a text may change its voice freely. */
export const fontsOf: Record<Voice, readonly [FontFile, ...FontFile[]]> = {
  display: ['fraunces-display', ...OTHER_SCRIPTS, 'source-sans-regular'],
  heading: ['fraunces-text', ...OTHER_SCRIPTS, 'source-sans-regular'],
  italic: ['fraunces-italic', ...OTHER_SCRIPTS, 'source-sans-regular'],
  body: ['source-sans-regular', ...OTHER_SCRIPTS],
  strong: ['source-sans-semibold', ...OTHER_SCRIPTS],
};

interface GlyphPosition {
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
}

interface Glyph {
  path: { commands: { command: string; args: number[] }[] };
}

interface ShapedText {
  glyphs: Glyph[];
  positions: GlyphPosition[];
  readonly advanceWidth: number;
}

/** What we use of the font object that pdfkit's shaping engine, fontkit, makes. */
export interface OpenFont {
  unitsPerEm: number;
  capHeight: number;
  xHeight: number;
  characterSet: number[];
  hasGlyphForCodePoint(codePoint: number): boolean;
  glyphForCodePoint(codePoint: number): unknown;
  layout(text: string, features?: unknown): ShapedText;
}

const open = new Map<FontFile, OpenFont>();

/** Opened once for the life of the process: parsing a font costs more than drawing a page with it. */
export function openFont(file: FontFile): OpenFont {
  let font = open.get(file);
  if (!font) {
    font = parse(readFileSync(join(assets.fonts, `${file}.ttf`)));
    nameGlyphs(font);
    rememberShapes(font);
    open.set(file, font);
  }
  return font;
}

/** pdfkit takes an already opened font but has no public way to open one. */
function parse(bytes: Uint8Array): OpenFont {
  const opener = new PDFDocument({ autoFirstPage: false, font: bytes as unknown as string });
  return (opener as unknown as { _font: { font: OpenFont } })._font.font;
}

/**
 * fontkit remembers for each glyph the character it was first drawn for, and that is what a reader copies out of the
 * PDF. A full stop first met as a third of an ellipsis would be copied as nothing, in this document and in all that
 * follow. So every glyph is met under its own name before anything is drawn.
 */
function nameGlyphs(font: OpenFont): void {
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
}

const MOST_SHAPES = 30_000;

/**
 * Documents share most of their words, so a shaped word is kept for the next document. pdfkit scales the positions it
 * is given in place; hence the copies.
 */
function rememberShapes(font: OpenFont): void {
  const shape = font.layout.bind(font);
  const shapes = new Map<string, ShapedText>();
  font.layout = (text, features) => {
    if (features) return shape(text, features);
    let shaped = shapes.get(text);
    if (!shaped) {
      if (shapes.size >= MOST_SHAPES) shapes.clear();
      shaped = shape(text);
      shapes.set(text, shaped);
    }
    return freshCopy(shaped);
  };
}

function freshCopy({ glyphs, positions }: ShapedText): ShapedText {
  const own = positions.map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({
    xAdvance,
    yAdvance,
    xOffset,
    yOffset,
  }));
  return {
    glyphs,
    positions: own,
    get advanceWidth() {
      let sum = 0;
      for (const { xAdvance } of own) sum += xAdvance;
      return sum;
    },
  };
}
