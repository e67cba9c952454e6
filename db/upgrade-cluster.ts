import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../shared/start-error.ts';
import { backup } from './backup.ts';
import { withOwnFolder } from './backups/own-folder.ts';
import { startEmbedded } from './embedded.ts';
import { CLUSTER, majorOfData } from './embedded-folder.ts';
import { restore } from './restore.ts';

type Options = {
  /** Where the embedded server lives. */
  folder: string;
  /** The PostgreSQL that made the data. */
  native: string;
};

/**
 * Carries the data from the PostgreSQL that made them to the packaged one, by dump and load. The old data stay beside the new
 * ones; when anything goes wrong, they are put back. Answers where they are, and how many rows were carried.
 */
export async function upgradeCluster({ folder, native }: Options): Promise<{ kept: string; rows: number }> {
  const data = join(folder, CLUSTER);
  const kept = `${data}-${majorOfData(data)}`;
  if (existsSync(kept)) throw new StartError(`${kept} is in the way; move it elsewhere first`);
  return withOwnFolder(async (own) => {
    const file = join(own, 'database');
    const old = await startEmbedded({ folder, native });
    const { tables } = await backup(old.url, file).finally(old.stop);
    renameSync(data, kept);
    try {
      const fresh = await startEmbedded({ folder });
      await restore(fresh.url, file).finally(fresh.stop);
    } catch (error) {
      rmSync(data, { recursive: true, force: true });
      renameSync(kept, data);
      throw error;
    }
    return { kept, rows: tables.reduce((sum, table) => sum + table.rows, 0) };
  });
}
