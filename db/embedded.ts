import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { copyFile, stat, truncate } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { MINUTE } from '../shared/durations.ts';
import { codeOf, messageOf } from '../shared/problem.ts';
import { StartError } from '../shared/start-error.ts';
import {
  CLUSTER,
  closeToStrangers,
  databaseIdentity,
  type Identity,
  initialise,
  majorOf,
  majorOfData,
  packagedServer,
  passwordOf,
  placeBinaries,
  prepareFolder,
  socketFolder,
  USER,
} from './embedded-folder.ts';

const START_TIMEOUT_MS = MINUTE;
const LOG_CHECK_MS = 600_000;

export type EmbeddedDatabase = {
  /** A connection string over the private unix socket. */
  url: string;
  /** From now on, until stopped, the server is started again when it ends by itself. */
  supervise(watcher: Watcher): { stop(): void };
  /** Stops the server, unless another process still works with it. */
  stop(): Promise<void>;
};

export type Watcher = {
  /** The server has ended by itself. */
  onLost(): void;
  onBack(after: { ms: number; starts: number }): void;
};

type Options = {
  /** Where the cluster lives. */
  folder: string;
  /** Extra server settings, such as { fsync: 'off' } for throw-away test clusters. */
  settings?: Record<string, string>;
  /** Another PostgreSQL than the packaged one: that of the version before. */
  native?: string;
  /** Whether another process of ours starts it, and this one only waits until it answers. */
  isOthers?: boolean;
  /** Its program has been called, and does not need us until it answers. Not said of one that runs already. */
  onCalled?(): void;
};

/**
 * Runs the packaged PostgreSQL on a private unix socket, without TCP. Safe to call when the server of an
 * earlier, killed process still runs (it is adopted) and from two processes at once (they share it).
 */
export async function startEmbedded({
  folder,
  settings = {},
  native = packagedServer(),
  isOthers = false,
  onCalled,
}: Options): Promise<EmbeddedDatabase> {
  const identity = databaseIdentity();
  prepareFolder(folder, identity);
  const binaries = placeBinaries(folder, { native, isKept: settings.fsync !== 'off' });
  const data = join(folder, CLUSTER);
  refuseOtherMajor(data, native);
  const socket = socketFolder(folder, identity);
  const password = passwordOf(folder);
  if (!existsSync(join(data, 'PG_VERSION'))) await initialise({ binaries, folder, data, password }, identity);

  const url = (database: string) =>
    `postgresql://${USER}:${password}@/${database}?host=${encodeURIComponent(socket)}&application_name=aura`;
  const logFile = join(folder, 'postgres.log');
  const ours = new Set<ChildProcess>();
  const start = () => {
    const server = spawnServer({ binaries, data, socket, settings, identity, logFile });
    ours.add(server);
    server.once('exit', () => ours.delete(server));
    onCalled?.();
    return server;
  };
  const bringUp = () => waitUntilReady(url('postgres'), isOthers ? undefined : start);
  await rotateLog(logFile);
  await bringUp();
  await closeToStrangers(url('postgres'), data, password, identity);
  await createDatabase(url('postgres'), 'aura');

  return {
    url: url('aura'),
    supervise(watcher) {
      const answers = () => answersAt(join(socket, '.s.PGSQL.5432'));
      const keepsRunning = supervise({ isThere: () => isRunning(data), answers, bringUp }, watcher);
      const keepsLogSmall = setInterval(() => void rotateLog(logFile).catch(() => {}), LOG_CHECK_MS).unref();
      return {
        stop() {
          clearInterval(keepsLogSmall);
          keepsRunning.stop();
        },
      };
    },
    async stop() {
      await stopUnlessShared(url('postgres'), data);
      await untilNoted(ours, data);
    },
  };
}

function refuseOtherMajor(data: string, native: string): void {
  const [found, brought] = [majorOfData(data), majorOf(native)];
  if (found === undefined || found === brought) return;
  throw new StartError(
    `DATA_DIR: the database is one of PostgreSQL ${found}, and this version brings ${brought}; run "npm run db:upgrade"`,
  );
}

