import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { assetPlaces, assets, distFolder, projectFolder, version } from '../db/project-folder.ts';
import { isFresh, requireTools, stamped } from './build.ts';
import { withBuildLock } from './build-lock.ts';
import { encode } from './compress.ts';
import { giveUp } from './give-up.ts';

/** `npm run build`: makes dist/, which runs without the sources and without the tools. */
try {
  requireTools();
  const ifStale = process.argv.includes('--if-stale');
  await withBuildLock(join(projectFolder, '.build-lock'), async () => {
    // Somebody else may have built it while we waited.
    if (!ifStale || !isFresh()) await stamped(build);
  });
  // Vite's helpers may linger.
  process.exit(0);
} catch (error) {
  giveUp(error);
}

async function build(): Promise<void> {
  process.env.NODE_ENV = 'production';
  const { createBuilder } = await import('vite');
  let packed: Promise<void> | undefined;
  // Most of it is packed while the server is still being bundled; what the router writes last comes at the end.
  const pack: Plugin = {
    name: 'pack-client-files',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle() {
      packed = compressFiles(assets.client);
    },
  };
  const builder = await createBuilder({
    root: projectFolder,
    logLevel: 'error',
    mode: 'production',
    plugins: [pack],
  });
  await builder.buildApp();
  await Promise.all([packed, copyAssets()]);
  await compressFiles(assets.client);
}

async function copyAssets(): Promise<void> {
  const own = { name: 'aura-numerology', version, private: true, type: 'module' };
  writeFileSync(join(distFolder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
  await Promise.all(
    Object.entries(assetPlaces).map(([name, place]) =>
      cp(join(projectFolder, place), join(distFolder, name), {
        recursive: true,
        // The code that stands beside them is in the bundle.
        filter: (path) => !/\.tsx?$/.test(path),
      }),
    ),
  );
}

async function compressFiles(folder: string): Promise<void> {
  const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|svg|json|txt|webmanifest)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !existsSync(`${path}.br`));
  await Promise.all(
    texts.map(async (path) => {
      const { identity, br, gzip } = await encode(readFileSync(path));
      if (br.length >= identity.length) return;
      writeFileSync(`${path}.br`, br);
      writeFileSync(`${path}.gz`, gzip);
    }),
  );
}
