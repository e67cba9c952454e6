import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from './embedded.ts';
import { defaultDataFolder } from './embedded-cluster.ts';
import { projectFolder } from './project-folder.ts';
import type { Watcher } from './supervise.ts';

export type Configured = { DATABASE_URL?: string; DATA_DIR?: string };

export function dataFolder({ DATA_DIR }: Configured): string {
  return DATA_DIR ?? defaultDataFolder(projectFolder);
}

/** Where documents and videos are kept unless a bucket is configured. */
export function filesFolder(env: Configured): string {
  return join(dataFolder(env), 'files');
}

/** For people to read: never with the password. */
export function placeOf(env: Configured): string {
  if (!env.DATABASE_URL) return dataFolder(env);
  const { database, host } = new pg.Client({ connectionString: env.DATABASE_URL });
  return `the database ${database} at ${host}`;
}

/** The configured server, or the embedded one, which may be running already. */
export async function openDatabase(env: Configured) {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, supervise: nobody, close: async () => {} };
  const database = await startEmbedded({ folder: join(dataFolder(env), 'pg') });
  return { url: database.url, supervise: database.supervise, close: database.stop };
}

/** A server of somebody else is looked after by somebody else. */
const nobody = (_: Watcher) => ({ stop: () => {} });
