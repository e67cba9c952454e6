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

type Typed = { email?: string; code?: string };
const TYPED = 'checkout_typed';

/** For this tab alone, so that Back and "Cancel and go back" on the payment page find it and no later visit does. */
export function saveForReturn(typed: Typed): void {
  try {
    sessionStorage.setItem(TYPED, JSON.stringify(typed));
  } catch {} // storage is switched off
}

export function typedBeforeReturn(): Typed {
  try {
    const typed: unknown = JSON.parse(sessionStorage.getItem(TYPED) ?? '{}');
    const { email, code } = fieldsIn(typed);
    return { email, code };
  } catch {
    return {};
  }
}

function fieldsIn(stored: unknown): Partial<Record<string, string>> {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'));
}
