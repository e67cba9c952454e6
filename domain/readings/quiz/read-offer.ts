import { notFound } from '../../errors.ts';
import type { Parts } from '../../services.ts';
import { type ShownOffer, showOffer } from '../../shop/index.ts';
import { leadIdOf } from './lead-token.ts';
import { findLead } from './queries.ts';

/** The deadline of one lead, for the browser that sent it. */
export async function readOffer(
  services: Pick<Parts, 'db' | 'clock' | 'config'>,
  { token }: { token: string },
): Promise<ShownOffer> {
  const leadId = leadIdOf(services.config.secret, token);
  const lead = leadId && (await findLead(services.db, leadId));
  if (!lead) throw notFound('Offer');
  return showOffer(services, lead.offerEndsAt);
}
