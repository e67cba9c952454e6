import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { listBackupsIn, momentOf } from '../db/backups/manifest.ts';
import { modeOf } from '../db/database-mode.ts';
import { CLUSTER } from '../db/embedded-folder.ts';
import { backupPlacesOf, fileStoreOf } from '../db/file-store.ts';
import { countMissingMigrations } from '../db/migrate.ts';
import { connectionsOf, dataFolder, openDatabase, placeOf } from '../db/open-database.ts';
import { DAY, HOUR, SECOND } from '../shared/durations.ts';
import { figure } from '../shared/figures.ts';
import { codeOf, messageOf } from '../shared/problem.ts';
import { compareClocks, type Finding, internet, liveChecks, type Outside, say } from './doctor-outside.ts';
import { describeEnvFile, type Env, readEnv } from './env.ts';

/**
 * `npm run doctor`: asks everything that the site stands on, as the site itself does, and says what to do next. It changes
 * nothing; what it stores to see that it can, it removes.
 */

const { ok, look, wrong } = say;
type Check = (env: Env, outside: Outside) => AsyncIterable<Finding>;

export async function* examine(readVariables = () => readEnv(), outside = internet): AsyncGenerator<Finding> {
  let env: Env;
  try {
    yield* examineEnvFile();
    env = readVariables();
  } catch (error) {
    yield wrong('variables', messageOf(error), 'Mend this first; the rest is asked after it.');
    return;
  }
  yield ok('variables', env.mode === 'live' ? `a live site, at ${env.APP_URL}` : 'a demo (no APP_URL)');
  const checks: [string, Check][] = [
    ['program', examineProgram],
    ['database', examineDatabase],
    ['files', examineFiles],
    ['backups', examineBackups],
  ];
  if (env.mode === 'live') checks.push(...liveChecks);
  for (const [about, check] of checks) {
    // One that fails in a way that nobody thought of keeps none of the others from being asked.
    try {
      yield* check(env, outside);
    } catch (error) {
      yield wrong(about, messageOf(error) || (codeOf(error) ?? 'failed'));
    }
  }
}

function* examineEnvFile(): Iterable<Finding> {
  const file = describeEnvFile();
  if (!file) return;
  for (const name of file.unknown)
    yield look('.env', `${name} is read by nobody`, 'See docs/configuration.md for the names.');
  if (file.isReadByOthers)
    yield look('.env', 'other users of this machine may read its secrets', `chmod 600 ${file.path}`);
}

async function* examineProgram(): AsyncIterable<Finding> {
  yield ok('program', `Node ${process.version}`);
  try {
    await import('sharp');
  } catch (error) {
    yield wrong(
      'program',
      `pictures cannot be taken in (${messageOf(error).split('\n')[0]})`,
      'Run "npm ci" again, in dist/ as well.',
    );
  }
}

// Database

const OLDEST = 15;

async function* examineDatabase(env: Env, { now }: Outside): AsyncIterable<Finding> {
  const place = placeOf(env);
  if (!env.DATABASE_URL && !existsSync(join(dataFolder(env), 'pg', CLUSTER))) {
    yield ok('database', `${place}: made by the first start`);
    return;
  }
  let database: Awaited<ReturnType<typeof openDatabase>> | undefined;
  const client = await openDatabase(env)
    .then(async (opened) => {
      database = opened;
      const one = new pg.Client({ connectionString: opened.url, connectionTimeoutMillis: 5 * SECOND });
      await one.connect();
      return one;
    })
    .catch((error: unknown) => messageOf(error) || codeOf(error) || 'no answer');
  try {
    if (typeof client === 'string') yield wrong('database', `${place}: ${client}`, howToReach(env));
    else {
      yield* askDatabase(client, env, now());
      await client.end();
    }
  } finally {
    await database?.close();
  }
}

const howToReach = (env: Env) =>
  env.DATABASE_URL
    ? 'Is the server running, and do user, password and name in DATABASE_URL fit? Try them with psql.'
    : 'Start the site and read its last lines; a full disk and a changed owner of DATA_DIR are the usual reasons.';

