import { join } from 'node:path';
import { startEmbedded } from './embedded.ts';
import { defaultDataFolder } from './embedded-cluster.ts';
import { projectFolder } from './project-folder.ts';

type Configured = { DATABASE_URL?: string; DATA_DIR?: string };

export function dataFolder({ DATA_DIR }: Configured): string {
  return DATA_DIR ?? defaultDataFolder(projectFolder);
}

/** The configured server, or the embedded one, which may be running already. */
export async function openDatabase(env: Configured) {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, close: async () => {} };
  const database = await startEmbedded({ folder: join(dataFolder(env), 'pg') });
  return { url: database.url, close: database.stop };
}
