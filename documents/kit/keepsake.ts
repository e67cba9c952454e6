import { type Block, drawn } from './block.ts';
import type { Pen } from './pen.ts';
import { BODY } from './sheet.ts';
import { lineWidth, shortened } from './text-block.ts';

/** A midnight card with a fine double border, to cut out and keep. */
export function keepsake(height: number, alt: string, draw: (pen: Pen, x: number, y: number) => void): Block {
  const { width } = BODY;
  return drawn(height, (pen, x, y) =>
    pen.tag(
      'Figure',
      () => {
        pen.paint({ fill: 'midnight' }, (path) => path.rect(x, y, width, height));
        pen.paint({ stroke: 'brass', width: 0.8 }, (path) =>
          path.rect(x + 7, y + 7, width - 14, height - 14),
        );
        pen.paint({ stroke: 'brass', width: 0.3 }, (path) =>
          path.rect(x + 10, y + 10, width - 20, height - 20),
        );
        draw(pen, x, y);
      },
      { alt },
    ),
  );
}

const SMALLEST_NAME = 11.5;
const NAME_SIZES = [19, 16.5, 14, SMALLEST_NAME];

/** A name on a card, as large as its room allows. */
export function drawCardName(
  pen: Pen,
  name: string,
  x: number,
  baseline: number,
  room: number,
  align: 'left' | 'centre' = 'left',
): void {
  const size = NAME_SIZES.find((candidate) => lineWidth(name, 'display', candidate) <= room) ?? SMALLEST_NAME;
  pen.label(shortened(name, 'display', size, room), x, baseline, {
    voice: 'display',
    size,
    colour: 'starlight',
    align,
  });
}
