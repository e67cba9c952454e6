import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The first process of the embedded database whose files are in this folder. */
export function postmasterPid(pgFolder: string): number {
  return Number(readFileSync(join(pgFolder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
}
