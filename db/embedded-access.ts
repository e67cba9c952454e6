import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { codeOf } from '../shared/problem.ts';
import { StartError } from '../shared/start-error.ts';
import { type Identity, USER } from './embedded-identity.ts';
import { flushSync } from './flush.ts';

/** Nobody comes in without the password, not even by the socket: other people may use this machine. */
const RULES = `# Written by Aura Numerology at each start.
local all ${USER} scram-sha-256
`;

/** Kept beside the cluster, for us alone. Of several processes that start together, all get that of the first. */
export function passwordOf(folder: string): string {
  const file = join(folder, 'password');
  if (!existsSync(file)) {
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

/** For the program that makes a cluster, which may run as another user. Its caller removes it. */
export function passwordFile(folder: string, password: string, { uid }: Identity): string {
  const file = join(folder, `password.${process.pid}`);
  writeFileSync(file, password, { mode: 0o600 });
  if (uid !== undefined) chownSync(file, uid, uid);
  return file;
}

/** A cluster of an earlier version let every local user in who reached its socket. Mended while it runs. */
export async function closeToStrangers(
  url: string,
  data: string,
  password: string,
  { uid }: Identity,
): Promise<void> {
  const file = join(data, 'pg_hba.conf');
  if (readFileSync(file, 'utf8') === RULES) return;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`alter role ${USER} password ${pg.escapeLiteral(password)}`);
    const aside = `${file}.${process.pid}`;
    writeFileSync(aside, RULES, { mode: 0o600, flush: true });
    if (uid !== undefined) chownSync(aside, uid, uid);
    renameSync(aside, file);
    await client.query('select pg_reload_conf()');
  } finally {
    await client.end();
  }
}

/** A folder that is the database's alone. One that somebody else has made could be watched, or swapped. */
export function privateFolder(folder: string, uid: number | undefined): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
    if (uid !== undefined) chownSync(folder, uid, uid);
    return;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  const found = lstatSync(folder);
  const owner = uid ?? process.getuid?.() ?? found.uid;
  if (found.isDirectory() && found.uid === owner && !(found.mode & 0o077)) return;
  throw new StartError(
    `DATA_DIR: it is too long for a socket beside it, and ${folder} is not ours alone; choose a shorter path, or remove that folder`,
  );
}
