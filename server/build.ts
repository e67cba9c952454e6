import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../db/project-folder.ts';
import { withBuildLock } from './build-lock.ts';
import { encode } from './compress.ts';

const buildFolder = join(projectFolder, 'build');
const stamp = join(buildFolder, 'stamp');
/** What the bundle is made of. A change to any of it means building again. */
const sources = ['adapters', 'app', 'content', 'db', 'documents', 'domain', 'emails', 'public', 'server'];
const files = ['package-lock.json', 'react-router.config.ts', 'vite.config.ts'];

/** Builds what is not built, or not any more: says whether it did. */
export async function buildIfStale(say: (line: string) => void): Promise<boolean> {
  if (isFresh()) return false;
  return withBuildLock(join(projectFolder, '.build-lock'), async () => {
    if (isFresh()) return false; // somebody else built it while we waited
    await build(say);
    return true;
  });
}

function isFresh(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceFingerprint();
}

async function build(say: (line: string) => void): Promise<void> {
  const wanted = sourceFingerprint();
  say('Building the site (once per version) …');
  rmSync(stamp, { force: true });
  process.env.NODE_ENV = 'production';
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ root: projectFolder, logLevel: 'error', mode: 'production' });
  await builder.buildApp();
  await compressFiles(join(buildFolder, 'client'));
  writeFileSync(stamp, wanted);
}

/** Names, sizes and times: cheap enough for every start, and any edit changes them. */
function sourceFingerprint(): string {
  const hash = createHash('sha256');
  const add = (path: string) => {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path}:${size}:${mtimeMs}\n`);
  };
  for (const file of files) add(join(projectFolder, file));
  for (const folder of sources.map((name) => join(projectFolder, name)).filter((path) => existsSync(path))) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && !entry.name.endsWith('.test.ts')) add(join(entry.parentPath, entry.name));
    }
  }
  return hash.digest('hex');
}

async function compressFiles(folder: string): Promise<void> {
  const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|svg|json|txt|webmanifest)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    texts.map(async (path) => {
      const { identity, br, gzip } = await encode(readFileSync(path));
      if (br.length >= identity.length) return;
      writeFileSync(`${path}.br`, br);
      writeFileSync(`${path}.gz`, gzip);
    }),
  );
}
