import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Plugin } from 'vite';
import { assetPlaces, assets, distFolder, projectFolder } from '../db/project-folder.ts';
import { codeOf } from '../shared/problem.ts';
import { StartError } from '../shared/start-error.ts';
import { isFresh, requireTools, stamped } from './build.ts';
import { encode } from './compress.ts';
import { distPackage } from './dist-package.ts';
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
  const read = (file: string) => JSON.parse(readFileSync(join(projectFolder, file), 'utf8'));
  const write = (file: string, content: object) =>
    writeFileSync(join(distFolder, file), `${JSON.stringify(content, null, 2)}\n`);
  const { own, ownLock } = distPackage(read('package.json'), read('package-lock.json'));
  write('package.json', own);
  write('package-lock.json', ownLock);
  await Promise.all([
    ...['bin', '.npmrc'].map((name) =>
      cp(join(projectFolder, name), join(distFolder, name), { recursive: true }),
    ),
    ...Object.entries(assetPlaces).map(([name, place]) =>
      cp(join(projectFolder, place), join(distFolder, name), {
        recursive: true,
        // The code that stands beside them is in the bundle.
        filter: (path) => !/\.tsx?$/.test(path),
      }),
    ),
  ]);
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

/** Two processes started at once on one checkout: one builds, the other waits. A killed builder's lock is ignored. */
async function withBuildLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (!take(file)) {
    if (!isHeld(file)) rmSync(file, { force: true });
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') return false;
    throw new StartError(`the site cannot be built here: ${file} cannot be written (${code})`);
  }
}

function isHeld(file: string): boolean {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    return codeOf(error) === 'EPERM';
  }
}
