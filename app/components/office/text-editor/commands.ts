import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { Node, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, Selection, TextSelection } from 'prosemirror-state';
import { calloutNames } from '../../../../shared/markdown-dialect.ts';
import { entriesOf } from '../../../../shared/records.ts';
import { readMarkdown } from './read-markdown.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** What is asked before it stands there. */
export type Question = 'link' | 'button' | 'product' | 'number' | 'media';

export const toggles = {
  bold: toggleMark(marks.strong),
  italic: toggleMark(marks.em),
} satisfies Record<string, Command>;

/** A heading, or a paragraph again. */
export const heading =
  (level: number): Command =>
  (state, dispatch) =>
    isIn(state, nodes.heading, { level })
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch);

/** A list, the other kind of list, or no list any more. */
export const list =
  (type: NodeType): Command =>
  (state, dispatch) => {
    if (isIn(state, type)) return liftListItem(nodes.list_item)(state, dispatch);
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth--) {
      const around = $from.node(depth);
      if (around.type !== nodes.bullet_list && around.type !== nodes.ordered_list) continue;
      dispatch?.(state.tr.setNodeMarkup($from.before(depth), type));
      return true;
    }
    return wrapInList(type)(state, dispatch);
  };

export const quote: Command = (state, dispatch) =>
  isIn(state, nodes.blockquote) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch);

/** A call-out, one of another kind, or none any more. */
const callout =
  (kind: string): Command =>
  (state, dispatch) => {
    if (isIn(state, nodes.callout, { kind })) return lift(state, dispatch);
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth--) {
      if ($from.node(depth).type !== nodes.callout) continue;
      dispatch?.(state.tr.setNodeMarkup($from.before(depth), null, { kind }));
      return true;
    }
    return wrapIn(nodes.callout, { kind })(state, dispatch);
  };

export const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** Whether the cursor stands in a block of this type. */
export function isIn(
  { selection }: EditorState,
  type: NodeType,
  attrs: Record<string, unknown> = {},
): boolean {
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    const around = $from.node(depth);
    if (around.type === type)
      return Object.entries(attrs).every(([name, value]) => around.attrs[name] === value);
  }
  return false;
}

/** Where the cursor stands in a table: its cell, by row and column. */
function cellAt({ selection: { $from } }: EditorState) {
  for (let depth = $from.depth; depth > 1; depth--)
    if ($from.node(depth).type === nodes.table_cell)
      return {
        table: $from.node(depth - 2),
        /** Before the table. */
        at: $from.before(depth - 2),
        row: $from.index(depth - 2),
        column: $from.index(depth - 1),
      };
  return undefined;
}

export const isInTable = (state: EditorState): boolean => cellAt(state) !== undefined;

const emptyCell = (isHead: boolean): Node => nodes.table_cell.create({ isHead });
const emptyRow = (cells: number, isHead = false): Node =>
  nodes.table_row.create(
    null,
    Array.from({ length: cells }, () => emptyCell(isHead)),
  );

const newTable = nodes.table.create(null, [emptyRow(2, true), emptyRow(2), emptyRow(2)]);

type Rows = Node[][];

/** The table at the cursor with other rows, and the cursor in one of its cells. With none left, it is gone. */
const changeTable =
  (change: (rows: Rows, row: number, column: number) => [rows: Rows, row: number, column: number]): Command =>
  (state, dispatch) => {
    const place = cellAt(state);
    if (!place) return false;
    const { table, at } = place;
    const [rows, row, column] = change(
      table.children.map(({ children }) => [...children]),
      place.row,
      place.column,
    );
    const left = rows.filter((cells) => cells.length > 0);
    const { tr } = state;
    if (left.length === 0) {
      dispatch?.(tr.replaceWith(at, at + table.nodeSize, nodes.paragraph.create()).scrollIntoView());
      return true;
    }
    const headed = left.map((cells, place) =>
      nodes.table_row.create(
        null,
        cells.map((cell) => nodes.table_cell.create({ ...cell.attrs, isHead: place === 0 }, cell.content)),
      ),
    );
    tr.replaceWith(at, at + table.nodeSize, nodes.table.create(null, headed));
    let inside = at + 1;
    for (const before of headed.slice(0, row)) inside += before.nodeSize;
    for (const before of headed[row]?.children.slice(0, column) ?? []) inside += before.nodeSize;
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(inside + 2))).scrollIntoView());
    return true;
  };

const inTable = {
  rowBelow: changeTable((rows, row, column) => [
    rows.toSpliced(row + 1, 0, [...emptyRow(rows[0]?.length ?? 1).children]),
    row + 1,
    column,
  ]),
  columnAfter: changeTable((rows, row, column) => [
    rows.map((cells) => cells.toSpliced(column + 1, 0, emptyCell(false))),
    row,
    column + 1,
  ]),
  withoutRow: changeTable((rows, row, column) => [rows.toSpliced(row, 1), Math.max(0, row - 1), column]),
  withoutColumn: changeTable((rows, row, column) => [
    rows.map((cells) => cells.toSpliced(column, 1)),
    row,
    Math.max(0, column - 1),
  ]),
};

