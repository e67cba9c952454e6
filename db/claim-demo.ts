import pg from 'pg';
import type { Files } from '../adapters/files/files.ts';
import { emptyDemo } from './clear-demo.ts';
import { claimDatabase } from './database-mode.ts';
import { migrate } from './migrate.ts';
import type { Configured } from './open-database.ts';

/** Any number will do, as long as every process of ours takes the same. */
const LOCK = 7_239_002;
const MARKER = 'demo_past';

type Options = {
  env: Configured & { mode: 'demo' | 'live' };
  databaseUrl: string;
  files: Files;
  /** Whether a new demo gets its past. */
  wanted: boolean;
};

export type DemoClaim = {
  /** Whether the demo's past is still to be made: by this process, while it holds the claim. */
  isNew: boolean;
  finish(): Promise<void>;
  /** Lets the next process in. Doing it again does nothing. */
  release(): Promise<void>;
};

/**
 * One process at a time makes the demo's past; the others wait here. A marker says when that has begun and when it is
 * done. A process that was killed in between leaves half a past, which nobody could complete: the next start removes
 * it and begins with an empty database.
 */
export async function claimDemo({ env, databaseUrl, files, wanted }: Options): Promise<DemoClaim> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => {}); // a lost connection fails the query it was for
  await client.connect();
  let ended: Promise<void> | undefined;
  const release = () => {
    ended ??= client.end(); // the lock goes with its connection
    return ended;
  };
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    if (await isHalfMade(client)) {
      await emptyDemo(client, [files]);
      await migrate(databaseUrl);
      await claimDatabase(client, env);
    }
    const isNew = wanted && (await isUnused(client));
    if (isNew) await writeMarker(client, 'begun');
    return { isNew, finish: () => writeMarker(client, 'done'), release };
  } catch (error) {
    await release();
    throw error;
  }
}

async function isHalfMade(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(`select from settings where key = $1 and value = '"begun"'`, [
    MARKER,
  ]);
  return rowCount === 1;
}

async function writeMarker(client: pg.Client, value: 'begun' | 'done'): Promise<void> {
  await client.query(
    `insert into settings (key, value) values ($1, to_jsonb($2::text))
     on conflict (key) do update set value = excluded.value, updated_at = now()`,
    [MARKER, value],
  );
}

/** A past cannot be put before what somebody has done already. */
async function isUnused(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ used: boolean }>(
    `select exists (select from auth.users) or exists (select from orders)
       or exists (select from quiz_leads) as used`,
  );
  return rows[0]?.used === false;
}
