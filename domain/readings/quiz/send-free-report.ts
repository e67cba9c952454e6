import type { Tx } from '../../../db/connect.ts';
import { notFound } from '../../errors.ts';
import { postMail } from '../../mail/index.ts';
import type { Parts } from '../../services.ts';
import { mastersOfLead } from './masters-of-lead.ts';
import { findLead, type Lead } from './queries.ts';
import { sharedPath } from './shared-numbers.ts';

/** The letter that carries the report. Service mail, because it was asked for; so it advertises nothing. */
export async function sendFreeReport(services: Parts, tx: Tx, lead: Lead): Promise<void> {
  const { id: leadId, name, email: to, lifePath, expression, soulUrge } = lead;
  const numbers = { lifePath, expression, soulUrge, ...mastersOfLead(services, lead) };
  await postMail(services, tx, {
    to,
    template: 'free-report',
    props: { name, numbers, resultsUrl: `${services.config.appUrl}${sharedPath(numbers)}` },
    attachments: [{ kind: 'free-report', leadId }],
  });
}

/** Once more, for somebody who lost the first letter. */
export async function postLeadReport(services: Parts, tx: Tx, leadId: string): Promise<void> {
  const lead = await findLead(tx, leadId);
  if (!lead) throw notFound('Report');
  await sendFreeReport(services, tx, lead);
}
