import { itemAt } from '../../shared/lists.ts';
import { type Block, glue, type Item, stack } from './block.ts';
import { PageOverflow } from './page-overflow.ts';
import { BODY } from './sheet.ts';

export interface RowsOnPages {
  /** Above the rows, on the first page. */
  head: readonly Item[];
  /** Repeated above the rows of every page. */
  rowHead: Block;
  rows: readonly Block[];
  /** After the last row; never parted. */
  foot: readonly Item[];
}

const GAP = 9;

/** A table over as many pages as its rows need. */
export function paginate(page: string, { head, rowHead, rows, foot }: RowsOnPages): Block[] {
  const sheets: { before: readonly Item[]; rows: Block[]; used: number }[] = [];
  const turn = (before: readonly Item[]) =>
    sheets.push({ before, rows: [], used: stack(before).height + rowHead.height });
  turn(head);
  const current = () => itemAt(sheets, -1);
  for (const row of rows) {
    if (current().used + GAP + row.height > BODY.height) turn([]);
    current().rows.push(row);
    current().used += GAP + row.height;
  }
  if (current().used + stack(foot).height > BODY.height) turn([]);
  return sheets.map((sheet, at) => {
    const items = [...sheet.before, tableOf(rowHead, sheet.rows), ...(at === sheets.length - 1 ? foot : [])];
    const over = stack(items).height - BODY.height;
    if (over > 0) throw new PageOverflow(page, over);
    return stack(items, { height: BODY.height });
  });
}

function tableOf(rowHead: Block, rows: readonly Block[]): Block {
  const body = stack([rowHead, ...rows.flatMap((row): Item[] => [glue(GAP, 0), row])]);
  return { ...body, draw: (pen, x, y) => pen.group('Table', () => body.draw(pen, x, y)) };
}
