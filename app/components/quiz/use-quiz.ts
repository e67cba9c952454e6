import { type RefObject, useEffect, useRef, useState } from 'react';
import type { LetterSystem } from '../../../numerology/index.ts';
import { fillUntouched } from '../fill-untouched.ts';
import { saveOfferToken } from '../mini-offer-token.ts';
import { countNumbers, loadLocalEngine, sendLead } from './quiz-calls.ts';
import {
  beginning,
  type Outcome,
  type Progress,
  readProgress,
  type Step,
  saveProgress,
  saveResults,
} from './quiz-progress.ts';

export type LeadState = { is: 'sending' } | { is: 'sent' } | { is: 'failed'; message: string };
type Errors = Record<string, string>;

/** Which step shows a wrong field. */
const stepOf: Record<string, Step> = { name: 1, spelling: 1, email: 2, birthDate: 3 };

/** The quiz as it happens: four steps, remembered through a reload, with the lead sent beside the results. */
export function useQuiz(school: LetterSystem, place: RefObject<HTMLElement | null>) {
  const [progress, setProgress] = useState<Progress>(beginning);
  const [errors, setErrors] = useState<Errors>({});
  const [counting, setCounting] = useState(false);
  const {
    state: lead,
    markSent,
    send,
  } = useLead((sent) => setProgress((before) => ({ ...before, lead: sent })));
  useStoredProgress(progress, place, (stored) => {
    setProgress(stored);
    if (stored.step !== 4 || !stored.outcome) return;
    if (stored.lead) markSent();
    else void send(stored, stored.outcome);
  });

  const change = (part: Partial<Progress>, problems: Errors = {}) => {
    setProgress((before) => ({ ...before, ...part }));
    setErrors(problems);
  };

  const refuse = (fields: Errors) => {
    setErrors(fields);
    const step = Math.min(...Object.keys(fields).map((field) => stepOf[field] ?? 3)) as Step;
    setProgress((before) => ({ ...before, step }));
  };

  /** Shows the results as soon as they are counted; whether the lead arrives decides only about the notice. */
  const calculate = async (answers: Progress) => {
    setCounting(true);
    const called = await countNumbers(answers, school);
    setCounting(false);
    if (!called.ok) return called.fields ? refuse(called.fields) : setErrors({ birthDate: called.message });
    saveResults(called.data.cards, answers.email);
    setErrors({});
    setProgress({ ...answers, step: 4, outcome: called.data, lead: undefined });
    await send(answers, called.data);
  };

  return {
    progress,
    errors,
    counting,
    lead,
    change,
    refuse,
    goTo: (step: Step) => change({ step }),
    calculate: (birthDate: string) => calculate({ ...progress, birthDate }),
    countAgain: (spelling: string) => calculate({ ...progress, spelling }),
    sendAgain: () => progress.outcome && send(progress, progress.outcome),
    startOver: () => change({ ...beginning, email: progress.email, outcome: undefined, lead: undefined }),
  };
}

/** Goes on where this browser stopped, once it takes over from the server, and saves each step from then on. */
function useStoredProgress(
  progress: Progress,
  place: RefObject<HTMLElement | null>,
  onRestored: (stored: Progress) => void,
) {
  const restored = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the browser takes over from the server
  useEffect(() => {
    const stored = goOnFrom(place.current?.querySelector('input[name=name]'), readProgress());
    restored.current = true;
    onRestored(stored);
  }, []);

  useEffect(() => {
    if (restored.current) saveProgress(progress);
    if (progress.step === 2) void loadLocalEngine();
  }, [progress]);
}

/** Sends who took the quiz, beside the results: they do not wait for it. */
function useLead(onSent: (sent: Progress['lead']) => void) {
  const [state, setState] = useState<LeadState>({ is: 'sending' });
  const markSent = () => setState({ is: 'sent' });

  const send = async (answers: Progress, { cards }: Outcome) => {
    setState({ is: 'sending' });
    const { name, email, birthDate, spelling, marketingConsent } = answers;
    const { lifePath, expression, soulUrge } = cards;
    const numbers = {
      lifePath: lifePath.number,
      expression: expression.number,
      soulUrge: soulUrge.number,
    };
    const called = await sendLead({ name, email, birthDate, spelling, marketingConsent, numbers });
    if (!called.ok) return setState({ is: 'failed', message: called.fields?.email ?? called.message });
    const { lead, offer } = called.data;
    saveResults(cards, email, lead);
    saveOfferToken(offer.token);
    onSent({ lead, offer });
    markSent();
  };

  return { state, markSent, send };
}

/** A name that was typed before the page listened is what the visitor is doing now; else she goes on where she was. */
function goOnFrom(field: HTMLInputElement | null | undefined, stored: Progress): Progress {
  if (field?.value && field.value !== stored.name) {
    return {
      ...stored,
      step: 1,
      name: field.value,
      spelling: undefined,
      outcome: undefined,
      lead: undefined,
    };
  }
  fillUntouched(field, stored.name);
  return stored;
}
