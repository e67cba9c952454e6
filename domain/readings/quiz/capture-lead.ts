import { consentTexts } from '../../../content/consents.ts';
import type { Tx } from '../../../db/connect.ts';
import type { Arrival } from '../../../shared/arrival.ts';
import { announce } from '../../facts/index.ts';
import { recordSubscription } from '../../mail/index.ts';
import type { Parts } from '../../services.ts';
import { offerEnd, type ShownOffer, showOffer } from '../../shop/index.ts';
import { followUp } from './follow-up.ts';
import { leadToken } from './lead-token.ts';
import { changeLead, insertLead, type Lead, saveReport } from './queries.ts';
import type { QuizCards } from './quiz-cards.ts';
import { type QuizAnswers, readAnswers } from './read-answers.ts';

const HOUR_MS = 3_600_000;

export type LeadInput = QuizAnswers & {
  email: string;
  marketingConsent: boolean;
  /** The token of the mini reading's offer, where this browser has one: other answers start no second one. */
  offer?: string;
} & Arrival;
export type CapturedLead = { lead: string; offer: ShownOffer };

/**
 * Keeps a lead and sends its report. The numbers are worked out here, whatever the browser thought they were. The
 * same answers again are the same lead with the same deadline; they bring a second letter only when the spelling
 * was corrected, or a day later, when somebody who lost the first one asks again.
 */
export async function captureLead(services: Parts, input: LeadInput): Promise<CapturedLead> {
  const { name, email, birthDate, spelling, marketingConsent } = input;
  const { cards } = readAnswers(services, input);
  const now = services.clock.now();
  const counted = { ...digits(cards), editedSpelling: spelling ?? null };

  const kept = await services.db.transaction(async (tx) => {
    const offerEndsAt = offerEnd(services, input.offer);
    const { lead, isNew } = await insertLead(tx, {
      ...counted,
      name,
      email,
      birthDate,
      offerEndsAt,
      createdAt: now,
    });
    const isNews = isNew || lead.editedSpelling !== counted.editedSpelling || isOld(lead, now);
    if (isNews) await tellTaken(services, tx, { ...lead, ...counted }, input);
    if (marketingConsent) {
      const text = consentTexts.subscription;
      await recordSubscription(services, tx, { email, text, source: 'quiz' });
    }
    if (isNews) {
      await changeLead(tx, lead.id, { ...counted, reportPostedAt: now });
      await handOver(services, tx, { lead: { ...lead, ...counted }, marketingConsent });
    }
    return lead;
  });
  return {
    lead: leadToken(services.config.secret, kept.id),
    offer: showOffer(services, kept.offerEndsAt),
  };
}

async function handOver(services: Parts, tx: Tx, told: { lead: Lead; marketingConsent: boolean }) {
  const { id: leadId, name, email, lifePath, expression, soulUrge } = told.lead;
  const createdAt = services.clock.now();
  await saveReport(tx, { leadId, name, email, lifePath, expression, soulUrge, createdAt });
  await followUp(services, tx, told);
}

function tellTaken(services: Parts, tx: Tx, lead: Lead, { zone, source }: Arrival): Promise<void> {
  const { name, email, birthDate: date, lifePath, expression, soulUrge } = lead;
  const birth = { date, lifePath, expression, soulUrge };
  return announce(services, tx, { type: 'quiz-taken', email, name, birth, zone, source });
}

function isOld({ reportPostedAt }: Lead, now: Date): boolean {
  return reportPostedAt === null || now.getTime() - reportPostedAt.getTime() >= 24 * HOUR_MS;
}

function digits({ lifePath, expression, soulUrge }: QuizCards) {
  return { lifePath: lifePath.number, expression: expression.number, soulUrge: soulUrge.number };
}