/** Enter goes down its column, and from the last row to a new one. */
export const cellBelow: Command = (state, dispatch) => {
  const place = cellAt(state);
  if (!place) return false;
  if (place.row === place.table.childCount - 1) return inTable.rowBelow(state, dispatch);
  return changeTable((rows, row, column) => [rows, row + 1, column])(state, dispatch);
};

/** A block of its own at the cursor, with a place to go on writing below. */
export const setBlock =
  (block: Node): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    const table = cellAt(state);
    // Out of a table, below it: its cells hold words alone.
    const depth = table ? state.doc.resolve(table.at).depth + 1 : Math.max(1, $from.depth);
    const isEmpty = !table && $from.parent.isTextblock && $from.parent.content.size === 0;
    const from = isEmpty ? $from.before(depth) : $from.depth === 0 ? $from.pos : $from.after(depth);
    const to = isEmpty ? $from.after(depth) : from;
    const tr = state.tr.replaceWith(from, to, block);
    const after = from + block.nodeSize;
    if (after >= tr.doc.content.size || !tr.doc.nodeAt(after)?.isTextblock)
      tr.insert(after, nodes.paragraph.create());
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(after + 1))).scrollIntoView());
    return true;
  };

/** Something of the library, as its card says it in Markdown. */
export const setMedia = (markdown: string): Command => {
  const block = readMarkdown(markdown).firstChild;
  return block ? setBlock(block) : () => false;
};

export const setText =
  (text: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.insertText(text).scrollIntoView());
    return true;
  };

/** The link at the cursor, as far as it goes. */
export function linkAt({
  doc,
  selection,
}: EditorState): { from: number; to: number; href: string } | undefined {
  const { $from } = selection;
  const start = $from.start();
  let found: { from: number; to: number; href: string } | undefined;
  $from.parent.forEach((child, offset) => {
    const mark = marks.link.isInSet(child.marks);
    const [from, to] = [start + offset, start + offset + child.nodeSize];
    if (!mark) return;
    const isSame = found?.to === from && found.href === mark.attrs.href;
    if (isSame && found) found.to = to;
    else if (!found || found.to < $from.pos) found = { from, to, href: mark.attrs.href };
  });
  const isHere = found && found.from <= $from.pos && $from.pos <= found.to && selection.to <= found.to;
  return isHere && doc.textBetween(found?.from ?? 0, found?.to ?? 0) ? found : undefined;
}

/** Words that lead somewhere: those that are selected, those of the link at the cursor, or the address itself. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to } = linkAt(state) ?? state.selection;
    const tr = state.tr;
    if (from === to) tr.insertText(href, from);
    const end = from === to ? from + href.length : to;
    tr.removeMark(from, end, marks.link);
    if (href) tr.addMark(from, end, marks.link.create({ href }));
    dispatch?.(
      tr.setSelection(TextSelection.create(tr.doc, end)).removeStoredMark(marks.link).scrollIntoView(),
    );
    return true;
  };

/** What the menu offers where somebody has typed a slash. */
export type Offer = {
  name: string;
  about: string;
  run: Command | Question;
  /** Left out: everywhere. */
  fits?(state: EditorState): boolean;
};

export const offers: Offer[] = [
  { name: 'Heading', about: 'title section', run: heading(2) },
  { name: 'Small heading', about: 'title section', run: heading(3) },
  { name: 'Bullet list', about: 'points', run: list(nodes.bullet_list) },
  { name: 'Numbered list', about: 'steps', run: list(nodes.ordered_list) },
  { name: 'Quote', about: 'quotation', run: quote },
  { name: 'Link', about: 'address', run: 'link' },
  { name: 'Picture, film, sound or file', about: 'image video audio upload media', run: 'media' },
  { name: 'Button', about: 'link call to action', run: 'button' },
  { name: 'Product card', about: 'offer price', run: 'product' },
  { name: 'A number, drawn', about: 'medallion coin life path', run: 'number' },
  ...entriesOf(calloutNames).map(([kind, name]) => ({
    ...{ name: `Call-out: ${name}`, about: 'box note tip', run: callout(kind) },
  })),
  { name: 'Table', about: 'rows columns', run: setBlock(newTable) },
  ...[
    { name: 'Table: a row below', about: 'add line', run: inTable.rowBelow },
    { name: 'Table: a column after this', about: 'add', run: inTable.columnAfter },
    { name: 'Table: take out the row', about: 'remove delete', run: inTable.withoutRow },
    { name: 'Table: take out the column', about: 'remove delete', run: inTable.withoutColumn },
  ].map((offer) => ({ ...offer, fits: isInTable })),
  { name: 'Rule', about: 'line divider', run: setBlock(nodes.rule.create()) },
  { name: 'Code', about: 'as typed', run: setBlockType(nodes.code_block) },
];
