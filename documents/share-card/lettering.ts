import { openFont } from '../kit/fonts.ts';
import type { Outline, Point } from './canvas.ts';
import { quadratic } from './shapes.ts';

const SMOOTHNESS = 6;

const fonts = { serif: 'fraunces-text', sans: 'source-sans-regular' } as const;
export type Face = keyof typeof fonts;

type PathCommand = { command: string; args: number[] };

export function textWidth(text: string, face: Face, size: number): number {
  const font = openFont(fonts[face]);
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size;
}

/** The outlines of a line of text whose baseline begins at a point. */
export function textOutlines(text: string, [x, y]: Point, face: Face, size: number): Outline[] {
  const font = openFont(fonts[face]);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = x;
  return glyphs.flatMap((glyph, at) => {
    const place = ([px, py]: Point): Point => [pen + px * scale, y - py * scale];
    const outlines = glyphOutlines(glyph.path.commands).map((outline) => outline.map(place));
    pen += (positions[at]?.xAdvance ?? 0) * scale;
    return outlines;
  });
}

function glyphOutlines(commands: PathCommand[]): Outline[] {
  const outlines: Point[][] = [];
  for (const { command, args } of commands) {
    const outline = outlines.at(-1) ?? [];
    const from = outline.at(-1) ?? [0, 0];
    const points = pairs(args);
    const [a, b, c] = points;
    if (command === 'moveTo' && a) outlines.push([a]);
    else if (command === 'lineTo' && a) outline.push(a);
    else if (command === 'quadraticCurveTo' && a && b) {
      for (let at = 1; at <= SMOOTHNESS; at++) outline.push(quadratic(from, a, b, at / SMOOTHNESS));
    } else if (command === 'bezierCurveTo' && a && b && c) {
      for (let at = 1; at <= SMOOTHNESS; at++) {
        const t = at / SMOOTHNESS;
        outline.push(mix(quadratic(from, a, b, t), quadratic(a, b, c, t), t));
      }
    }
  }
  return outlines;
}

const mix = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [ax + (bx - ax) * t, ay + (by - ay) * t];

function pairs(args: number[]): Point[] {
  return Array.from({ length: args.length / 2 }, (_, at) => [args[at * 2] ?? 0, args[at * 2 + 1] ?? 0]);
}

/** Breaks a title into lines that fit. */
export function wrap(text: string, face: Face, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(longer, face, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
