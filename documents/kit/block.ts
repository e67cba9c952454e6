import type { Edits, Said } from './paragraphs.ts';
import type { Pen } from './pen.ts';

export type { Edits };

/** Something that knows its height before it is drawn. */
export interface Block {
  readonly height: number;
  /** The editable paragraphs inside, in reading order. */
  readonly paragraphs: readonly Said[];
  draw(pen: Pen, x: number, y: number): void;
}

/** White space that may grow when a page has room to spare. */
export interface Glue {
  readonly space: number;
  readonly stretch: number;
}

export type Item = Block | Glue | null | undefined | false;

export function glue(space: number, stretch = 1): Glue {
  return { space, stretch };
}

/** White space that takes most of what a page has left, for where emptiness looks intended. */
export function fill(space = 0): Glue {
  return { space, stretch: 12 };
}

/** A figure or another drawing of known height. */
export function drawn(height: number, draw: (pen: Pen, x: number, y: number) => void): Block {
  return { height, paragraphs: [], draw };
}

const isBlock = (item: Block | Glue): item is Block => 'draw' in item;

/** Blocks from top to bottom. With `height`, the glue between them grows until the page is filled. */
export function stack(items: readonly Item[], { height }: { height?: number } = {}): Block {
  const parts = items.filter((item): item is Block | Glue => !!item && !(isBlock(item) && item.height === 0));
  const natural = parts.reduce((sum, part) => sum + (isBlock(part) ? part.height : part.space), 0);
  const stretch = height === undefined ? 0 : stretchOf(parts, height - natural);
  return {
    height: height ?? natural,
    paragraphs: items.flatMap((item) => (item && isBlock(item) ? item.paragraphs : [])),
    draw(pen, x, y) {
      let at = y;
      for (const part of parts) {
        if (isBlock(part)) {
          part.draw(pen, x, at);
          at += part.height;
        } else {
          at += part.space + part.stretch * stretch;
        }
      }
    },
  };
}

export function naturalHeight(items: readonly Item[]): number {
  return stack(items).height;
}

/** Points to add per unit of stretch. */
function stretchOf(parts: readonly (Block | Glue)[], room: number): number {
  const units = parts.reduce((sum, part) => sum + (isBlock(part) ? 0 : part.stretch), 0);
  return units === 0 || room <= 0 ? 0 : room / units;
}

export interface Column {
  block: Block;
  width: number;
}

const DOWN = { top: 0, middle: 0.5, bottom: 1 } as const;

/** Blocks next to each other, as tall as the tallest. */
export function beside(
  columns: readonly Column[],
  gap: number,
  align: 'top' | 'middle' | 'bottom' = 'top',
): Block {
  const height = Math.max(...columns.map(({ block }) => block.height));
  return {
    height,
    paragraphs: columns.flatMap(({ block }) => block.paragraphs),
    draw(pen, x, y) {
      let at = x;
      for (const { block, width } of columns) {
        block.draw(pen, at, y + (height - block.height) * DOWN[align]);
        at += width + gap;
      }
    },
  };
}

/** A narrow block in the middle of a wider column. */
export function centredIn(column: number, block: Block, width: number): Block {
  return { ...block, draw: (pen, x, y) => block.draw(pen, x + (column - width) / 2, y) };
}
