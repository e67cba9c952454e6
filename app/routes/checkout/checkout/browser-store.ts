const QUIZ_EMAIL = 'quiz_email';
const BROWSER_KEY = 'checkout_key';

/** The address typed in the quiz, if this browser took it. */
export function quizEmail(): string | undefined {
  try {
    return localStorage.getItem(QUIZ_EMAIL) || undefined;
  } catch {
    return undefined; // storage is switched off
  }
}

/** A secret of this browser, by which it may replace its own unfinished order. */
export function browserKey(): string | undefined {
  try {
    const known = localStorage.getItem(BROWSER_KEY);
    if (known) return known;
    const made = crypto.randomUUID();
    localStorage.setItem(BROWSER_KEY, made);
    return made;
  } catch {
    return undefined;
  }
}

type Typed = { email?: string };

/** Beside this visit in the browser's history, so that Back from the payment page finds it and no later visit does. */
export function saveForReturn(typed: Typed): void {
  history.replaceState({ ...history.state, typed }, '');
}

export const typedBeforeReturn = (): Typed => (history.state as { typed?: Typed } | null)?.typed ?? {};
