import type { Tx } from '../../../db/connect.ts';
import { keysOf } from '../../../shared/records.ts';
import { workInBatches } from '../../duties/index.ts';
import type { Services } from '../../services.ts';
import { hoursBefore, isWorthSending } from '../plan-reminders.ts';
import { HOUR } from '../session-rules.ts';
import {
  claimReminder,
  type EventRow,
  findEvent,
  listSeats,
  replaceReminders,
  settleEventReminder,
} from './queries.ts';
import { sendSeatLetter } from './seat-letters.ts';

/** Puts the reminders of an event in the place of earlier ones: those whose moment still lies ahead. */
export async function planEventReminders(tx: Tx, { id, startsAt, cancelledAt }: EventRow, now: Date) {
  const rows = keysOf(hoursBefore).map((kind) => ({
    kind,
    dueAt: new Date(startsAt.getTime() - hoursBefore[kind] * HOUR),
  }));
  await replaceReminders(tx, id, cancelledAt ? [] : rows.filter(({ dueAt }) => dueAt > now));
}

/** Each reminder goes to everybody who has a seat, in the transaction that settles it: exactly once. */
export async function remindOfEvents(services: Services): Promise<void> {
  await workInBatches(services, {
    duty: 'tend-events',
    lock: (tx, only) => claimReminder(tx, services.clock.now(), only),
    subject: ({ eventId, kind }) => `${eventId}:${kind}`,
    work: async (tx, reminders) => {
      for (const reminder of reminders) await remindOfOne(services, tx, reminder);
    },
  });
}

type Reminder = Awaited<ReturnType<typeof claimReminder>>[number];

async function remindOfOne(services: Services, tx: Tx, reminder: Reminder): Promise<void> {
  const now = services.clock.now();
  const event = await findEvent(tx, reminder.eventId);
  if (!event) return settleEventReminder(tx, reminder, 'missed');
  const isWorth = isWorthSending(reminder.kind, { scheduledDate: event.startsAt, payBy: null }, now);
  const seats = isWorth ? await listSeats(tx, event.id, ['taken']) : [];
  for (const seat of seats) await sendSeatLetter(services, tx, 'reminder', event, seat);
  await settleEventReminder(tx, reminder, isWorth ? 'sent' : 'missed');
}