function spawnServer(server: {
  binaries: string;
  data: string;
  socket: string;
  settings: Record<string, string>;
  identity: Identity;
  logFile: string;
}): ChildProcess {
  const settings = {
    listen_addresses: '',
    timezone: 'UTC',
    max_connections: '100',
    jit: 'off',
    ...server.settings,
  };
  const log = openSync(server.logFile, 'a', 0o600);
  // Detached, so that Ctrl-C and a lost terminal reach us first and requests can finish before the database goes.
  const child = spawn(
    join(server.binaries, 'postgres'),
    [
      '-D',
      server.data,
      '-k',
      server.socket,
      ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`]),
    ],
    { ...server.identity, cwd: server.data, detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  child.unref();
  return child;
}

/** Adopts a server that answers, and starts one, where that is ours to do, as long as none does. */
async function waitUntilReady(url: string, start?: () => ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  let running: ChildProcess | undefined;
  let lastStart = 0;
  for (;;) {
    const problem = await tryToConnect(url);
    if (!problem) return;
    if (Date.now() > deadline) throw new StartError(`the embedded database does not answer: ${problem}`);
    const gone = !running || running.exitCode !== null || running.signalCode !== null;
    if (start && gone && problem !== 'starting' && Date.now() - lastStart > 500) {
      running = start();
      lastStart = Date.now();
    }
    await sleep(25);
  }
}

async function tryToConnect(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {}); // a server that goes away while we ask is simply not ready
  try {
    await client.connect();
    await client.end();
    return undefined;
  } catch (error) {
    // 28P01: it runs, and waiting will not make our password the right one.
    if (codeOf(error) === '28P01') {
      throw new StartError('DATA_DIR: pg/password is not the password of this database; restore that file');
    }
    // 57P03: it runs, and is still recovering or shutting down.
    return codeOf(error) === '57P03' ? 'starting' : messageOf(error);
  }
}

async function createDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${name}`);
  } catch (error) {
    // 42P04/23505: a second process created it in the same moment.
    if (!['42P04', '23505'].includes(codeOf(error) ?? '')) throw error;
  } finally {
    await client.end();
  }
}

// Supervision

/** Whether its process is there is asked often, because it costs nothing; whether it answers, less often. */
const CHECK_MS = 250;
const CHECKS_PER_QUESTION = 8;
const ANSWER_MS = 5_000;
/** Freed at last, a full disk is noticed this soon. */
const LONGEST_PAUSE_MS = 4_000;

type Server = {
  isThere(): boolean;
  answers(): Promise<boolean>;
  /** Starts it, or waits for one that starts; throws when none answers. */
  bringUp(): Promise<void>;
};

/** Brings a server up again when it has ended: at once, then with growing pauses. */
function supervise({ isThere, answers, bringUp }: Server, { onLost, onBack }: Watcher): { stop(): void } {
  const ended = new AbortController();
  const pause = (ms: number) => sleep(ms, undefined, { signal: ended.signal, ref: false });
  const bringBack = async () => {
    onLost();
    const began = performance.now();
    for (let starts = 1; ; starts++) {
      try {
        await bringUp();
        return onBack({ ms: Math.round(performance.now() - began), starts });
      } catch {
        await pause(Math.min(LONGEST_PAUSE_MS, CHECK_MS * 2 ** starts));
      }
    }
  };
  const check = async () => {
    for (let n = 1; ; n++) {
      await pause(CHECK_MS);
      const isWell = isThere() && (n % CHECKS_PER_QUESTION > 0 || (await answers()));
      if (!isWell) await bringBack();
    }
  };
  check().catch(() => {}); // only by being told to stop
  return { stop: () => ended.abort() };
}

/** A server that takes a connection lives, whatever the table of processes says of it. */
function answersAt(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket);
    const end = (isWell: boolean) => {
      connection.destroy();
      resolve(isWell);
    };
    connection.setTimeout(ANSWER_MS, () => end(true)); // slow is not gone
    connection.on('connect', () => end(true)).on('error', () => end(false));
  });
}

// Stopping

/** Longer than a checkpoint takes on a slow disk. After that it is told to leave at once, and recovers at the next start. */
const STOP_MS = 8_000;

async function stopUnlessShared(url: string, data: string): Promise<void> {
  const pid = postmasterPid(data);
  if (!pid || !isAlive(pid)) return;
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query(
      `select count(*)::int as others from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    if (rows[0].others > 0) return;
  } catch {
    return; // it is gone, or going, already
  } finally {
    await client.end().catch(() => {});
  }
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(pid, signal);
    for (let waited = 0; waited < STOP_MS; waited += 20) {
      if (!isAlive(pid)) return;
      await sleep(20);
    }
  }
}

/**
 * Who becomes another program next (server/main.ts) must have taken note of its ended children first: the other program
 * does not know them, and they would stay as zombies for as long as it runs.
 */
async function untilNoted(ours: Set<ChildProcess>, data: string): Promise<void> {
  for (let waited = 0; waited < STOP_MS && ours.size > 0 && !isRunning(data); waited += 5) await sleep(5);
}

function postmasterPid(data: string): number | undefined {
  try {
    return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]) || undefined;
  } catch {
    return undefined;
  }
}

function isRunning(data: string): boolean {
  const pid = postmasterPid(data);
  return pid !== undefined && isAlive(pid);
}

/** A process that has ended and that nobody has asked about yet still takes signals; the system calls it a zombie. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return process.platform !== 'linux';
  }
}

const MOST_BYTES = 5_000_000;

/**
 * The database keeps its log open for months, so a full one is copied aside and emptied where it is. What is written in
 * that moment is lost: it is a log.
 */
export async function rotateLog(file: string, mostBytes = MOST_BYTES): Promise<void> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size <= mostBytes) return;
  await copyFile(file, `${file}.1`);
  await truncate(file, 0);
}
