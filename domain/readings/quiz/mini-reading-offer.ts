import { notFound } from '../../errors.ts';
import type { Parts } from '../../services.ts';
import { leadIdOf } from './lead-token.ts';
import { findLatestOffer, findLead } from './queries.ts';

export const OFFER_HOURS = 24;

/**
 * When the 24 hours of an address end, or ended: until then the mini reading costs its low price, afterwards its
 * original one. Undefined for an address that never took the quiz.
 */
export async function miniReadingOffer(
  { db }: Pick<Parts, 'db'>,
  { email }: { email: string },
): Promise<Date | undefined> {
  return findLatestOffer(db, email.trim().toLowerCase());
}

/** The deadline of one lead, for the browser that sent it; our own time beside it, so that a wrong clock counts right. */
export async function readOffer(
  { db, clock, config }: Pick<Parts, 'db' | 'clock' | 'config'>,
  { token }: { token: string },
): Promise<ShownOffer> {
  const leadId = leadIdOf(config.secret, token);
  const lead = leadId && (await findLead(db, leadId));
  if (!lead) throw notFound('Offer');
  return toShownOffer(lead.offerEndsAt, clock.now());
}

export type ShownOffer = { endsAt: string; now: string };

export function toShownOffer(endsAt: Date, now: Date): ShownOffer {
  return { endsAt: endsAt.toISOString(), now: now.toISOString() };
}
