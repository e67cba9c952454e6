import pg from 'pg';
import { migrate } from './migrate.ts';

/** Any number will do, as long as every process of ours takes the same. */
const LOCK = 7_239_002;
const MARKER = 'demo_past';

export type DemoClaim = {
  /** Whether the demo's past is still to be made: by this process, while it holds the claim. */
  isNew: boolean;
  finish(): Promise<void>;
  /** Lets the next process in. Doing it again does nothing. */
  release(): Promise<void>;
};

/**
 * One process at a time makes the demo's data; the others wait here. A marker says when that has begun and when it is
 * done. A process that was killed in between leaves half a past, which nobody could complete: the next start drops it
 * and begins with an empty database.
 */
export async function claimDemo(url: string, { wanted }: { wanted: boolean }): Promise<DemoClaim> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {}); // a lost connection fails the query it was for
  await client.connect();
  let ended: Promise<void> | undefined;
  const release = () => {
    ended ??= client.end(); // the lock goes with its connection
    return ended;
  };
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    if ((await readMarker(client)) === 'begun') await startOver(client, url);
    const isNew = wanted && (await isEmpty(client));
    if (isNew) await writeMarker(client, 'begun');
    return { isNew, finish: () => writeMarker(client, 'done'), release };
  } catch (error) {
    await release();
    throw error;
  }
}

async function readMarker(client: pg.Client): Promise<unknown> {
  const { rows } = await client.query('select value from settings where key = $1', [MARKER]);
  return rows[0]?.value;
}

async function writeMarker(client: pg.Client, value: 'begun' | 'done'): Promise<void> {
  await client.query(
    `insert into settings (key, value) values ($1, $2)
     on conflict (key) do update set value = excluded.value, updated_at = now()`,
    [MARKER, JSON.stringify(value)],
  );
}

/** A database in which somebody has worked already is nobody's sample. */
async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select exists (select 1 from auth.users) or exists (select 1 from orders)
       or exists (select 1 from quiz_leads) as used`,
  );
  return !rows[0]?.used;
}

/** Unless somebody has signed up by now: then what there is of it stays as it is. */
async function startOver(client: pg.Client, url: string): Promise<void> {
  const { rows } = await client.query(`select 1 from auth.users where email not like '%@demo.local' limit 1`);
  if (rows.length > 0) return writeMarker(client, 'done');
  await client.query(`
    begin;
    drop schema if exists pgboss cascade;
    drop schema sandbox cascade;
    drop schema auth cascade;
    drop schema public cascade;
    create schema public;
    commit`);
  await migrate(url);
}
