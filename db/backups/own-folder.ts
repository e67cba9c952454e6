import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY } from '../../shared/durations.ts';

const PREFIX = 'aura-backup-';
/** Longer than any backup takes. */
const LEFT_MS = DAY;

/** A folder that nobody else can enter, for as long as the work lasts. What a kill left behind goes with the next one. */
export async function withOwnFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  await removeLeft();
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function removeLeft(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const path of names.map((name) => join(tmpdir(), name))) {
    const found = await stat(path).catch(() => undefined); // its own process may just have removed it
    if (!found?.isDirectory() || found.uid !== process.getuid?.()) continue;
    if (Date.now() - found.mtimeMs > LEFT_MS) await rm(path, { recursive: true, force: true });
  }
}
