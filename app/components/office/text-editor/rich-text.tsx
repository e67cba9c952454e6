import './text-editor.css';
import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useProducts } from '../product-choice.tsx';
import { Ask, type Asked } from './ask.tsx';
import { type Offer, offers, type Question, setText } from './commands.ts';
import { openEditor } from './editor-view.ts';
import { SlashMenu, slashAt } from './slash-menu.tsx';
import { Toolbar } from './toolbar.tsx';

/** What a letter fills for each reader: its name in words, and how it is written. */
export type MergeField = { name: string; text: string };

type Props = {
  area: RefObject<HTMLTextAreaElement | null>;
  /** What stands in it where the page says so, without a stroke: what was saved, or what an editor around it holds. */
  value: unknown;
  rows: number;
  mergeFields: MergeField[];
  /** By what it is named, and what is wrong with it. */
  names: { 'aria-labelledby': string; 'aria-describedby'?: string; 'aria-invalid'?: true };
};

/** A text as it will look, over the field that holds its Markdown. */
export default function RichText({ area, value, mergeFields, rows, names }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const [editor, setEditor] = useState<{ view: EditorView; state: EditorState; sync(): void }>();
  const [asked, setAsked] = useState<Asked>();
  const { nameOf } = useProducts();
  const all: Offer[] = [
    ...mergeFields.map(({ name, text }) => ({
      name,
      about: `merge field reader ${text}`,
      run: setText(text),
    })),
    ...offers,
  ];
  const menu = useSlashMenu(editor, all, (run) => choose(run));
  const choose = (run: Offer['run']) => {
    if (!editor) return;
    if (typeof run === 'string') return setAsked({ question: run });
    run(editor.view.state, editor.view.dispatch);
    editor.view.focus();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey && event.key === 'F10') {
      place.current?.parentElement?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus();
      return true;
    }
    // The office's own search listens for it, too.
    if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) event.stopPropagation();
    return menu.onKey(event);
  });
  const onAsk = useEffectEvent((question: Question) => setAsked({ question }));
  const onFile = useEffectEvent((file: File) => setAsked({ question: 'media', file }));
  const nameOfProduct = useEffectEvent(nameOf);
  useEffect(() => {
    if (!area.current || !place.current) return;
    let open: ReturnType<typeof openEditor> | undefined;
    const onState = (state: EditorState) => open && setEditor({ ...open, state });
    open = openEditor({
      ...{
        area: area.current,
        place: place.current,
        attributes: { class: 'rendered-text text-editor-text' },
      },
      ...{ onState, onKey, onAsk, onFile, nameOfProduct },
    });
    onState(open.view.state);
    return () => open?.close();
  }, [area]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is the reason to look at the field
  useEffect(() => editor?.sync(), [value]);
  return (
    <div className="text-editor-box relative">
      {editor && (
        <Toolbar view={editor.view} state={editor.state} onAsk={(question) => setAsked({ question })} />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: no element of HTML holds text with headings and pictures */}
      <div
        ref={place}
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        {...names}
        aria-controls={menu.isOpen ? menuId : undefined}
        aria-activedescendant={menu.isOpen ? `${menuId}-${menu.at}` : undefined}
        style={{ minHeight: `${Math.min(rows, 14) * 1.6}rem` }}
      />
      {editor && menu.isOpen && <SlashMenu id={menuId} view={editor.view} {...menu} />}
      {editor && asked && <Ask asked={asked} view={editor.view} onClose={() => setAsked(undefined)} />}
    </div>
  );
}

/** What fits what was typed behind a slash; the arrow keys choose, Enter takes, Escape closes. */
function useSlashMenu(
  editor: { view: EditorView; state: EditorState } | undefined,
  all: Offer[],
  choose: (run: Offer['run']) => void,
) {
  const [{ at, closedAt }, setMenu] = useState<{ at: number; closedAt?: number }>({ at: 0 });
  const slash = editor && slashAt(editor.state);
  const typed = slash?.typed.toLowerCase() ?? '';
  const fitting = slash
    ? all.filter(
        ({ name, about, fits }) =>
          `${name} ${about}`.toLowerCase().includes(typed) && (fits?.(editor.state) ?? true),
      )
    : [];
  const isOpen = slash !== undefined && fitting.length > 0 && closedAt !== slash.from;
  const chosen = Math.min(at, fitting.length - 1);
  const take = (place: number) => {
    const offer = fitting[place];
    if (!editor || !slash || !offer) return;
    editor.view.dispatch(editor.view.state.tr.delete(slash.from, slash.to));
    setMenu({ at: 0 });
    choose(offer.run);
  };
  const move = (steps: number) => setMenu({ at: (chosen + steps + fitting.length) % fitting.length });
  const onKey = ({ key }: KeyboardEvent): boolean => {
    if (!isOpen) return false;
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Enter') take(chosen);
    else if (key === 'Escape') setMenu({ at: 0, closedAt: slash.from });
    else return false;
    return true;
  };
  return { isOpen, at: chosen, from: slash?.from ?? 0, fitting, onKey, onTake: take };
}
