import type { Room } from '../adapters/files/files.ts';
import { DomainError } from './errors.ts';
import type { Deps } from './services.ts';

/**
 * What could not be stored is refused before anything is taken or made, in words for whoever tried: the database may be on
 * the same disk, and must never be the one that finds it full.
 */
export async function refuseWithoutRoom(
  { files }: { files: Pick<Deps['files'], 'room'> },
  whatWaits: string,
): Promise<void> {
  if (!(await files.room()).isLow) return;
  throw new DomainError('unavailable', `The disk is nearly full: ${whatWaits} when there is room.`);
}

/** Of the disk that fills first: files may be in a bucket, and database and backups still need room here. */
export async function leastFreeDisk({ files, backups }: Pick<Deps, 'files' | 'backups'>): Promise<Room> {
  const [ofFiles, ofBackups] = await Promise.all([files.room(), backups.room()]);
  const isTighter = (ofBackups.freeBytes ?? Infinity) < (ofFiles.freeBytes ?? Infinity);
  // Uploads wait for the disk of the files alone.
  return { ...(isTighter ? ofBackups : ofFiles), isLow: ofFiles.isLow };
}
