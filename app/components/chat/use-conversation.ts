import { useEffect, useEffectEvent } from 'react';
import { giveEmail, listen, type News, type Refusal, sendMessage } from './chat-client.ts';
import type { ChatKeys } from './chat-storage.ts';
import { isRefusal, type Line, useThread, type Words } from './use-thread.ts';

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
    ...{ asking, needsEmail, leading, load, send, sendEmail },
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
