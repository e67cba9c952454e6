import type { ChatAnswer, ChatMessage, ChatState } from '../../../domain/support/index.ts';

export type News = ChatState & { messages: ChatMessage[] };
/** A refusal in words, or no answer at all. */
export type Refusal = { refused: true; status: number; message?: string };

const PATIENCE_MS = 40_000;
const RECONNECT_MS = [1_000, 2_000, 5_000, 10_000];

export async function sendMessage(
  keys: ChatKeys,
  message: string,
  onText: (soFar: string) => void,
): Promise<ChatAnswer | Refusal> {
  const answer = await call(
    'chat',
    keys,
    { message, numbers: readQuizNumbers() },
    'text/event-stream, application/json',
  );
  if (answer instanceof Response && answer.body && isEventStream(answer)) {
    for await (const event of eventsOf(answer.body)) {
      const {
        text,
        answer: whole,
        problem,
      } = event as { text?: string; answer?: ChatAnswer; problem?: { error?: string } };
      if (text !== undefined) onText(text);
      if (whole) return whole;
      if (problem) return { refused: true, status: 500, message: problem.error };
    }
    return { refused: true, status: 0 };
  }
  return asJson<ChatAnswer>(answer);
}

export async function giveEmail(keys: ChatKeys, email: string): Promise<News | Refusal> {
  return asJson<News>(await call('chat-email', keys, { email }));
}

export async function readConversation({ sessionId, key }: ChatKeys): Promise<News | Refusal> {
  const headers = { 'x-chat-session': sessionId, 'x-chat-key': key };
  return asJson<News>(await fetch('/functions/v1/chat', { headers }).catch(() => undefined));
}

/** News as they come, for as long as it is wanted. Returns how to hang up. */
export function listen(
  { sessionId, key }: ChatKeys,
  lastId: () => number,
  onNews: (news: News) => void,
): () => void {
  const hangUp = new AbortController();
  const { signal } = hangUp;
  const run = async () => {
    for (let failures = 0; !signal.aborted; failures++) {
      const answer = await fetch(`/functions/v1/chat-stream?after=${lastId()}`, {
        headers: { 'x-chat-session': sessionId, 'x-chat-key': key },
        signal,
      }).catch(() => undefined);
      if (answer?.status === 404) return;
      if (answer?.ok && answer.body) {
        failures = -1;
        for await (const event of eventsOf(answer.body)) onNews(event as News);
      }
      if (signal.aborted) return;
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS[Math.min(failures + 1, 3)]));
    }
  };
  void run();
  return () => hangUp.abort();
}

function call(name: string, keys: ChatKeys, body: object, accept = 'application/json') {
  return fetch(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify({ ...keys, ...body }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined);
}

async function asJson<T>(answer: Response | undefined): Promise<T | Refusal> {
  const body = (await answer?.json().catch(() => undefined)) as (T & { error?: string }) | undefined;
  if (answer?.ok && body) return body;
  return { refused: true, status: answer?.status ?? 0, message: body?.error };
}

const isEventStream = (answer: Response) =>
  answer.headers.get('content-type')?.startsWith('text/event-stream');

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const events = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) if (event.startsWith('data: ')) yield JSON.parse(event.slice(6));
    }
  } catch {
    return; // the line broke; whoever listens decides what to do
  } finally {
    reader.cancel().catch(() => {});
  }
}

export type View = 'open' | 'minimized' | 'closed';
export type ChatKeys = { sessionId: string; key: string };

const SESSION = 'chat_session_id';
const KEY = 'chat_session_key';
const VIEW = 'chat_view';
const PROGRESS = 'chat_progress';

/** A browser may refuse to keep anything; the chat then lasts as long as the page. */
const memory = new Map<string, string>();
function get(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return memory.get(name) ?? null;
  }
}
function set(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    memory.set(name, value);
  }
}

const random = (bytes: number) =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');

/** The session id names the conversation and may be shown; the key opens it and is shown to nobody. */
export function readKeys(): ChatKeys {
  const sessionId = get(SESSION);
  const key = get(KEY);
  return sessionId && key ? { sessionId, key } : renewKeys();
}

export function renewKeys(): ChatKeys {
  const keys = { sessionId: `chat_${random(18)}`, key: random(24) };
  set(SESSION, keys.sessionId);
  set(KEY, keys.key);
  set(PROGRESS, 'none');
  return keys;
}

export const readView = (): View => {
  const view = get(VIEW);
  return view === 'open' || view === 'minimized' ? view : 'closed';
};
export const saveView = (view: View) => set(VIEW, view);

/** Whether there is anything to read on the server, and whether a person may be writing. */
type Progress = 'none' | 'talking' | 'waiting';
export const readProgress = () => (get(PROGRESS) ?? 'none') as Progress;
export const saveProgress = (progress: Progress) => set(PROGRESS, progress);

/** What the quiz left in this browser, if it is what we think it is. */
function readQuizNumbers(): { lifePath: number; expression: number; soulUrge: number } | undefined {
  try {
    const { lifePath, expression, soulUrge } = JSON.parse(get('quiz_results') ?? '{}') as Record<
      string,
      unknown
    >;
    const digits = [lifePath, expression, soulUrge].map((value) =>
      typeof value === 'object' && value !== null ? (value as { value?: unknown }).value : value,
    );
    const [first, second, third] = digits;
    if (typeof first !== 'number' || typeof second !== 'number' || typeof third !== 'number')
      return undefined;
    return { lifePath: first, expression: second, soulUrge: third };
  } catch {
    return undefined;
  }
}

export const readQuizEmail = () => get('quiz_email') ?? '';
