import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { Slice } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState, Plugin, Selection } from 'prosemirror-state';
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view';
import { typeInto } from '../../../ui/field.tsx';
import { cellBelow, lineBreak, type Question, setBlock, toggles } from './commands.ts';
import { readMarkdown } from './read-markdown.ts';
import { readPasted } from './read-pasted.ts';
import { schema } from './schema.ts';
import { writeMarkdown } from './write-markdown.ts';

type Wishes = {
  /** The field of the form, whose value is the Markdown. */
  area: HTMLTextAreaElement;
  place: HTMLElement;
  attributes: Record<string, string>;
  nameOfProduct(id: string): string;
  onState(state: EditorState): void;
  onAsk(question: Question): void;
  onFile(file: File): void;
  /** A key, before anybody else hears of it. */
  onKey(event: KeyboardEvent): boolean;
};

/** An editor over a text area: what is written in one stands in the other. `close` leaves the text area as it is. */
export function openEditor(wishes: Wishes): { view: EditorView; sync(): void; close(): void } {
  const { area, place, attributes } = wishes;
  let last = area.value;
  const view = new EditorView(
    { mount: place },
    {
      state: stateOf(area.value, wishes),
      attributes,
      handleKeyDown: (_, event) => wishes.onKey(event),
      handlePaste: (_, event) => paste(view, event, wishes),
      handleDrop: (_, event) => drop(view, event, wishes),
      clipboardTextSerializer: (slice) => writeMarkdown(schema.node('doc', null, slice.content)),
      nodeViews: { product: ({ attrs }) => ({ dom: card(wishes.nameOfProduct(attrs.id)) }) },
      dispatchTransaction(transaction) {
        const state = view.state.apply(transaction);
        view.updateState(state);
        if (transaction.docChanged && !transaction.getMeta(FROM_FIELD)) write(writeMarkdown(state.doc));
        wishes.onState(state);
      },
    },
  );
  const write = (markdown: string) => {
    if (markdown === area.value) return;
    last = markdown;
    typeInto(area, markdown);
  };
  /** A draft that came back, a form that was emptied. */
  const sync = () => {
    if (area.value === last) return;
    last = area.value;
    const { doc } = view.state;
    const { content } = readMarkdown(area.value);
    const come = view.state.tr.replace(0, doc.content.size, new Slice(content, 0, 0));
    // Undoing is for what she typed: it does not lead back behind what came from elsewhere.
    view.dispatch(come.setMeta(FROM_FIELD, true).setMeta('addToHistory', false));
  };
  const reset = () => void setTimeout(sync);
  area.addEventListener('input', sync);
  area.form?.addEventListener('reset', reset);
  wishes.onState(view.state);
  const close = () => {
    area.removeEventListener('input', sync);
    area.form?.removeEventListener('reset', reset);
    view.destroy();
  };
  return { view, sync, close };
}

const FROM_FIELD = 'from-field';

const stateOf = (markdown: string, { onAsk }: Wishes): EditorState =>
  EditorState.create({
    doc: readMarkdown(markdown),
    plugins: [history(), rules, keys(onAsk), keymap(baseKeymap), mergeFields],
  });

function card(name: string): HTMLElement {
  const dom = document.createElement('div');
  dom.className = 'text-product';
  dom.textContent = name;
  return dom;
}

// Keys.

const { nodes } = schema;

function keys(onAsk: Wishes['onAsk']): Plugin {
  const ask =
    (question: Question): Command =>
    () => {
      onAsk(question);
      return true;
    };
  return keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    'Mod-b': toggles.bold,
    'Mod-i': toggles.italic,
    'Mod-k': ask('link'),
    Enter: chainCommands(cellBelow, splitListItem(nodes.list_item)),
    'Shift-Enter': chainCommands(exitCode, lineBreak),
    // Tab leaves the text, as it leaves every field.
    'Mod-]': sinkListItem(nodes.list_item),
    'Mod-[': liftListItem(nodes.list_item),
  });
}

/** What begins a line as in Markdown becomes what it means. */
const rules = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,4})\s$/, nodes.heading, ([, signs = '']) => ({ level: signs.length })),
    textblockTypeInputRule(/^```$/, nodes.code_block),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
    wrappingInputRule(/^\s*(\d{1,3})[.)]\s$/, nodes.ordered_list, ([, start]) => ({ start: Number(start) })),
    new InputRule(/^---$/, (state, _, from, to) => {
      let done = state.tr.delete(from, to);
      setBlock(nodes.rule.create())(state.apply(done), (transaction) => {
        for (const step of transaction.steps) done = done.step(step);
      });
      return done;
    }),
  ],
});

/** Places that a letter fills are seen as such. */
const mergeFields = new Plugin({
  props: {
    decorations({ doc }) {
      const found: Decoration[] = [];
      doc.descendants((node, at) => {
        for (const { index, 0: place } of (node.text ?? '').matchAll(/\{\{[^{}]*\}\}/g))
          found.push(Decoration.inline(at + index, at + index + place.length, { class: 'merge-field' }));
      });
      return DecorationSet.create(doc, found);
    },
  },
});

// What comes from elsewhere.

function paste(view: EditorView, { clipboardData }: ClipboardEvent, { onFile }: Wishes): boolean {
  const [file] = clipboardData?.files ?? [];
  const html = clipboardData?.getData('text/html') ?? '';
  // Word sends a picture of the words along: the words are what is meant.
  if (file && !html) {
    onFile(file);
    return true;
  }
  const isCode = view.state.selection.$from.parent.type.spec.code;
  // What was copied in an editor of ours comes back as it was.
  if (isCode || html.includes('data-pm-slice')) return false;
  const text = clipboardData?.getData('text/plain') ?? '';
  const doc = html ? readPasted(html) : readMarkdown(text.replace(/\r\n?/g, '\n'));
  const isEmpty = doc.textContent === '' && doc.childCount <= 1 && doc.firstChild?.isTextblock;
  if (isEmpty) return html !== '';
  view.dispatch(view.state.tr.replaceSelection(Slice.maxOpen(doc.content)).scrollIntoView());
  return true;
}

function drop(view: EditorView, event: DragEvent, { onFile }: Wishes): boolean {
  const [file] = event.dataTransfer?.files ?? [];
  if (!file) return false;
  event.preventDefault();
  const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
  const { tr, doc } = view.state;
  if (at !== undefined) view.dispatch(tr.setSelection(Selection.near(doc.resolve(at))));
  onFile(file);
  return true;
}
