import { mkdtempSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { distFolder } from '../db/project-folder.ts';
import type { readEnv } from '../server/env.ts';
import type { startProduction } from '../server/production.ts';
import { portOf } from '../shared/listening-port.ts';

type Bundle = { startProduction: typeof startProduction; readEnv: typeof readEnv };

/** What `npm start` runs, with a database of its own in the given folder. */
export async function startBuiltServer(folder: string, { cachePages = true, logLevel = 'info' } = {}) {
  process.env.NODE_ENV = 'production';
  const bundle = pathToFileURL(join(distFolder, 'server', 'production.js')).href;
  const built = (await import(bundle)) as Bundle;
  const port = await freePort();
  const env = built.readEnv({ PORT: String(port), DATA_DIR: folder, LOG_LEVEL: logLevel });
  return { port, ...(await built.startProduction(env, { cachePages })) };
}

/** A folder that goes when the benchmark does. */
export async function makeFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'aura-bench-'));
  await chmod(folder, 0o755); // root's PostgreSQL runs as another user, who has to get in
  return folder;
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const port = portOf(probe);
      probe.close(() => resolve(port));
    });
  });
}
