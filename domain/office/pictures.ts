import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { DAY } from '../../shared/durations.ts';
import { dropPictures } from '../content/index.ts';
import type { Deps } from '../services.ts';

/** So long a picture may wait for the text it was added for. */
const KEPT_DAYS = 7;

/** Those of earlier versions, and of letters that were sent, are named by them and stay. */
export async function deleteUnusedPictures(services: Deps): Promise<number> {
  const before = new Date(services.clock.now().getTime() - KEPT_DAYS * DAY);
  return services.db.transaction(async (tx) =>
    dropPictures(services, tx, await listUnusedPictures(tx, before)),
  );
}

/**
 * Pictures from before then that no text names: no version of an article, no broadcast, no plan, nothing that somebody is
 * writing. The texts are read once, whatever number of pictures there is.
 */
async function listUnusedPictures(db: Db | Tx, before: Date): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    with texts as (
      select body::text as words from content_versions
      union all select body from broadcasts
      union all select draft::text from automations
      union all select plan::text from automation_versions
      union all select fields::text from office_drafts
    ), used as (
      select distinct (regexp_matches(words, '/pictures/([0-9a-f]{32})', 'g'))[1] as name
      from texts where words like '%/pictures/%'
    )
    select name from pictures where made_at < ${before.toISOString()}::timestamptz
      and name not in (select name from used) order by made_at limit 500`);
  return rows.map(({ name }) => name);
}
