import type { QuizCards, ThreeNumbers } from '../../../domain/readings/browser.ts';
import type { CapturedLead, ShownSpelling } from '../../../domain/readings/index.ts';

export type Step = 1 | 2 | 3 | 4;
export type Outcome = { cards: QuizCards; spelling: ShownSpelling };

/** Everything the visitor has told and been told. It outlives a reload, and ends with the tab. */
export type Progress = {
  step: Step;
  name: string;
  email: string;
  marketingConsent: boolean;
  birthDate: string;
  /** The calculation spelling, where the visitor changed ours. */
  spelling?: string;
  outcome?: Outcome;
  lead?: CapturedLead;
};

export const beginning: Progress = { step: 1, name: '', email: '', marketingConsent: false, birthDate: '' };

const PROGRESS = 'quiz_progress';
const RESULTS = 'quiz_results';
const EMAIL = 'quiz_email';

export function readProgress(): Progress {
  const stored = read<Progress>(sessionStorageOrNone(), PROGRESS);
  if (stored) return { ...beginning, ...stored };
  return { ...beginning, email: localStorageOrNone()?.getItem(EMAIL) ?? '' };
}

export function saveProgress(progress: Progress): void {
  write(sessionStorageOrNone(), PROGRESS, progress);
}

/** The three numbers, for the rest of the site: chat, articles, checkout. */
export type QuizResults = ThreeNumbers & { lead?: string };

export function saveResults(
  { lifePath, expression, soulUrge }: QuizCards,
  email: string,
  lead?: string,
): void {
  const results: QuizResults = {
    lifePath: lifePath.number,
    expression: expression.number,
    soulUrge: soulUrge.number,
    lead,
  };
  write(localStorageOrNone(), RESULTS, results);
  try {
    localStorageOrNone()?.setItem(EMAIL, email);
  } catch {} // full or forbidden: the quiz works without a memory
}

export function readResults(): QuizResults | undefined {
  return read<QuizResults>(localStorageOrNone(), RESULTS);
}

function read<T>(storage: Storage | undefined, key: string): T | undefined {
  try {
    return (JSON.parse(storage?.getItem(key) ?? 'null') as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(storage: Storage | undefined, key: string, value: unknown): void {
  try {
    storage?.setItem(key, JSON.stringify(value));
  } catch {} // full or forbidden: the quiz works without a memory
}

/** Merely touching a forbidden storage throws. */
function localStorageOrNone(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

function sessionStorageOrNone(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
