import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMeantAddress } from '../../ui/field.tsx';
import { Emblem } from '../drawings/emblem.tsx';
import { readQuizEmail, type View } from './chat-client.ts';
import { Composer } from './composer.tsx';
import { Icon } from './icon.tsx';
import { Message, Typing } from './message.tsx';
import { useConversation, type Words } from './use-conversation.ts';

const SESSION_SHOWN = 20;
const minus = 'M6 12h12';
const up = 'M6 15l6-6 6 6';
const cross = 'M6 6l12 12M18 6 6 18';
const restart = 'M5 12a7 7 0 1 0 2.5-5.4M5 4v4h4';
const iconButton = 'flex size-11 cursor-pointer items-center justify-center rounded-md hover:bg-sunken';

const sheet = 'animate-rise flex flex-col border border-rule bg-card text-[1rem] leading-[1.55] shadow-page';
const looks: Record<View, string> = {
  open: `${sheet} fixed inset-0 z-40 h-dvh sm:inset-auto sm:right-6 sm:bottom-6 sm:h-[min(600px,calc(100dvh-3rem))] sm:w-[400px] sm:rounded-md`,
  minimized: `${sheet} fixed right-4 bottom-[calc(1rem+var(--dock,0px))] w-80 max-w-[calc(100vw-2rem)] rounded-md`,
  closed: 'hidden',
};

export type ChatWindowProps = {
  words: Words;
  view: View;
  /** Whether the page shows the window by itself, and leaves the focus where it is. */
  quiet: RefObject<boolean>;
  unread: number;
  onView(view: View): void;
  onUnread(more: number): void;
};

