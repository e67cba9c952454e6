import type { Files } from '../../adapters/files/files.ts';
import { messageOf } from '../../shared/problem.ts';
import { workThrough } from '../duties/index.ts';
import type { Parts } from '../services.ts';
import { dropRemoval, noteProblem, type RemovalRow, takeDueRemoval } from './queries.ts';

const LONGEST_PROBLEM = 300;

/** Removes the files whose rows are gone. May run on several machines at once. Answers how many lines it closed. */
export async function removeDueFiles(services: Parts): Promise<number> {
  const now = services.clock.now();
  return workThrough(services, {
    duty: 'remove-files',
    next: async () => {
      const row = await takeDueRemoval(services.db, now);
      return row ? [row] : [];
    },
    subject: ({ key }) => key,
    work: (row) => tryRemove(services, row),
  });
}

async function tryRemove(services: Parts, { key }: RemovalRow): Promise<void> {
  const { db, files } = services;
  try {
    if (!(await isInUse(services, key))) await removeAll(files, key);
    await dropRemoval(db, key);
  } catch (err) {
    // Today says so; whether that can be written must not decide over the others.
    await noteProblem(db, key, messageOf(err).slice(0, LONGEST_PROBLEM)).catch(() => {});
    throw err;
  }
}

async function isInUse({ db, personalData }: Parts, key: string): Promise<boolean> {
  for (const { usesFile } of personalData) if (await usesFile?.(db, key)) return true;
  return false;
}

async function removeAll(files: Files, key: string): Promise<void> {
  if (!key.endsWith('/')) return files.remove(key);
  for await (const one of files.list(key)) await files.remove(one);
}
