import { type Block, drawn, fill, glue, type Item, stack } from './block.ts';
import { fitPage } from './fit-page.ts';
import { longReading } from './furniture.ts';
import type { Edits } from './paragraphs.ts';
import { BODY } from './sheet.ts';
import { chapterHead, divider, lineWidth, sectionHead, shortened } from './text-block.ts';
import type { TypeScale } from './type-scale.ts';
import type { ContentsEntry } from './write-document.ts';

/** Titles, dotted leaders and page numbers; every line is a link. */
export function contentsList(entries: readonly ContentsEntry[], width: number = BODY.width): Block {
  const list = stack(
    entries.flatMap((entry, at): Item[] => [
      at > 0 ? glue(entry.level === 1 ? 11 : 1, 1) : null,
      contentsLine(entry, width),
    ]),
  );
  return { ...list, draw: (pen, x, y) => pen.group('TOC', () => list.draw(pen, x, y)) };
}

export function contentsHead(kicker: string, type: TypeScale): Block {
  return chapterHead({ kicker, title: 'Contents' }, type);
}

/** Contents in the upper part of a page, and below them how to read what follows. */
export function contentsWithHowToRead(howToRead: readonly string[], edits: Edits) {
  return (contents: readonly ContentsEntry[]): Block =>
    fitPage('Contents', edits, ({ type, say }) => [
      contentsHead('What is inside', type),
      glue(8, 0),
      divider(),
      glue(12, 0),
      contentsList(contents),
      fill(14),
      divider(),
      glue(10),
      sectionHead('How to read these pages', type, BODY.width),
      glue(6),
      longReading(
        howToRead.map((paragraph, at) => say(`how-to-read.${at + 1}`, paragraph)),
        type,
        BODY.width,
      ),
    ]);
}

function contentsLine({ page, title, level, number }: ContentsEntry, width: number): Block {
  const indent = level === 1 ? 0 : 18;
  const [voice, size] = level === 1 ? (['heading', 12.6] as const) : (['body', 10.6] as const);
  const height = level === 1 ? 21 : 18.5;
  return drawn(height, (pen, x, y) => {
    const base = y + height * 0.68;
    const shown = shortened(title, voice, size, width - indent - 60);
    pen.group('TOCI', () =>
      pen.link({ x, y, width, height }, { page }, `${shown}, page ${number}`, () => {
        pen.label(shown, x + indent, base, { voice, size, colour: 'ink', align: 'left' });
        const from = x + indent + lineWidth(shown, voice, size) + 8;
        pen.paint({ stroke: 'faint', width: 0.6, dash: [0.6, 3.2] }, (path) =>
          path.moveTo(from, base - 1).lineTo(x + width - 26, base - 1),
        );
        pen.label(String(number), x + width, base, {
          voice: 'heading',
          size: 11,
          colour: 'gold',
          align: 'right',
        });
      }),
    );
  });
}
