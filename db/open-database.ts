import cluster from 'node:cluster';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded, type Watcher } from './embedded.ts';
import { defaultDataFolder, refuseAsRoot } from './embedded-folder.ts';
import { projectFolder } from './project-folder.ts';

export type Configured = {
  DATABASE_URL?: string;
  DATA_DIR?: string;
  /** How many processes of ours will use it. */
  WEB_PROCESSES?: number;
};

/** What one process may open at most: its pool, its jobs', and two that listen. */
const CONNECTIONS = 16;

/** What all processes together may open, with room for the commands and for whoever looks in. */
export const connectionsOf = ({ WEB_PROCESSES = 1 }: Configured): number => 20 + CONNECTIONS * WEB_PROCESSES;

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
export async function openDatabase(env: Configured, { onCalled }: { onCalled?(): void } = {}) {
  refuseAsRoot(dataFolder(env));
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, supervise: nobody, close: async () => {} };
  const settings = { max_connections: String(Math.max(100, connectionsOf(env))) };
  // Of several processes the first one starts it, brings it back, and stops it when all others have gone.
  const isOthers = cluster.isWorker;
  const folder = join(dataFolder(env), 'pg');
  const database = await startEmbedded({ folder, settings, isOthers, onCalled });
  const close = isOthers ? async () => {} : database.stop;
  return { url: database.url, supervise: database.supervise, close };
}

/** A server of somebody else is looked after by somebody else. */
const nobody = (_: Watcher) => ({ stop: () => {} });
