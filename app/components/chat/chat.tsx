import { type ComponentType, useEffect, useRef, useState } from 'react';
import { chatWindowWords } from '../../../content/chat-window.ts';
import { readProgress, readView, saveView, type View } from './chat-client.ts';
import type { ChatWindowProps } from './chat-window.tsx';
import { Icon } from './icon.tsx';

/** Where a browser has one of these stored, the chat has something to show before it is touched. */
export const chatIsBusy = 'chat_view=open chat_view=minimized chat_progress=waiting';

const bubble = 'M4 5.5h16v11h-8.5L7 20v-3.5H4zM8 9.5h8M8 12.5h5';
const OPEN = 'Open the AI chat assistant';

/**
 * The floating button, and all of the chat that a page pays for until somebody wants it. The window itself is fetched
 * on the first press, when it stood open on the page before, or when a person of ours may be writing.
 */
export function Chat({ guide, contactEmail }: { guide: string; contactEmail: string }) {
  const words = chatWindowWords({ guide, contactEmail });
  const [view, setView] = useState<View>('closed');
  const [unread, setUnread] = useState(0);
  const [failed, setFailed] = useState(false);
  const [Window, setWindow] = useState<ComponentType<ChatWindowProps>>();
  const button = useRef<HTMLButtonElement>(null);
  /** A page that restores what stood open before must not take the focus from the reader. */
  const quiet = useRef(true);

  const load = async () => {
    try {
      const { ChatWindow } = await import('./chat-window.tsx');
      setWindow(() => ChatWindow);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  const show = (next: View) => {
    quiet.current = false;
    saveView(next);
    setView(next);
    if (next === 'open') setUnread(0);
    void load();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const stored = readView();
    setView(stored);
    if (stored !== 'closed' || readProgress() === 'waiting') void load();
  }, []);
  useEffect(() => {
    if (view === 'closed' && !quiet.current) button.current?.focus();
  }, [view]);

  const isShown = view !== 'closed' && Window !== undefined;
  return (
    <div data-chat="" className="needs-script chat-corner fixed z-30 print:hidden">
      {failed && (
        <p
          role="alert"
          className="fixed right-4 bottom-4 w-64 rounded-md border border-bad bg-card p-3 text-fine"
        >
          {words.failure}
        </p>
      )}
      <button
        ref={button}
        type="button"
        hidden={isShown}
        aria-label={unread > 0 ? `${OPEN}, ${unread} new` : OPEN}
        aria-expanded={view === 'open'}
        aria-haspopup="dialog"
        data-unread={unread > 0 ? '' : undefined}
        onClick={() => show('open')}
        onPointerEnter={() => void load()}
        className="relative flex size-11 cursor-pointer items-center justify-center rounded-full border border-leaf bg-ink text-on-ink shadow-page transition-transform hover:-translate-y-0.5"
      >
        <Icon strokes={bubble} className="size-5" />
        <span
          className="absolute -top-1 -right-1 rounded-sm border border-ink bg-leaf px-1 text-[0.625rem] leading-4 font-bold text-[#1d2140]"
          aria-hidden="true"
        >
          AI
        </span>
      </button>
      {Window && (
        <Window
          words={words}
          view={view}
          quiet={quiet}
          unread={unread}
          onView={show}
          onUnread={(more) => setUnread((before) => before + more)}
        />
      )}
    </div>
  );
}
