import {
  Bold,
  Heading2,
  Heading3,
  Images,
  Italic,
  Link,
  List,
  ListOrdered,
  Plus,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react';
import { redo, undo } from 'prosemirror-history';
import type { MarkType } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { Toolbar as Radix } from 'radix-ui';
import type { ComponentType } from 'react';
import { heading, isIn, linkAt, list, type Question, quote, toggles } from './commands.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

type Tool = {
  name: string;
  keys?: string;
  Icon: ComponentType<{ className?: string }>;
  run: Command;
  isOn?(state: EditorState): boolean;
};

const hasMark =
  (type: MarkType) =>
  ({ doc, selection, storedMarks }: EditorState) =>
    selection.empty
      ? Boolean(type.isInSet(storedMarks ?? selection.$from.marks()))
      : doc.rangeHasMark(selection.from, selection.to, type);

const styles: Tool[] = [
  { name: 'Bold', keys: 'Control+B', Icon: Bold, run: toggles.bold, isOn: hasMark(marks.strong) },
  { name: 'Italic', keys: 'Control+I', Icon: Italic, run: toggles.italic, isOn: hasMark(marks.em) },
  {
    name: 'Heading',
    Icon: Heading2,
    run: heading(2),
    isOn: (state) => isIn(state, nodes.heading, { level: 2 }),
  },
  {
    ...{ name: 'Small heading', Icon: Heading3, run: heading(3) },
    isOn: (state) => isIn(state, nodes.heading, { level: 3 }),
  },
  {
    name: 'Bullet list',
    Icon: List,
    run: list(nodes.bullet_list),
    isOn: (state) => isIn(state, nodes.bullet_list),
  },
  {
    ...{ name: 'Numbered list', Icon: ListOrdered, run: list(nodes.ordered_list) },
    isOn: (state) => isIn(state, nodes.ordered_list),
  },
  { name: 'Quote', Icon: Quote, run: quote, isOn: (state) => isIn(state, nodes.blockquote) },
];
const history: Tool[] = [
  { name: 'Undo', keys: 'Control+Z', Icon: Undo2, run: undo },
  { name: 'Redo', keys: 'Control+Y', Icon: Redo2, run: redo },
];

type Props = { view: EditorView; state: EditorState; onAsk(question: Question): void };

/** One stop for the Tab key; the arrow keys go from tool to tool, and Escape back to the text. */
export function Toolbar({ view, state, onAsk }: Props) {
  const use = (run: Command) => {
    run(view.state, view.dispatch);
    view.focus();
  };
  const tool = ({ name, keys, Icon, run, isOn }: Tool) => (
    <Radix.Button
      key={name}
      type="button"
      aria-label={name}
      title={name}
      aria-keyshortcuts={keys}
      aria-pressed={isOn?.(state)}
      aria-disabled={run(state) ? undefined : true}
      onClick={() => use(run)}
    >
      <Icon className="size-4.5" />
    </Radix.Button>
  );
  return (
    <Radix.Root
      aria-label="Formatting"
      className="text-editor-tools"
      // What is selected in the text stays so.
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={({ key }) => key === 'Escape' && view.focus()}
    >
      {styles.map(tool)}
      <Radix.Button
        type="button"
        aria-label="Link"
        title="Link"
        aria-keyshortcuts="Control+K"
        aria-pressed={linkAt(state) !== undefined}
        onClick={() => onAsk('link')}
      >
        <Link className="size-4.5" />
      </Radix.Button>
      <Radix.Button
        type="button"
        aria-label="Add a picture, film, sound or file"
        title="Picture, film, sound or file"
        onClick={() => onAsk('media')}
      >
        <Images className="size-4.5" />
      </Radix.Button>
      <Radix.Button type="button" onClick={() => use(openMenu)}>
        <Plus className="size-4.5" /> Insert
      </Radix.Button>
      {history.map(tool)}
    </Radix.Root>
  );
}

/** The menu opens wherever a slash is typed. */
const openMenu: Command = ({ tr, selection }, dispatch) => {
  const { $from } = selection;
  const before = $from.parent.textBetween(0, $from.parentOffset, null, ' ');
  dispatch?.(tr.insertText(before === '' || before.endsWith(' ') ? '/' : ' /').scrollIntoView());
  return true;
};
