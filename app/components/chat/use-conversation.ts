import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { chatWindowWords } from '../../../content/chat-window.ts';
import type { ChatMessage } from '../../../domain/support/index.ts';
import { giveEmail, listen, type News, type Refusal, readConversation, sendMessage } from './chat-client.ts';
import { readKeys, readProgress, renewKeys, saveProgress } from './chat-storage.ts';

export type Words = ReturnType<typeof chatWindowWords>;
/** A line of the conversation: written down on the server, or said by the window itself. */
export type Line = Pick<ChatMessage, 'role' | 'content' | 'timestamp'> & Partial<ChatMessage>;
/** What was asked and is not answered yet, with as much of the answer as there is. */
type Asking = { question: Line; soFar?: string };

/** The pace of the specification: an answer comes after a second, a page after two more. */
const PACE_MS = 1_000;
const LEAD_MS = 2_000;

const isRefusal = (answer: object): answer is Refusal => 'refused' in answer;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const line = (role: Line['role'], content: string): Line => ({
  role,
  content,
  timestamp: new Date().toISOString(),
});

type Options = { words: Words; onFromStaff(count: number): void };

/** The conversation as it happens: each message once, in the order it was written down. */
export function useConversation({ words, onFromStaff }: Options) {
  const [keys, setKeys] = useState(readKeys);
  const [lines, setLines] = useState<Line[]>([]);
  const [asking, setAsking] = useState<Asking>();
  const [needsEmail, setNeedsEmail] = useState(false);
  const [leading, setLeading] = useState<keyof Words['leading']>();
  const [withPerson, setWithPerson] = useState(false);
  /** For what goes on between two renderings: who we are now, what is shown, what waits for an answer. */
  const now = useRef({
    keys,
    shown: new Set<number>(),
    held: undefined as ChatMessage[] | undefined,
    loaded: false,
  });

  const show = (messages: ChatMessage[]): ChatMessage[] => {
    const { shown, held } = now.current;
    // News that came while a message is on its way wait for its answer, or the visitor would see her words twice.
    if (held) {
      held.push(...messages);
      return [];
    }
    const each = new Map(messages.map((message) => [message.id, message]));
    const fresh = [...each.values()].filter(({ id }) => !shown.has(id)).sort((a, b) => a.id - b.id);
    for (const { id } of fresh) shown.add(id);
    if (fresh.length > 0) setLines((before) => [...before, ...fresh]);
    return fresh;
  };

  /** Shows what is new, listens while a person may write, and asks for what is missing. */
  const take = ({ messages, status, needsEmail: asks }: News, { old = false } = {}) => {
    const fresh = show(messages);
    const person = status === 'escalated' || status === 'answered';
    saveProgress(person ? 'waiting' : 'talking');
    setWithPerson(person);
    setNeedsEmail(asks);
    if (!old) onFromStaff(fresh.filter(({ staffName }) => staffName).length);
  };

  /** A new conversation, by wish or because the old one no longer opens. */
  const renew = () => {
    const fresh = renewKeys();
    now.current = { keys: fresh, shown: new Set(), held: undefined, loaded: true };
    setKeys(fresh);
    setLines([]);
    setAsking(undefined);
    setNeedsEmail(false);
    setLeading(undefined);
    setWithPerson(false);
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

  /** Resolves with what could not be sent, for the box to keep. */
  const send = async (text: string): Promise<string | undefined> => {
    await load();
    setLeading(undefined);
    const { current } = now;
    current.held = [];
    setAsking({ question: line('user', text) });
    const pace = pause(PACE_MS);
    const grow = (soFar: string) =>
      void pace.then(() => now.current === current && setAsking((before) => before && { ...before, soFar }));
    const answer = await sendMessage(current.keys, text, grow);
    await pace;
    // The visitor has begun anew meanwhile: this answer belongs to what she left.
    if (now.current !== current) return undefined;
    // Signed out, or forgotten after thirty days: a new conversation, and she need not notice.
    if (isRefusal(answer) && answer.status === 404) {
      renew();
      return send(text);
    }
    const held = current.held;
    current.held = undefined;
    setAsking(undefined);
    show(held);
    if (isRefusal(answer)) {
      const inWords = answer.status >= 400 && answer.status < 500 && answer.message;
      const said = inWords ? line('system', inWords) : line('assistant', words.failure);
      setLines((before) => [...before, said]);
      return text;
    }
    take(answer);
    setLeading(answer.goTo);
    return undefined;
  };

  /** Resolves with what is wrong with the address, if anything is. */
  const sendEmail = async (email: string): Promise<string | undefined> => {
    const answer = await giveEmail(now.current.keys, email);
    if (isRefusal(answer)) return answer.message ?? words.failure;
    take(answer);
    return undefined;
  };

  const onNews = useEffectEvent((news: News) => take(news));
  useEffect(() => {
    if (!withPerson) return;
    return listen(keys, () => Math.max(0, ...now.current.shown), onNews);
  }, [keys, withPerson]);
  useEffect(() => {
    if (!leading) return;
    const timer = setTimeout(() => location.assign(leading), LEAD_MS);
    return () => clearTimeout(timer);
  }, [leading]);

  return {
    sessionId: keys.sessionId,
    lines,
    asking,
    needsEmail,
    leading,
    load,
    send,
    sendEmail,
    restart: renew,
    stay: () => setLeading(undefined),
  };
}
