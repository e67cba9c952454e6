import type { Tx } from '../../../db/connect.ts';
import { DomainError } from '../../errors.ts';
import { ownerVerb } from '../../identity/index.ts';
import type { Parts } from '../../services.ts';
import { aboutEvent, eventToChange } from './change-event.ts';
import { type EventRow, listSeats, type SeatRow, updateEvent, updateSeat } from './queries.ts';
import { planEventReminders } from './remind-of-events.ts';
import { sendSeatLetter } from './seat-letters.ts';

/** The whole event is off: everybody is written to, and every payment goes back (tend-events.ts). */
export const cancelEvent = ownerVerb<{ eventId: string }, void>(
  'event.cancelled',
  async (services, tx, { eventId }) => {
    const now = services.clock.now();
    const before = await eventToChange(tx, eventId);
    if (before.startsAt <= now) throw new DomainError('conflict', 'This event has begun already.');
    const event = await updateEvent(tx, before.id, {
      ...{ cancelledAt: now, updatedAt: now, version: before.version + 1 },
    });
    await planEventReminders(tx, event, now);
    const live = await listSeats(tx, event.id, ['waiting', 'offered', 'held', 'taken']);
    for (const seat of live) await callOffSeat(services, tx, event, seat);
    await services.jobs.enqueue(tx, 'tend-events');
    const returned = live.filter(({ paidOrder }) => paidOrder !== null).length;
    return { about: aboutEvent(event), after: { written: live.length, returned }, answer: undefined };
  },
);

/** One seat of an event that is off. What was only held, nobody has been told of; money that comes for it goes back. */
async function callOffSeat(services: Parts, tx: Tx, event: EventRow, seat: SeatRow): Promise<void> {
  const change = {
    ...{ state: 'gone' as const, whyGone: 'called_off' as const, number: null, keepUntil: null },
    ...{ returnDue: seat.paidOrder !== null, updatedAt: services.clock.now() },
  };
  await updateSeat(tx, seat.id, change);
  if (seat.state !== 'held') await sendSeatLetter(services, tx, 'called_off', event, { ...seat, ...change });
}
