import type { Tx } from '../../../db/connect.ts';
import { notFound } from '../../errors.ts';
import type { Parts } from '../../services.ts';
import { type EventRow, listSeats, lockEvent, updateEvent } from './queries.ts';
import { sendSeatLetter } from './seat-letters.ts';

/** Its recording can be watched: everybody who had a seat is told, once. */
export async function tellRecorded(services: Parts, tx: Tx, eventId: string): Promise<EventRow> {
  const event = await lockEvent(tx, eventId);
  if (!event) throw notFound('Event');
  if (event.recordedAt) return event;
  for (const seat of await listSeats(tx, event.id, ['taken'])) {
    await sendSeatLetter(services, tx, 'recording', event, seat);
  }
  return updateEvent(tx, event.id, { recordedAt: services.clock.now() });
}
