import type pg from 'pg';

type Erased = { address_key: string; erased_at: Date };
export type ErasedSince = { mailKey: string; rows: Erased[] };

/**
 * Whom the site that is about to be replaced has erased since the backup was made. The hashes fit only what was hashed with
 * the same key; it stands in the database, and so in each of its backups.
 */
export async function readErasedSince(client: pg.Client, since: string): Promise<ErasedSince | undefined> {
  const { rows: found } = await client.query(
    `select 1 where to_regclass('public.erased_addresses') is not null and to_regclass('public.settings') is not null`,
  );
  if (found.length === 0) return undefined;
  const mailKey = await mailKeyOf(client);
  const { rows } = await client.query<Erased>(
    'select address_key, erased_at from public.erased_addresses where erased_at >= $1 or erase_again',
    [since],
  );
  return mailKey && rows.length > 0 ? { mailKey, rows } : undefined;
}

/** They are erased by the site itself (domain/privacy, eraseAgain), within minutes of its start. Says how many. */
export async function markToEraseAgain(client: pg.Client, erased: ErasedSince | undefined): Promise<number> {
  if (!erased || (await mailKeyOf(client)) !== erased.mailKey) return 0;
  for (const { address_key, erased_at } of erased.rows) {
    await client.query(
      `insert into public.erased_addresses (address_key, erased_at, erase_again) values ($1, $2, true)
       on conflict (address_key) do update set erased_at = excluded.erased_at, erase_again = true`,
      [address_key, erased_at],
    );
  }
  return erased.rows.length;
}

async function mailKeyOf(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ value: string }>(
    `select value #>> '{}' as value from public.settings where key = 'mail_key'`,
  );
  return rows[0]?.value;
}
