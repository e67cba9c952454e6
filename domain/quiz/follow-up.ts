import type { Tx } from '../../db/connect.ts';
import type { Parts } from '../services.ts';
import type { Lead } from './queries.ts';
import { sendFreeReport } from './send-free-report.ts';

/** The letters that a lead sets in motion; the first one carries the report. */
export async function followUp(
  services: Parts,
  tx: Tx,
  { lead }: { lead: Lead; marketingConsent: boolean },
): Promise<void> {
  await sendFreeReport(services, tx, lead);
}
