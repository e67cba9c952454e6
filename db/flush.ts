import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What has been renamed or made in this folder stays so when the power fails. */
export function flushFolder(folder: string): void {
  flush(folder);
}

/** The same for everything in it: a copy is in memory alone for half a minute. */
export function flushTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile() || entry.isDirectory()) flush(join(entry.parentPath, entry.name));
  flush(folder);
}

function flush(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } catch {
    // Some file systems cannot flush a folder.
  } finally {
    closeSync(file);
  }
}
