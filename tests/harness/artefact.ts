import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { distFolder, projectFolder } from '../../db/project-folder.ts';

type LockFile = { packages: Record<string, { dev?: boolean }> };

/** Fills a folder with what is carried to another machine: dist/, the two package files, and what `npm ci --omit=dev` gets. */
export function carryArtefact(to: string): void {
  cpSync(distFolder, join(to, 'dist'), { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(projectFolder, file), join(to, file));
  const { packages } = JSON.parse(readFileSync(join(to, 'package-lock.json'), 'utf8')) as LockFile;
  for (const [place, { dev }] of Object.entries(packages)) {
    const installed = join(projectFolder, place);
    // Other platforms' packages are in the lock file and not on this machine.
    if (!place || dev || !existsSync(installed)) continue;
    mkdirSync(dirname(join(to, place)), { recursive: true });
    symlinkSync(installed, join(to, place));
  }
  mkdirSync(join(to, 'node_modules', '.bin'));
  symlinkSync(join('..', 'node', 'bin', 'node'), join(to, 'node_modules', '.bin', 'node'));
}
