import { type Block, drawn, glue, stack } from './block.ts';
import type { Said } from './paragraphs.ts';
import { text } from './text-block.ts';
import type { TextStyle } from './type-scale.ts';

/** Empty lines to write on. A hand needs about eight millimetres. */
export function ruledLines(lines: number, width: number, gap = 22): Block {
  return drawn(lines * gap, (pen, x, y) =>
    pen.decoration(() => {
      for (let line = 1; line <= lines; line++)
        pen.paint({ stroke: 'faint', width: 0.5, dash: [0.7, 2.1] }, (path) =>
          path.moveTo(x, y + line * gap - 1).lineTo(x + width, y + line * gap - 1),
        );
    }),
  );
}

/** A question and room for the answer. */
export function prompt(said: Said, lines: number, style: TextStyle, width: number): Block {
  return stack([text(said, style, width), glue(0, 0), ruledLines(lines, width)]);
}
