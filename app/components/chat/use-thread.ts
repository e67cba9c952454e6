import { useRef, useState } from 'react';
import type { chatWindowWords } from '../../../content/chat-window.ts';
import type { ChatMessage } from '../../../domain/support/index.ts';
import { type News, type Refusal, readConversation } from './chat-client.ts';
import { readKeys, readProgress, renewKeys, saveProgress } from './chat-storage.ts';

export type Words = ReturnType<typeof chatWindowWords>;
/** A line of the conversation: written down on the server, or said by the window itself. */
export type Line = Pick<ChatMessage, 'role' | 'content' | 'timestamp'> & Partial<ChatMessage>;
/** What was asked and is not answered yet, with as much of the answer as there is. */
type Asking = { question: Line; soFar?: string };
type State = { asking?: Asking; needsEmail: boolean; leading?: keyof Words['leading']; withPerson: boolean };

const begun: State = { needsEmail: false, withPerson: false };

export const isRefusal = (answer: object): answer is Refusal => 'refused' in answer;

/** A conversation as this browser knows it: read when it is first needed, and begun anew by wish. */
export function useThread(onFromStaff: (count: number) => void) {
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
