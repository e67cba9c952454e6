import type { Tx } from '../../db/connect.ts';
import { keysOf } from '../../shared/records.ts';
import { remindOfPaymentAt } from './payment/keep-place.ts';
import { deleteDueReminders, insertReminders, type ReminderRow, type SessionRow } from './queries.ts';
import { HOUR } from './session-rules.ts';

type Kind = ReminderRow['kind'];
type Before = Exclude<Kind, 'payment'>;
export const hoursBefore: Record<Before, number> = { day_before: 24, hour_before: 1 };

/** Which reminders a booking gets: those whose moment still lies ahead. */
export function remindersFor(startsAt: Date, now: Date, payBy?: Date | null): { kind: Kind; dueAt: Date }[] {
  const before: { kind: Kind; dueAt: Date }[] = keysOf(hoursBefore).map((kind) => ({
    kind,
    dueAt: new Date(startsAt.getTime() - hoursBefore[kind] * HOUR),
  }));
  const payment = payBy ? [{ kind: 'payment' as const, dueAt: remindOfPaymentAt(now, payBy) }] : [];
  return [...before, ...payment].filter(({ dueAt }) => dueAt > now);
}

/** Puts the reminders of this version of a booking in the place of all earlier ones. */
export async function planReminders(
  tx: Tx,
  { id, scheduledDate, version, payBy }: Pick<SessionRow, 'id' | 'scheduledDate' | 'version' | 'payBy'>,
  now: Date,
): Promise<void> {
  await deleteDueReminders(tx, id);
  await insertReminders(
    tx,
    remindersFor(scheduledDate, now, payBy).map((reminder) => ({ ...reminder, sessionId: id, version })),
  );
}

/** Late (after an outage, say) a reminder goes out only while it still says something. */
export function isWorthSending(
  kind: Kind,
  { scheduledDate, payBy }: Pick<SessionRow, 'scheduledDate' | 'payBy'>,
  now: Date,
): boolean {
  if (kind === 'payment') return payBy !== null && payBy > now;
  const left = scheduledDate.getTime() - now.getTime();
  return kind === 'day_before' ? left > hoursBefore.hour_before * HOUR : left > 0;
}
