import { eq, sql } from 'drizzle-orm';
import { ofAccount } from '../../../db/by-person.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import { sessionCredits, sessions } from '../../../db/schema/index.ts';
import type { Merge, Person, Subject, TableRule } from '../../personal-data.ts';

const sessionsOf = (who: Person) => sql`(select t.id from sessions t where ${ofAccount(who)})`;

export const tables: Record<string, TableRule> = {
  'public.sessions': { rows: ofAccount, onMerge: 'moves' },
  'public.session_credits': { rows: ofAccount, onMerge: 'moves' },
  'public.session_reminders': { rows: (who) => sql`t.session_id in ${sessionsOf(who)}` },
  'public.session_types': { nobody: 'what can be booked' },
  'public.session_type_products': { nobody: 'what products bring along' },
  'public.practice_hours': { nobody: 'hours of the practice' },
  'public.blocked_dates': { nobody: 'days the practice is closed' },
};

export async function listSessionIds(db: Db | Tx, who: Person): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sessionsOf(who));
  return rows.map(({ id }) => id);
}

export async function eraseSessions(tx: Tx, who: Subject): Promise<void> {
  await tx.execute(sql`delete from session_reminders where session_id in ${sessionsOf(who)}`);
  await tx.execute(sql`delete from session_credits t where ${ofAccount(who)}`);
  await tx.execute(sql`delete from sessions t where ${ofAccount(who)}`);
}

export async function moveSessions(tx: Tx, { from, to }: Merge): Promise<void> {
  await tx.update(sessions).set({ userId: to }).where(eq(sessions.userId, from));
  await tx.update(sessionCredits).set({ userId: to }).where(eq(sessionCredits.userId, from));
}
