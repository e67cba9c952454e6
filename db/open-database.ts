import { join } from 'node:path';
import { startEmbedded } from './embedded.ts';
import { defaultFolder } from './embedded-cluster.ts';
import { projectFolder } from './project-folder.ts';

/** The configured server, or the embedded one, which may be running already. */
export async function openDatabase(env: { DATABASE_URL?: string; DATA_DIR?: string }) {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, close: async () => {} };
  const folder = env.DATA_DIR ? join(env.DATA_DIR, 'pg') : defaultFolder(projectFolder);
  const database = await startEmbedded({ folder });
  return { url: database.url, close: database.stop };
}
