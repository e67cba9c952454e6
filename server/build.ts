import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../db/project-folder.ts';
import { StartError } from '../shared/start-error.ts';
import { withBuildLock } from './build-lock.ts';

const buildFolder = join(projectFolder, 'build');
const stamp = join(buildFolder, 'stamp');
/** What the bundle is made of. A change to any of it means building again. */
const sources = [
  'adapters',
  'app',
  'content',
  'db',
  'demo',
  'documents',
  'domain',
  'emails',
  'numerology',
  'public',
  'server',
  'shared',
];
const files = ['package-lock.json', 'react-router.config.ts', 'vite.config.ts'];

/** Builds what is not built, or not any more: says whether it did. The signal ends a build half-way. */
export async function buildIfStale(say: (line: string) => void, signal?: AbortSignal): Promise<boolean> {
  if (isFresh()) return false;
  return withBuildLock(join(projectFolder, '.build-lock'), async () => {
    if (isFresh()) return false; // somebody else built it while we waited
    await build(say, signal);
    return true;
  });
}

function isFresh(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceFingerprint();
}

async function build(say: (line: string) => void, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  const wanted = sourceFingerprint();
  say('Building the site (once per version) …');
  rmSync(stamp, { force: true });
  // A process of its own: building takes a gigabyte, which a server that lives for weeks should not hold.
  const command = join(projectFolder, 'server', 'build-command.ts');
  const env = { ...process.env, NODE_ENV: 'production' };
  const builder = spawn(process.execPath, [command], { cwd: projectFolder, stdio: 'inherit', env });
  const end = () => builder.kill();
  signal?.addEventListener('abort', end);
  const [code] = await once(builder, 'close');
  signal?.removeEventListener('abort', end);
  if (code !== 0) throw new StartError('The site could not be built; the reason stands above.');
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
