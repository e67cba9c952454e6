import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. Found by its package.json, because the same code also runs from build/. */
export const projectFolder = findUp(dirname(fileURLToPath(import.meta.url)));

function findUp(folder: string): string {
  return existsSync(join(folder, 'package-lock.json')) ? folder : findUp(dirname(folder));
}
