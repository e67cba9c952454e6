import type pg from 'pg';
import { demoPeople } from '../demo/demo-people.ts';
import { StartError } from '../shared/start-error.ts';
import { type Configured, dataFolder } from './open-database.ts';

type Mode = 'demo' | 'live';

/**
 * Whose database this is; undefined before its first start. Databases older than the "mode" setting are told by what
 * is in them. A demo account counts only when verified: anybody can sign up with a demo address on a live site, but
 * nobody can confirm it, so strangers can neither stop the next start nor make a live database look like a demo.
 */
export async function modeOf(client: pg.ClientBase): Promise<Mode | undefined> {
  const { rows } = await client.query<{ mode: Mode | null; demo: boolean; used: boolean }>(
    `select (select value #>> '{}' from settings where key = 'mode') as mode,
       exists (select from settings where key = 'demo_secret')
         or exists (select from auth.users where email = any($1) and email_verified)
         or exists (select from sandbox.objects) as demo,
       exists (select from auth.users) as used`,
    [demoPeople.map(({ email }) => email)],
  );
  const [found] = rows;
  return found?.mode ?? (found?.demo ? 'demo' : found?.used ? 'live' : undefined);
}

/**
 * A database is a demo's or a live site's from its first start on; the other mode refuses to start on it. Answers
 * since when it has been in use, or undefined when this is its first start.
 */
export async function claimDatabase(
  client: pg.ClientBase,
  env: Configured & { mode: Mode },
): Promise<Date | undefined> {
  const owner = await modeOf(client);
  const isServer = env.DATABASE_URL !== undefined;
  const place = isServer ? 'DATABASE_URL: this database' : `DATA_DIR: ${dataFolder(env)}`;
  const elsewhere = isServer ? 'name another database in DATABASE_URL' : 'set another DATA_DIR';
  if (env.mode === 'live' && owner === 'demo') {
    throw new StartError(
      `${place} holds the demo and its accounts. Run "npm run demo:clear" to remove it, or ${elsewhere}.`,
    );
  }
  if (env.mode === 'demo' && owner === 'live') {
    throw new StartError(
      `${place} belongs to a live site, and APP_URL is not set. Set APP_URL, or ${elsewhere} for the demo.`,
    );
  }
  await client.query(
    `insert into settings (key, value) values ('mode', to_jsonb($1::text)) on conflict do nothing`,
    [env.mode],
  );
  if (!owner) return undefined;
  const { rows } = await client.query<{ since: Date }>(
    'select min(applied_at) as since from schema_migrations',
  );
  return rows[0]?.since;
}
