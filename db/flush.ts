import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** What has been renamed or made in this folder stays so when the power fails. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().catch(() => {}); // some file systems cannot flush a folder
  await handle.close();
}

/** A folder or a file, while nobody could be kept waiting yet. */
export function flushSync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } catch {
    // Some file systems cannot flush a folder.
  } finally {
    closeSync(file);
  }
}

/** A folder and everything in it: a copy is in memory alone for half a minute. */
export function flushTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile() || entry.isDirectory()) flushSync(join(entry.parentPath, entry.name));
  flushSync(folder);
}
