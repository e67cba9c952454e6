import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { seats, sessionCredits, sessions } from '../../db/schema/index.ts';
import { anyOf, ofAccount } from '../../db/sql.ts';
import type { Merge, Person, PersonalData, Subject, TableRule } from '../personal-data.ts';

/** A row that has an account is the account's; the others are known by the address they were booked with. */
const ofPerson = (who: Person) =>
  sql`(${ofAccount(who)} or (t.user_id is null and t.guest_email = ${anyOf(who.addresses)}))`;
const sessionsOf = (who: Person) => sql`(select t.id from sessions t where ${ofPerson(who)})`;

const tables: Record<string, TableRule> = {
  'public.sessions': { rows: ofPerson, onMerge: 'moves', secret: ['private_notes'] },
  'public.session_details': { rows: (who) => sql`t.session_id in ${sessionsOf(who)}` },
  'public.session_credits': { rows: ofPerson, onMerge: 'moves' },
  'public.session_reminders': { rows: (who) => sql`t.session_id in ${sessionsOf(who)}` },
  'public.seats': { rows: ofPerson, onMerge: 'moves' },
  'public.events': { nobody: 'what anybody can take a seat at' },
  'public.event_reminders': { nobody: 'when everybody with a seat is reminded' },
  'public.session_types': { nobody: 'what can be booked' },
  'public.session_type_products': { nobody: 'what products bring along' },
  'public.outside_calendars': { nobody: 'where the practitioner’s other calendars are' },
  'public.outside_busy': { nobody: 'when she is busy elsewhere, without a word about what' },
  'public.practice_hours': { nobody: 'hours of the practice' },
  'public.opening_hours': { nobody: 'hours of the practice' },
  'public.blocked_dates': { nobody: 'days the practice is closed' },
};

const seatsOf = (who: Person) => sql`(select t.id from seats t where ${ofPerson(who)})`;

async function listSeatIds(db: Db | Tx, who: Person): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(seatsOf(who));
  return rows.map(({ id }) => id);
}

async function listSessionIds(db: Db | Tx, who: Person): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sessionsOf(who));
  return rows.map(({ id }) => id);
}

async function eraseSessions(tx: Tx, who: Subject): Promise<void> {
  await tx.execute(sql`delete from session_reminders where session_id in ${sessionsOf(who)}`);
  await tx.execute(sql`delete from session_details where session_id in ${sessionsOf(who)}`);
  await tx.execute(sql`delete from session_credits t where ${ofPerson(who)}`);
  await tx.execute(sql`delete from sessions t where ${ofPerson(who)}`);
  // The job offers what comes free to those who wait.
  await tx.execute(sql`delete from seats t where ${ofPerson(who)}`);
}

async function moveSessions(tx: Tx, { from, to }: Merge): Promise<void> {
  await tx.update(sessions).set({ userId: to }).where(eq(sessions.userId, from));
  await tx.update(seats).set({ userId: to }).where(eq(seats.userId, from));
  await tx.update(sessionCredits).set({ userId: to }).where(eq(sessionCredits.userId, from));
}

export const practiceData: PersonalData = {
  tables,
  matters: async (db, who) => [
    ...(await listSessionIds(db, who)).map((id) => `session:${id}`),
    ...(await listSeatIds(db, who)).map((id) => `seat:${id}`),
  ],
  erase: (_services, tx, who) => eraseSessions(tx, who),
  move: moveSessions,
};
