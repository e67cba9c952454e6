import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { distFolder } from '../db/project-folder.ts';
import { buildIfStale } from '../server/build.ts';
import type { readEnv } from '../server/env.ts';
import type { startProduction } from '../server/production.ts';

type Bundle = { startProduction: typeof startProduction; readEnv: typeof readEnv };

/** What people run is what is measured and tested: the built bundle. */
export function importBundle(): Promise<Bundle> {
  process.env.NODE_ENV = 'production';
  return import(pathToFileURL(join(distFolder, 'server', 'production.js')).href);
}

export async function loadBundle(): Promise<Bundle> {
  await buildIfStale((line) => console.log(line));
  return importBundle();
}
