import type { Voice } from './fonts.ts';
import type { Colour } from './palette.ts';

export interface TextStyle {
  voice: Voice;
  size: number;
  /** Distance of baselines, in points. */
  leading: number;
  colour: Colour;
  tracking?: number;
  align?: 'left' | 'centre' | 'right';
}

/** Nothing is set smaller than this. */
export const SMALLEST_TYPE = 7.5;
/** With wider spacing than this share of its size, a line is copied and read aloud letter by letter: "W H AT". */
const WIDEST_TRACKING = 0.085;

/** Type that can be read on paper, and whose words stay words when they are extracted. */
export function legible<Look extends { size: number; tracking?: number }>(
  look: Look,
): Look & { tracking: number } {
  const size = Math.max(SMALLEST_TYPE, look.size);
  return { ...look, size, tracking: Math.min(look.tracking ?? 0, size * WIDEST_TRACKING) };
}

export type TypeScale = ReturnType<typeof typeScale>;

/** Everything that carries reading text grows and shrinks with `base`; titles keep their size from page to page. */
export function typeScale(base: number) {
  return {
    base,
    body: style('body', base, 1.42, 'ink'),
    small: style('body', base * 0.87, 1.36, 'quiet'),
    fine: style('body', 9, 1.3, 'quiet'),
    strong: style('strong', base, 1.42, 'ink'),
    smallStrong: style('strong', base * 0.87, 1.36, 'ink'),
    lead: style('italic', base * 1.14, 1.4, 'ink'),
    aside: style('italic', base * 0.98, 1.4, 'plum'),
    subtitle: style('heading', base * 1.32, 1.25, 'ink'),
    section: style('heading', base * 1.62, 1.22, 'ink'),
    title: style('display', 31, 1.1, 'ink'),
    kicker: { ...style('strong', SMALLEST_TYPE, 1.5, 'gold'), tracking: SMALLEST_TYPE * WIDEST_TRACKING },
  };
}

function style(voice: Voice, size: number, leading: number, colour: Colour): TextStyle {
  const legibleSize = Math.max(SMALLEST_TYPE, size);
  return { voice, size: legibleSize, leading: legibleSize * leading, colour };
}

export function centred(style: TextStyle): TextStyle {
  return { ...style, align: 'centre' };
}

export function coloured(style: TextStyle, colour: Colour): TextStyle {
  return { ...style, colour };
}

export function sized(style: TextStyle, size: number): TextStyle {
  const legibleSize = Math.max(SMALLEST_TYPE, size);
  return { ...style, size: legibleSize, leading: (style.leading / style.size) * legibleSize };
}
