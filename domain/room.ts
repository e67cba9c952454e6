import { DomainError } from './errors.ts';
import type { Parts } from './services.ts';

/**
 * What could not be stored is refused before anything is taken or made, in words for whoever tried: the database may be on
 * the same disk, and must never be the one that finds it full.
 */
export async function refuseWithoutRoom({ files }: Pick<Parts, 'files'>, whatWaits: string): Promise<void> {
  if (!(await files.room()).isLow) return;
  throw new DomainError('unavailable', `The disk is nearly full: ${whatWaits} when there is room.`);
}
