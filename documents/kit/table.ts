import { type Block, type Column, drawn, glue, stack } from './block.ts';
import { text } from './text-block.ts';
import { coloured, type TextStyle, type TypeScale } from './type-scale.ts';

export interface TableColumn {
  title: string;
  /** Share of the table's width. */
  share: number;
  align?: 'left' | 'right' | 'centre';
  style?: TextStyle;
}

const CELL_GAP = 10;

/** A ruled table, tagged as one. Rows wrap inside their cells. */
export function table(
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
  type: TypeScale,
  width: number,
): Block {
  const made = [headRow(columns, type, width), ...rows.map((row) => bodyRow(columns, row, type, width))];
  const body = stack(made.flatMap((row, at) => (at > 0 ? [ruleBelow(width, at === 1), row] : [row])));
  return { ...body, draw: (pen, x, y) => pen.group('Table', () => body.draw(pen, x, y)) };
}

export function headRow(columns: readonly TableColumn[], type: TypeScale, width: number): Block {
  return row(
    columns.map(({ title, align = 'left' }, at) => ({
      ...cell(
        title.toUpperCase(),
        { ...coloured(type.kicker, 'quiet'), align },
        widthOf(columns, at, width),
        'TH',
      ),
    })),
  );
}

export function bodyRow(
  columns: readonly TableColumn[],
  cells: readonly string[],
  type: TypeScale,
  width: number,
): Block {
  return row(
    columns.map(({ align = 'left', style = type.body }, at) =>
      cell(cells[at] ?? '', { ...style, align }, widthOf(columns, at, width), 'TD'),
    ),
  );
}

export function ruleBelow(width: number, strong = false): Block {
  return drawn(9, (pen, x, y) =>
    pen.decoration(() =>
      pen.line(x, y + 4.5, x + width, y + 4.5, strong ? 'leaf' : 'rule', strong ? 0.8 : 0.5),
    ),
  );
}

function widthOf(columns: readonly TableColumn[], at: number, width: number): number {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  return ((width - CELL_GAP * (columns.length - 1)) * (columns[at]?.share ?? 0)) / total;
}

function cell(content: string, style: TextStyle, width: number, tag: 'TH' | 'TD'): Column {
  const block = text(content, style, width, { tag });
  return { block: block.height > 0 ? block : stack([glue(style.leading, 0)]), width };
}

function row(cells: readonly Column[]): Block {
  const height = Math.max(...cells.map(({ block }) => block.height));
  return {
    height,
    paragraphs: [],
    draw(pen, x, y) {
      pen.group('TR', () => {
        let at = x;
        for (const { block, width } of cells) {
          block.draw(pen, at, y);
          at += width + CELL_GAP;
        }
      });
    },
  };
}
