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

/** A block of its own at the cursor, with a place to go on writing below. */
export const setBlock =
  (block: Node): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    const depth = Math.max(1, $from.depth);
    const isEmpty = $from.parent.isTextblock && $from.parent.content.size === 0;
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
export type Offer = { name: string; about: string; run: Command | Question };

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
  { name: 'Rule', about: 'line divider', run: setBlock(nodes.rule.create()) },
  { name: 'Code', about: 'as typed', run: setBlockType(nodes.code_block) },
];
