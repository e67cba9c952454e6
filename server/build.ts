import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { distFolder, projectFolder } from '../db/project-folder.ts';
import { StartError } from '../shared/start-error.ts';

const stamp = join(distFolder, 'stamp');
/** What dist/ is made of. A change to any of it means building again. */
const sources = [
  'adapters',
  'app',
  'bin',
  'care',
  'content',
  'db',
  'demo',
  'documents',
  'domain',
  'emails',
  'money',
  'numerology',
  'public',
  'server',
  'shared',
];
const files = ['package.json', 'package-lock.json', 'react-router.config.ts', 'vite.config.ts'];

/**
 * Builds what is not built, or not any more. Several processes may ask at once: one of them builds. The signal ends a
 * build half-way.
 */
export async function buildIfStale(say: (line: string) => void, signal?: AbortSignal): Promise<void> {
  if (isFresh()) return;
  requireTools();
  signal?.throwIfAborted();
  say('Building the site (once per version) …');
  // A process of its own: building takes a gigabyte, which a server that lives for weeks should not hold.
  const command = join(projectFolder, 'server', 'build-command.ts');
  const builder = spawn(process.execPath, [command, '--if-stale'], { cwd: projectFolder, stdio: 'inherit' });
  const end = () => builder.kill();
  signal?.addEventListener('abort', end);
  const [code, ending] = await once(builder, 'close');
  signal?.removeEventListener('abort', end);
  // Nobody else sends it: the system does, to whoever takes too much.
  if (ending === 'SIGKILL')
    throw new StartError(
      'The system ended the build, as it does when memory runs out. Building takes 1.7 GB, swap included; see docs/going-live.md for smaller machines.',
    );
  if (code !== 0) throw new StartError('The site could not be built; the reason stands above.');
}

export function isFresh(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceFingerprint();
}

/** Runs a build and remembers what it was made of: what is edited meanwhile makes it stale again. */
export async function stamped(build: () => Promise<void>): Promise<void> {
  const made = sourceFingerprint();
  await build();
  writeFileSync(stamp, made);
}

/** They are development dependencies (Vite is also an optional peer of others): a folder installed without them can run what is built, and no more. */
export function requireTools(): void {
  try {
    createRequire(import.meta.url).resolve('@react-router/dev/package.json');
  } catch {
    throw new StartError(
      'the site is not built, and what builds it is not installed: run "npm ci" without --omit=dev',
    );
  }
}

/** Names, sizes and times: cheap enough for every start, and any edit changes them. */
function sourceFingerprint(): string {
  const hash = createHash('sha256');
  const add = (path: string) => {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${relative(projectFolder, path)}:${size}:${mtimeMs}\n`);
  };
  for (const file of files) add(join(projectFolder, file));
  for (const folder of sources.map((name) => join(projectFolder, name)).filter((path) => existsSync(path))) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && !entry.name.endsWith('.test.ts')) add(join(entry.parentPath, entry.name));
    }
  }
  return hash.digest('hex');
}
