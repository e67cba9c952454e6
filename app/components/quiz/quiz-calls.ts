import type { CapturedLead } from '../../../domain/readings/index.ts';
import type { ShownOffer } from '../../../domain/shop/index.ts';
import type { LetterSystem } from '../../../numerology/index.ts';
import { arrival } from '../arrival.ts';
import { type Called, callFunction, readFunction } from '../call-function.ts';
import { offerToken } from '../mini-offer-token.ts';
import type { Outcome } from './quiz-progress.ts';

type Answers = { name: string; birthDate: string; spelling?: string };

/** The server counts; where it cannot be reached, the browser does, for the names it can. */
export async function countNumbers(answers: Answers, system: LetterSystem): Promise<Called<Outcome>> {
  const called = await callFunction<Outcome>('quiz-numbers', answers);
  if (called.ok || called.fields) return called;
  if (answers.spelling !== undefined) return called;
  const engine = await loadLocalEngine();
  const data = engine?.countLocally(answers.name, answers.birthDate, system);
  return data ? { ok: true, data } : called;
}

/** Fetched ahead of need: when the server has gone, it is too late to ask it for the engine. */
export async function loadLocalEngine() {
  return import('./local-engine.ts').catch(() => undefined);
}

export function sendLead(lead: Answers & { email: string; marketingConsent: boolean; numbers: object }) {
  return callFunction<CapturedLead>('capture-quiz-lead', { ...lead, ...arrival(), offer: offerToken() });
}

export function askOffer(lead: string) {
  return readFunction<ShownOffer>(`quiz-offer?lead=${encodeURIComponent(lead)}`);
}
