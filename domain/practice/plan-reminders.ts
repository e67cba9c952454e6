import type { Tx } from '../../db/connect.ts';
import { keysOf } from '../../shared/records.ts';
import { deleteDueReminders, insertReminders, type ReminderRow, type SessionRow } from './queries.ts';
import { HOUR } from './session-rules.ts';

type Kind = ReminderRow['kind'];
export const hoursBefore: Record<Kind, number> = { day_before: 24, hour_before: 1 };

/** Which reminders a booking gets: those whose moment still lies ahead. */
export function remindersFor(startsAt: Date, now: Date): { kind: Kind; dueAt: Date }[] {
  return keysOf(hoursBefore)
    .map((kind) => ({ kind, dueAt: new Date(startsAt.getTime() - hoursBefore[kind] * HOUR) }))
    .filter(({ dueAt }) => dueAt > now);
}

/** Puts the reminders of this version of a booking in the place of all earlier ones. */
export async function planReminders(
  tx: Tx,
  { id, scheduledDate, version }: Pick<SessionRow, 'id' | 'scheduledDate' | 'version'>,
  now: Date,
): Promise<void> {
  await deleteDueReminders(tx, id);
  await insertReminders(
    tx,
    remindersFor(scheduledDate, now).map((reminder) => ({ ...reminder, sessionId: id, version })),
  );
}

/** Late (after an outage, say) a reminder goes out only while it still says something. */
export function isWorthSending(kind: Kind, startsAt: Date, now: Date): boolean {
  const left = startsAt.getTime() - now.getTime();
  return kind === 'day_before' ? left > hoursBefore.hour_before * HOUR : left > 0;
}
