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

export type TypeScale = ReturnType<typeof typeScale>;

/** Everything that carries reading text grows and shrinks with `base`; titles keep their size from page to page. */
export function typeScale(base: number) {
  return {
    base,
    body: style('body', base, 1.42, 'ink'),
    small: style('body', base * 0.87, 1.36, 'quiet'),
    fine: style('body', 7.6, 1.35, 'quiet'),
    strong: style('strong', base, 1.42, 'ink'),
    smallStrong: style('strong', base * 0.87, 1.36, 'ink'),
    lead: style('italic', base * 1.14, 1.4, 'ink'),
    aside: style('italic', base * 0.98, 1.4, 'plum'),
    subtitle: style('heading', base * 1.32, 1.25, 'ink'),
    section: style('heading', base * 1.62, 1.22, 'ink'),
    title: style('display', 31, 1.1, 'ink'),
    kicker: { ...style('strong', 7.4, 1.5, 'gold'), tracking: 1.35 },
  };
}

function style(voice: Voice, size: number, leading: number, colour: Colour): TextStyle {
  return { voice, size, leading: size * leading, colour };
}

export function centred(style: TextStyle): TextStyle {
  return { ...style, align: 'centre' };
}

export function coloured(style: TextStyle, colour: Colour): TextStyle {
  return { ...style, colour };
}

export function sized(style: TextStyle, size: number): TextStyle {
  return { ...style, size, leading: (style.leading / style.size) * size };
}
