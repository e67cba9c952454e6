import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useRef } from 'react';
import type { Offer } from './commands.ts';

/** The slash before the cursor, with what was typed behind it. */
export function slashAt({ selection }: EditorState): { from: number; to: number; typed: string } | undefined {
  const { $from, empty } = selection;
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return undefined;
  const before = $from.parent.textBetween(
    Math.max(0, $from.parentOffset - 40),
    $from.parentOffset,
    null,
    ' ',
  );
  const typed = /(?:^|\s)\/([a-z ]{0,24})$/i.exec(before)?.[1];
  return typed === undefined ? undefined : { from: $from.pos - typed.length - 1, to: $from.pos, typed };
}

type Props = {
  id: string;
  view: EditorView;
  from: number;
  at: number;
  fitting: Offer[];
  onKey(event: KeyboardEvent): boolean;
  onTake(place: number): void;
};

/** Under the slash. The keys stay with the text, which says which line is chosen. */
export function SlashMenu({ id, view, from, at, fitting, onKey, onTake }: Props) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line is the reason to look
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const { bottom, left } = view.coordsAtPos(Math.min(from, view.state.doc.content.size));
  const box = view.dom.parentElement?.getBoundingClientRect();
  const place = box && {
    top: bottom - box.top + 4,
    left: Math.max(0, Math.min(left - box.left, box.width - 320)),
  };
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="What to set here"
      // It scrolls, so the keyboard can get into it.
      tabIndex={0}
      aria-activedescendant={`${id}-${at}`}
      onKeyDown={(event) => onKey(event.nativeEvent) && event.preventDefault()}
      className="text-editor-menu"
      style={place}
    >
      {fitting.map(({ name }, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text's
        // biome-ignore lint/a11y/useFocusableInteractive: the text says which is chosen
        <div
          key={name}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === at}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(place)}
        >
          {name}
        </div>
      ))}
    </div>
  );
}
