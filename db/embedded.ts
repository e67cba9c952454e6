import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { codeOf, messageOf } from '../shared/problem.ts';
import { StartError } from '../shared/start-error.ts';
import { closeToStrangers, passwordOf } from './embedded-access.ts';
import {
  databaseIdentity,
  initialise,
  majorOf,
  majorOfData,
  packagedServer,
  placeBinaries,
  prepareFolder,
  socketFolder,
} from './embedded-cluster.ts';
import { type Identity, USER } from './embedded-identity.ts';
import { rotateLog } from './rotate-log.ts';
import { supervise, type Watcher } from './supervise.ts';

/** The folder of the data within the embedded server's own. */
export const CLUSTER = 'cluster';
const START_TIMEOUT_MS = 60_000;
const LOG_LOOK_MS = 600_000;

export type EmbeddedDatabase = {
  /** A connection string over the private unix socket. */
  url: string;
  /** From now on, until stopped, the server is started again when it ends by itself. */
  supervise(watcher: Watcher): { stop(): void };
  /** Stops the server, unless another process still works with it. */
  stop(): Promise<void>;
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
  prepareFolder(folder, identity.uid);
  const isKept = settings.fsync !== 'off';
  const binaries = placeBinaries(folder, identity.uid, { native, isKept });
  const data = join(folder, CLUSTER);
  refuseOtherMajor(data, native);
  const socket = socketFolder(folder, identity.uid);
  const password = passwordOf(folder);
  if (!existsSync(join(data, 'PG_VERSION'))) await initialise(binaries, folder, data, identity, password);

  const url = (database: string) =>
    `postgresql://${USER}:${password}@/${database}?host=${encodeURIComponent(socket)}&application_name=aura`;
  const logFile = join(folder, 'postgres.log');
  const start = () => {
    const server = spawnServer({ binaries, data, socket, settings, identity, logFile });
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
      const keepsRunning = supervise({ isAlive: () => isRunning(data), bringUp }, watcher);
      const keepsLogSmall = setInterval(() => void rotateLog(logFile).catch(() => {}), LOG_LOOK_MS).unref();
      return {
        stop() {
          clearInterval(keepsLogSmall);
          keepsRunning.stop();
        },
      };
    },
    stop: () => stopUnlessShared(url('postgres'), data),
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
  // Detached, so that Ctrl-C reaches us first and requests can finish before the database goes.
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
  client.on('error', () => {}); // a server that goes away while we look is simply not ready
  try {
    await client.connect();
    await client.end();
    return undefined;
  } catch (error) {
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

async function stopUnlessShared(url: string, data: string): Promise<void> {
  const pid = postmasterPid(data);
  if (!pid) return;
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
  process.kill(pid, 'SIGINT');
  while (isAlive(pid)) await sleep(20);
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

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
