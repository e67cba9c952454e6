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
export type Progress = 'none' | 'talking' | 'waiting';
export const readProgress = () => (get(PROGRESS) ?? 'none') as Progress;
export const saveProgress = (progress: Progress) => set(PROGRESS, progress);

/** What the quiz left in this browser, if it is what we think it is. */
export function readQuizNumbers(): { lifePath: number; expression: number; soulUrge: number } | undefined {
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
