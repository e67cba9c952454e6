import type { Tx } from '../../../db/connect.ts';
import { startSequence, withAttachments } from '../../marketing/index.ts';
import type { Parts } from '../../services.ts';
import { showOffer } from '../../shop/index.ts';
import { mastersOfLead } from './masters-of-lead.ts';
import type { Lead } from './queries.ts';
import { sendFreeReport } from './send-free-report.ts';

/**
 * The letters that a lead sets in motion; the first one carries the report. Whoever asks again while they are still
 * coming gets the report alone.
 */
export async function followUp(
  services: Parts,
  tx: Tx,
  { lead, marketingConsent }: { lead: Lead; marketingConsent: boolean },
): Promise<void> {
  const { id: leadId, name, email, birthDate, lifePath, expression, soulUrge } = lead;
  const masters = mastersOfLead(services, lead);
  const { started } = await startSequence(services, tx, {
    type: 'quiz_nurture',
    email,
    name,
    quizResults: { lifePath, expression, soulUrge, masters, birthDate },
    marketingConsent,
    firstLetter: withAttachments(
      [{ kind: 'free-report', leadId }],
      marketingConsent ? offerOf(services, lead) : {},
    ),
  });
  if (!started) await sendFreeReport(services, tx, lead);
}

/** The lead's own price for the mini reading, while it holds. A letter that advertises is for those who said yes to it. */
function offerOf(services: Parts, { offerEndsAt }: Lead): { offerEndsAt?: string; offer?: string } {
  if (offerEndsAt <= services.clock.now()) return {};
  const { endsAt, token } = showOffer(services, offerEndsAt);
  return { offerEndsAt: endsAt, offer: token };
}