export function ChatWindow({ words, view, quiet, unread, onView, onUnread }: ChatWindowProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState('');
  const viewNow = useRef(view);
  viewNow.current = view;
  const chat = useConversation({
    words,
    onFromStaff: (count) => count > 0 && viewNow.current !== 'open' && onUnread(count),
  });
  const { lines, asking, needsEmail, leading } = chat;

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the window changes, and only then
  useEffect(() => {
    void chat.load();
    if (quiet.current) return;
    if (view === 'open') box.current?.focus();
    if (view === 'minimized') toggle.current?.focus();
  }, [view]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is added is to be seen
  useLayoutEffect(() => {
    if (log.current) showLast(log.current);
  }, [lines, asking, needsEmail, leading, view]);

  const isWaiting = asking !== undefined;
  // A box that rests has lost the focus; it gets it back with the answer.
  useEffect(() => {
    if (!isWaiting && viewNow.current === 'open' && !quiet.current) box.current?.focus();
  }, [isWaiting, quiet]);

  const say = async (text: string) => {
    quiet.current = false;
    setDraft('');
    const unsent = await chat.send(text);
    if (unsent !== undefined) setDraft(unsent);
  };

  const isOpen = view === 'open';
  return (
    <section
      role="dialog"
      aria-label={`Chat with ${words.name}`}
      className={looks[view]}
      onKeyDown={({ key }) => key === 'Escape' && onView('closed')}
    >
      <Head name={words.name} toggle={toggle} isOpen={isOpen} unread={unread} onView={onView} />
      <div hidden={!isOpen} className="flex min-h-0 flex-1 flex-col">
        <SessionLine
          sessionId={chat.sessionId}
          onRestart={() => {
            chat.restart();
            box.current?.focus();
          }}
        />
        <div
          ref={log}
          role="log"
          aria-live="polite"
          aria-label="Conversation"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
          tabIndex={0}
          className="flex-1 space-y-4 overflow-y-auto overscroll-contain px-4 pt-2 pb-4"
        >
          <Lines lines={lines} asking={asking} words={words} onSay={(text) => void say(text)} />
        </div>
        <div className="shrink-0">
          {needsEmail && (
            <EmailForm
              label={words.emailLabel}
              known={readQuizEmail()}
              onGive={async (email) => {
                const problem = await chat.sendEmail(email);
                if (!problem) box.current?.focus();
                return problem;
              }}
            />
          )}
          {leading && (
            <Leading
              text={words.leading[leading]}
              stay={words.stay}
              onStay={() => {
                chat.stay();
                box.current?.focus();
              }}
            />
          )}
        </div>
        <Composer
          box={box}
          draft={draft}
          onDraft={setDraft}
          placeholder={words.placeholder}
          waiting={isWaiting}
          onSend={(text) => void say(text)}
        />
      </div>
    </section>
  );
}

/** The end of the conversation; of an answer that is longer than the window, its beginning. */
function showLast(log: HTMLElement): void {
  log.scrollTop = log.scrollHeight;
  const last = [...log.querySelectorAll('[data-role]')].at(-1)?.getBoundingClientRect();
  if (last && last.height > log.clientHeight) log.scrollTop += last.top - log.getBoundingClientRect().top;
}

type HeadProps = {
  name: string;
  toggle: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  unread: number;
  onView(view: View): void;
};

/** Not a <header>: that would be a second banner of the page. */
function Head({ name, toggle, isOpen, unread, onView }: HeadProps) {
  return (
    <div
      data-unread={unread > 0 ? '' : undefined}
      className="relative flex items-center gap-1 border-b border-rule py-1.5 pr-1.5 pl-4"
    >
      <h2 className="flex min-w-0 flex-1 items-center gap-2.5 font-normal">
        <Emblem className="size-7 text-gold" />
        <span className="serif truncate text-[1.125rem]">{name}</span>
        <span className="rounded-sm border border-gold px-1 text-[0.6875rem] leading-4 font-bold text-gold">
          AI
        </span>
      </h2>
      <button
        ref={toggle}
        type="button"
        aria-label={isOpen ? 'Minimize the chat' : 'Restore the chat'}
        onClick={() => onView(isOpen ? 'minimized' : 'open')}
        className={iconButton}
      >
        <Icon strokes={isOpen ? minus : up} />
      </button>
      <button
        type="button"
        aria-label="Close the chat"
        onClick={() => onView('closed')}
        className={iconButton}
      >
        <Icon strokes={cross} />
      </button>
    </div>
  );
}

function SessionLine({ sessionId, onRestart }: { sessionId: string; onRestart(): void }) {
  return (
    <p className="flex items-center justify-between gap-2 pl-4 text-[0.75rem] leading-4 text-quiet">
      <span data-session="" className="truncate">
        Session {sessionId.slice(0, SESSION_SHOWN)}
      </span>
      <button
        type="button"
        aria-label="Start a new conversation"
        title="Start a new conversation"
        onClick={onRestart}
        className={iconButton}
      >
        <Icon strokes={restart} className="size-4" />
      </button>
    </p>
  );
}

type LinesProps = Pick<ReturnType<typeof useConversation>, 'lines' | 'asking'> & {
  words: Words;
  onSay(text: string): void;
};

function Lines({ lines, asking, words, onSay }: LinesProps) {
  const opening = { role: 'assistant', content: words.welcome } as const;
  return (
    <>
      <Message line={opening} words={words} />
      {lines.length === 0 && !asking && <Suggestions questions={words.suggestions} onAsk={onSay} />}
      {lines.map((line, at) => (
        <Message
          key={line.id ?? `said-${at}`}
          line={line}
          words={words}
          onAskPerson={() => onSay(words.wantsPerson)}
        />
      ))}
      {asking && <Message line={asking.question} words={words} />}
      {asking &&
        (asking.soFar === undefined ? (
          <Typing name={words.name} />
        ) : (
          <Message line={{ ...opening, content: asking.soFar }} words={words} />
        ))}
    </>
  );
}

function Suggestions({ questions, onAsk }: { questions: string[]; onAsk(question: string): void }) {
  return (
    <ul className="space-y-2" aria-label="Suggested questions">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="min-h-11 w-full cursor-pointer rounded-md border border-rule bg-paper px-3.5 py-2 text-left text-fine hover:border-control"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Leading({ text, stay, onStay }: { text: string; stay: string; onStay(): void }) {
  return (
    <div
      role="status"
      className="relative flex items-center justify-between gap-3 overflow-hidden border-t border-rule bg-sunken py-1.5 pr-2 pl-4"
    >
      <span className="text-fine">{text} …</span>
      <button
        type="button"
        onClick={onStay}
        className="min-h-11 cursor-pointer rounded-md border border-control px-3.5 text-fine font-semibold hover:bg-card"
      >
        {stay}
      </button>
      <span
        className="animate-lead absolute inset-x-0 bottom-0 h-0.5 origin-left bg-leaf"
        aria-hidden="true"
      />
    </div>
  );
}

type Props = { label: string; known: string; onGive(email: string): Promise<string | undefined> };

/** A person will answer: where to? */
function EmailForm({ label, known, onGive }: Props) {
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const { place, left, typed, question } = useMeantAddress();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSending(true);
    setProblem(await onGive(String(new FormData(event.currentTarget).get('email') ?? '')));
    setSending(false);
  };
  return (
    <form
      aria-label={label}
      onSubmit={(event) => void submit(event)}
      className="mx-3 mb-3 space-y-2 rounded-md border border-rule bg-paper p-3"
    >
      <div ref={place} className="flex gap-2">
        <input
          type="email"
          name="email"
          onBlur={({ target }) => left(target.value)}
          onChange={typed}
          required
          autoComplete="email"
          defaultValue={known}
          aria-label={label}
          placeholder={label}
          className="block h-11 w-full min-w-0 flex-1 rounded-md border border-control bg-card px-3 placeholder:text-quiet"
        />
        <button
          type="submit"
          disabled={sending}
          className="min-h-11 shrink-0 cursor-pointer rounded-md bg-gold px-4 text-fine font-semibold text-on-ink hover:bg-gold/90"
        >
          Send
        </button>
      </div>
      {question}
      <p role="alert" className="text-fine font-semibold text-bad empty:hidden">
        {problem}
      </p>
    </form>
  );
}
