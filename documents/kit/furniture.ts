import { type Block, beside, drawn, glue, type Item, stack } from './block.ts';
import { crescent, star } from './engraving.ts';
import type { Voice } from './fonts.ts';
import type { Colour } from './palette.ts';
import type { Said } from './paragraphs.ts';
import { printable } from './printable.ts';
import { GUTTER, MAIN, MARGIN } from './sheet.ts';
import { baseline, label, lineWidth, subhead, text } from './text-block.ts';
import type { TextStyle, TypeScale } from './type-scale.ts';

/** Paragraphs with the space of a paragraph between them. */
export function paragraphs(
  all: readonly (Said | string)[],
  style: TextStyle,
  width: number,
  space = style.size * 0.55,
): Block {
  return stack(all.flatMap((said, at) => [at > 0 ? glue(space, 0) : null, text(said, style, width)]));
}

const INITIAL_LINES = 3;

/** A paragraph that opens with a large initial, three lines deep. */
export function opening(said: Said, style: TextStyle, width: number): Block {
  const first = said.text.trimStart();
  const initial = /^\p{L}/u.exec(first)?.[0];
  // A short paragraph would be smaller than its own initial.
  if (!initial || lineWidth(first, style.voice, style.size) < width * INITIAL_LINES)
    return text(said, style, width);
  const size = (style.leading * (INITIAL_LINES - 1) + style.size * 0.68) / 0.7;
  const voice: Voice = 'display';
  const room = lineWidth(initial, voice, size) + 5;
  const rest = text({ ...said, text: first.slice(initial.length) }, style, width, {
    beside: { lines: INITIAL_LINES, width: room },
  });
  return {
    height: rest.height,
    paragraphs: [said],
    draw(pen, x, y) {
      pen.tag(
        'P',
        () => {
          pen.label(initial, x, y + baseline(style) + style.leading * (INITIAL_LINES - 1), {
            voice,
            size,
            colour: 'gold',
            align: 'left',
          });
          rest.draw(pen, x, y);
        },
        { words: printable(first) },
      );
    },
  };
}

/** Several paragraphs, the first with an initial. */
export function longReading(all: readonly Said[], { body, base }: TypeScale, width: number): Block {
  const [first, ...rest] = all;
  return stack([
    first ? opening(first, body, width) : null,
    rest.length > 0 ? glue(base * 0.55, 0) : null,
    paragraphs(rest, body, width),
  ]);
}

export type Bullet = 'star' | 'crescent';

/** A heading and short phrases, each with a drawn bullet. */
export function phraseList(
  title: string,
  phrases: readonly (Said | string)[],
  bullet: Bullet,
  type: TypeScale,
  width: number,
): Block {
  return stack([label(title, type, width), glue(3, 0), bulletList(phrases, bullet, type, width)]);
}

export function bulletList(
  phrases: readonly (Said | string)[],
  bullet: Bullet,
  type: TypeScale,
  width: number,
): Block {
  const indent = 11;
  const items: Item[] = phrases.flatMap((phrase, at) => {
    const body = text(phrase, { ...type.small, colour: 'ink' }, width - indent, { tag: 'LBody' });
    if (body.height === 0) return [];
    const marked = bulleted(body, bullet, type.small, indent);
    return at > 0 ? [glue(3, 0), marked] : [marked];
  });
  const list = stack(items);
  return { ...list, draw: (pen, x, y) => pen.group('L', () => list.draw(pen, x, y)) };
}

function bulleted(body: Block, bullet: Bullet, style: TextStyle, indent: number): Block {
  return {
    ...body,
    draw(pen, x, y) {
      const centre = { x: x + 3, y: y + style.leading * 0.5 + 0.4 };
      pen.group('LI', () => {
        pen.decoration(() =>
          bullet === 'star' ? star(pen, centre, 3, 'leaf') : crescent(pen, centre, 2.6, 'plum'),
        );
        body.draw(pen, x + indent, y);
      });
    },
  };
}

export interface CardLook {
  fill?: Colour;
  padding?: number;
}

/** A box with a fine double border around other blocks. */
export function card(
  inside: (width: number) => Block,
  width: number,
  { fill = 'card', padding = 14 }: CardLook = {},
): Block {
  const block = inside(width - 2 * padding);
  const height = block.height + 2 * padding - 4;
  return {
    height,
    paragraphs: block.paragraphs,
    draw(pen, x, y) {
      pen.decoration(() => {
        pen.paint({ fill, stroke: 'rule', width: 0.8 }, (path) => path.rect(x, y, width, height));
        pen.paint({ stroke: 'rule', width: 0.4 }, (path) =>
          path.rect(x + 3.5, y + 3.5, width - 7, height - 7),
        );
        for (const corner of [x, x + width]) {
          star(pen, { x: corner, y }, 2.6, 'leaf');
          star(pen, { x: corner, y: y + height }, 2.6, 'leaf');
        }
      });
      pen.boxed(() => block.draw(pen, x + padding, y + padding - 2));
    },
  };
}

/** Something to do, in a box. */
export function tryThis(said: Said, type: TypeScale, width: number, title = 'Try this'): Block {
  if (said.text.trim() === '') return { ...drawn(0, () => {}), paragraphs: [said] };
  return card((inner) => titled(title, [said], type, inner), width, { fill: 'sunken' });
}

/** Its title above it, or beside it where there is more room than a line needs. */
function titled(title: string, all: readonly Said[], type: TypeScale, width: number): Block {
  const side = width - MAIN.width - GUTTER;
  if (side < NARROWEST_TITLE)
    return stack([label(title, type, width), glue(2, 0), paragraphs(all, type.body, width)]);
  return beside(
    [
      { block: label(title, type, side), width: side },
      { block: paragraphs(all, type.body, MAIN.width), width: MAIN.width },
    ],
    GUTTER,
  );
}

const NARROWEST_TITLE = 60;

/** A stage of life: its number and title in the margin, and what is told of it beside them. */
export function stageTold(
  { mark, title, kicker }: { mark: Block; title: string; kicker: string },
  told: readonly Said[],
  type: TypeScale,
): Block {
  const { width } = MARGIN;
  return beside(
    [
      { block: stack([mark, glue(5, 0), subhead(title, type, width, kicker)]), width },
      { block: paragraphs(told, type.body, MAIN.width), width: MAIN.width },
    ],
    GUTTER,
  );
}

/** One or more things to do, in one box. */
export function tryThese(all: readonly Said[], type: TypeScale, width: number, title = 'Try this'): Block {
  const [only] = all;
  if (all.length === 1 && only) return tryThis(only, type, width, title);
  return card((inner) => titled(title, all, type, inner), width, { fill: 'sunken' });
}
