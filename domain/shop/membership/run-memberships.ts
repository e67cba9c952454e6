import type { Parts } from '../../services.ts';
import { endRunOut } from './due-memberships.ts';
import { writeMonthLetters } from './write-month-letters.ts';

/** The hourly round: switches off what has run out, and writes the letters of a new month. */
export async function runMemberships(services: Parts): Promise<void> {
  await endRunOut(services);
  await writeMonthLetters(services);
}
