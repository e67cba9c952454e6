import { type FormEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';
import { Icon } from './icon.tsx';

const plane = 'M4 12 20 4l-5 16-3.5-6.5zM11.5 13.5 20 4';

type Props = {
  box: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  onDraft(draft: string): void;
  placeholder: string;
  waiting: boolean;
  onSend(text: string): void;
};

/** Enter sends, Shift+Enter begins a new line; what was typed stays until it has been taken. */
export function Composer({ box, draft, onDraft, placeholder, waiting, onSend }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: as tall as what is written in it
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight + 2}px`;
  }, [draft, box]);
  const send = () => {
    const text = draft.trim();
    if (text && !waiting) onSend(text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2 border-t border-rule p-3">
      <textarea
        ref={box}
        rows={1}
        maxLength={2000}
        placeholder={placeholder}
        aria-label="Your message"
        value={draft}
        onChange={({ target }) => onDraft(target.value)}
        onKeyDown={sendOnEnter}
        disabled={waiting}
        className="block max-h-32 min-h-11 flex-1 resize-none rounded-md border border-control bg-card px-3 py-2 placeholder:text-quiet focus-visible:outline-offset-0 disabled:opacity-60"
      />
      <button
        type="submit"
        aria-label="Send"
        disabled={waiting}
        className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md bg-ink text-on-ink hover:bg-ink/90 disabled:cursor-not-allowed disabled:opacity-55"
      >
        <Icon strokes={plane} />
      </button>
    </form>
  );
}
