import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../db/project-folder.ts';

const unused = [
  '.git',
  '.react-router',
  'bench',
  'data',
  'dist',
  'docs',
  'node_modules',
  'test-results',
  'tests',
].map((name) => join(projectFolder, name));

/** A checkout that nobody has started yet, with everything installed. */
export function copyCheckout(folder: string): void {
  cpSync(projectFolder, folder, { recursive: true, filter: (path) => !unused.includes(path) });
  symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'));
}