async function* askDatabase(client: pg.Client, env: Env, ours: Date): AsyncIterable<Finding> {
  const { rows } = await client.query<DatabaseState>(stateQuery);
  const [state] = rows;
  if (!state) return;
  const { version, encoding, can_create, is_standby, max_connections, at } = state;
  const major = Math.floor(version / 10_000);
  if (major < OLDEST) yield wrong('database', `PostgreSQL ${major} is too old`, `Use ${OLDEST} or newer.`);
  else yield ok('database', `PostgreSQL ${major}, ${placeOf(env)}`);
  if (encoding !== 'UTF8')
    yield wrong(
      'database',
      `its encoding is ${encoding}`,
      "Names need UTF8: create database aura encoding 'UTF8' template template0",
    );
  if (is_standby)
    yield wrong('database', 'it takes no writes (a stand-by)', 'Name the primary in DATABASE_URL.');
  if (!can_create)
    yield look(
      'database',
      'its role may not create databases, so backups are made and cannot be tried',
      'As its administrator: alter role … createdb',
    );
  const needed = connectionsOf(env);
  if (max_connections < needed)
    yield look(
      'database',
      `it takes ${max_connections} connections; ${env.WEB_PROCESSES} processes may need ${needed}`,
      'Raise max_connections, or lower WEB_PROCESSES.',
    );
  yield* examineTables(client, env);
  yield* compareClocks('the database', at, ours);
}

type DatabaseState = {
  version: number;
  encoding: string;
  can_create: boolean;
  is_standby: boolean;
  max_connections: number;
  at: Date;
};
const stateQuery = `select current_setting('server_version_num')::int as version,
  current_setting('server_encoding') as encoding, current_setting('max_connections')::int as max_connections,
  (select rolcreatedb or rolsuper from pg_roles where rolname = current_user) as can_create,
  pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as is_standby,
  clock_timestamp() as at`;

async function* examineTables(client: pg.Client, env: Env): AsyncIterable<Finding> {
  const { rows } = await client.query("select to_regclass('public.settings') is not null as used");
  if (!rows[0]?.used) {
    yield ok('database', 'empty: the first start makes its tables');
    return;
  }
  const missing = await countMissingMigrations(client);
  if (missing > 0)
    yield look(
      'database',
      `${figure(missing)} migrations are still to come`,
      'The next start applies them; make a backup before.',
    );
  const owner = await modeOf(client);
  if (owner && owner !== env.mode)
    yield wrong(
      'database',
      `it belongs to a ${owner} site, and the variables make a ${env.mode} one`,
      owner === 'demo'
        ? 'Run "npm run demo:clear", or name another one.'
        : 'Set APP_URL, or name another one.',
    );
}

// Files and backups

async function* examineFiles(env: Env): AsyncIterable<Finding> {
  const files = await fileStoreOf(env);
  const key = `doctor/${crypto.randomUUID()}.txt`;
  const text = new TextEncoder().encode('a file to see that files can be stored');
  await files.put(key, text, { contentType: 'text/plain' });
  const found = await files.read(key);
  let size = 0;
  if (found) for await (const chunk of found.stream) size += chunk.length;
  await files.remove(key);
  if (size === text.length) yield ok('files', `stored, read and removed in ${files.destination}`);
  else yield wrong('files', `${files.destination} gave back ${size} of ${text.length} bytes`);
  const { isLow, isShort, freeBytes } = await files.room();
  const left = freeBytes === undefined ? '' : ` (${figure(Math.round(freeBytes / 1_000_000))} MB left)`;
  if (isLow)
    yield wrong(
      'files',
      `the disk is nearly full${left}: no files are taken`,
      'Make room, or move DATA_DIR.',
    );
  else if (isShort) yield look('files', `the disk fills up${left}`);
}

async function* examineBackups(env: Env, { now }: Outside): AsyncIterable<Finding> {
  for (const place of await backupPlacesOf(env)) {
    const [newest] = await listBackupsIn(place);
    if (!newest) {
      const state = env.mode === 'live' ? look : ok;
      yield state('backups', `none yet in ${place.destination}`);
      continue;
    }
    const age = now().getTime() - momentOf(newest).getTime();
    const said = `the newest in ${place.destination} is ${figure(Math.round(age / HOUR))} hours old`;
    const isLate = env.mode === 'live' && env.BACKUP_HOUR !== 'off' && age > DAY + 2 * HOUR;
    yield isLate
      ? look('backups', said, 'See Settings, Health and backups, for what the last one said.')
      : ok('backups', said);
  }
  if (env.mode === 'live' && !env.BACKUP_KEY)
    yield look(
      'backups',
      'they are not encrypted',
      'Set BACKUP_KEY (openssl rand -base64 32), and keep a copy elsewhere.',
    );
  if (env.mode === 'live' && !env.BACKUP_DIR && !env.BACKUP_S3_URL)
    yield look(
      'backups',
      'they lie on the disk of the database',
      'Set BACKUP_S3_URL, or BACKUP_DIR on another disk.',
    );
}
