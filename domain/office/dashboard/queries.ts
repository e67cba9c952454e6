import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';

export type DashboardFacts = {
  activeItems: number;
  /** A paid order that waits for what only its buyer knows. */
  orderWithoutDetails: { id: string; name: string } | null;
  freeCredits: number;
  /** A reading that is there and has not been looked at. */
  unseenVideo: { id: string; title: string } | null;
  milestones: number;
};

/** What the dashboard counts and what waits for the member, in one question to the database, whatever there is. */
export async function readFacts(db: Db, userId: string): Promise<DashboardFacts> {
  const { rows } = await db.execute<DashboardFacts & Record<string, unknown>>(sql`
    select
      (select count(*)::int from purchases where user_id = me.id) as "activeItems",
      (select json_build_object('id', o.id, 'name', o.product_name)
         from orders o join intakes i on i.order_id = o.id
         where o.user_id = me.id and o.state = 'paid' and i.submitted_at is null
         order by o.created_at limit 1) as "orderWithoutDetails",
      (select count(*)::int from session_credits where user_id = me.id and session_id is null) as "freeCredits",
      (select json_build_object('id', v.id, 'title', v.title)
         from purchases p join videos v on v.purchase_id = p.id
         where p.user_id = me.id and p.status = 'active' and v.released_at is not null and v.file_key is not null
           and not exists (select 1 from video_positions w where w.video_id = v.id and w.user_id = me.id)
         order by v.released_at limit 1) as "unseenVideo",
      (select count(*)::int from transformation_journey where user_id = me.id) as milestones
    from (select ${userId}::uuid as id) me`);
  const [facts] = rows;
  if (!facts) throw new Error('the dashboard has no facts');
  return facts;
}
