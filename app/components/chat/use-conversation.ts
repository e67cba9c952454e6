import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { chatWindowWords } from '../../../content/chat-window.ts';
import type { ChatMessage } from '../../../domain/support/index.ts';
import {
  type ChatKeys,
  giveEmail,
  listen,
  type News,
  type Refusal,
  readConversation,
  readKeys,
  readProgress,
  renewKeys,
  saveProgress,
  sendMessage,
} from './chat-client.ts';

/** The pace of the specification: an answer comes after a second, a page after two more. */
const PACE_MS = 1_000;
const LEAD_MS = 2_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const line = (role: Line['role'], content: string): Line => ({
  role,
  content,
  timestamp: new Date().toISOString(),
});

type Options = { words: Words; onFromStaff(count: number): void };

/** The conversation as it happens: what the visitor says, and what comes back. */
export function useConversation({ words, onFromStaff }: Options) {
  const thread = useThread(onFromStaff);
  const { keys, now, lines, change, take, renew, load } = thread;
  const { asking, needsEmail, leading, withPerson } = thread.state;

  /** Resolves with what could not be sent, for the box to keep. */
  const send = async (text: string): Promise<string | undefined> => {
    await load();
    const { current } = now;
    lines.hold();
    change({ leading: undefined, asking: { question: line('user', text) } });
    const answer = await ask(current.keys, text, (soFar) => {
      if (now.current === current) thread.grow(soFar);
    });
    // The visitor has begun anew meanwhile: this answer belongs to what was left.
    if (now.current !== current) return undefined;
    // Signed out, or forgotten after thirty days: a new conversation, and nobody need notice.
    if (isRefusal(answer) && answer.status === 404) {
      renew();
      return send(text);
    }
    change({ asking: undefined });
    lines.release();
    if (isRefusal(answer)) {
      lines.add(refusalLine(answer, words));
      return text;
    }
    take(answer);
    change({ leading: answer.goTo });
    return undefined;
  };

  /** Resolves with what is wrong with the address, if anything is. */
  const sendEmail = async (email: string): Promise<string | undefined> => {
    const answer = await giveEmail(now.current.keys, email);
    if (isRefusal(answer)) return answer.message ?? words.failure;
    take(answer);
    return undefined;
  };

  useNews(keys, { isOn: withPerson, newest: lines.newest, onNews: (news) => take(news) });
  useLeading(leading);

  return {
    sessionId: keys.sessionId,
    lines: lines.all,
    asking,
    needsEmail,
    leading,
    load,
    send,
    sendEmail,
    restart: renew,
    stay: () => change({ leading: undefined }),
  };
}

/** Sends a question, and answers no faster than the pace; `onPart` hears as much of the answer as there is. */
async function ask(keys: ChatKeys, text: string, onPart: (soFar: string) => void) {
  const pace = pause(PACE_MS);
  const answer = await sendMessage(keys, text, (soFar) => void pace.then(() => onPart(soFar)));
  await pace;
  return answer;
}

function refusalLine({ status, message }: Refusal, words: Words): Line {
  const inWords = status >= 400 && status < 500 && message;
  return inWords ? line('system', inWords) : line('assistant', words.failure);
}

type Listening = { isOn: boolean; newest(): number; onNews(news: News): void };

/** Listens while a person may write. */
function useNews(keys: ChatKeys, { isOn, newest, onNews }: Listening) {
  const hear = useEffectEvent(onNews);
  const newestNow = useEffectEvent(newest);
  useEffect(() => {
    if (!isOn) return;
    return listen(
      keys,
      () => newestNow(),
      (news) => hear(news),
    );
  }, [keys, isOn]);
}

/** Goes where the answer leads, unless the visitor stays. */
function useLeading(path: string | undefined) {
  useEffect(() => {
    if (!path) return;
    const timer = setTimeout(() => location.assign(path), LEAD_MS);
    return () => clearTimeout(timer);
  }, [path]);
}

export type Words = ReturnType<typeof chatWindowWords>;
/** A line of the conversation: written down on the server, or said by the window itself. */
type Line = Pick<ChatMessage, 'role' | 'content' | 'timestamp'> & Partial<ChatMessage>;
/** What was asked and is not answered yet, with as much of the answer as there is. */
type Asking = { question: Line; soFar?: string };
type State = { asking?: Asking; needsEmail: boolean; leading?: keyof Words['leading']; withPerson: boolean };

const begun: State = { needsEmail: false, withPerson: false };

const isRefusal = (answer: object): answer is Refusal => 'refused' in answer;

/** A conversation as this browser knows it: read when it is first needed, and begun anew by wish. */
function useThread(onFromStaff: (count: number) => void) {
  const [keys, setKeys] = useState(readKeys);
  const [state, setState] = useState(begun);
  const lines = useLines();
  /** Replaced by a new conversation: by it, whatever is still on its way knows that it comes too late. */
  const now = useRef({ keys, loaded: false });

  const change = (part: Partial<State>) => setState((before) => ({ ...before, ...part }));
  const grow = (soFar: string) =>
    setState(({ asking, ...rest }) => ({ ...rest, asking: asking && { ...asking, soFar } }));

  /** Shows what is new, listens while a person may write, and asks for what is missing. */
  const take = ({ messages, status, needsEmail }: News, { old = false } = {}) => {
    const fresh = lines.show(messages);
    const withPerson = status === 'escalated' || status === 'answered';
    saveProgress(withPerson ? 'waiting' : 'talking');
    change({ withPerson, needsEmail });
    if (!old) onFromStaff(fresh.filter(({ staffName }) => staffName).length);
  };

  /** A new conversation, by wish or because the old one no longer opens. */
  const renew = () => {
    const fresh = renewKeys();
    now.current = { keys: fresh, loaded: true };
    setKeys(fresh);
    lines.clear();
    setState(begun);
  };

  const load = async (): Promise<void> => {
    const { current } = now;
    if (current.loaded || readProgress() === 'none') return;
    current.loaded = true;
    const answer = await readConversation(current.keys);
    if (now.current !== current) return;
    if (!isRefusal(answer)) take(answer, { old: true });
    else if (answer.status === 404) renew();
    else current.loaded = false;
  };

  return { keys, now, lines, state, change, grow, take, renew, load };
}

/** Each message once, in the order it was written down. */
function useLines() {
  const [all, setAll] = useState<Line[]>([]);
  const shown = useRef(new Set<number>());
  const held = useRef<ChatMessage[]>(undefined);

  const show = (messages: ChatMessage[]): ChatMessage[] => {
    // News that came while a message is on its way wait for its answer, or its words would be seen twice.
    if (held.current) {
      held.current.push(...messages);
      return [];
    }
    const each = new Map(messages.map((message) => [message.id, message]));
    const fresh = [...each.values()].filter(({ id }) => !shown.current.has(id)).sort((a, b) => a.id - b.id);
    for (const { id } of fresh) shown.current.add(id);
    if (fresh.length > 0) setAll((before) => [...before, ...fresh]);
    return fresh;
  };

  return {
    all,
    show,
    add: (said: Line) => setAll((before) => [...before, said]),
    hold: () => {
      held.current = [];
    },
    release: () => {
      const waiting = held.current ?? [];
      held.current = undefined;
      show(waiting);
    },
    clear: () => {
      shown.current = new Set();
      held.current = undefined;
      setAll([]);
    },
    newest: () => Math.max(0, ...shown.current),
  };
}
