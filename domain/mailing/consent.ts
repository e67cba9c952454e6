import type { Tx } from '../../db/connect.ts';
import type { Parts } from '../services.ts';
import { findOpenConsent, insertConsent } from './queries.ts';

export type Consent = {
  email: string;
  topic: 'marketing' | 'newsletter';
  /** The words that were agreed to, as they were shown. */
  text: string;
  /** Where they were shown. */
  source: string;
};

/** Writes into the ledger what an address has agreed to. Agreeing again to the same words adds nothing. */
export async function recordConsent(
  { clock }: Pick<Parts, 'clock'>,
  tx: Tx,
  consent: Consent,
): Promise<void> {
  const row = { ...consent, email: consent.email.toLowerCase(), givenAt: clock.now() };
  if (!(await findOpenConsent(tx, row))) await insertConsent(tx, row);
}
