import type { Db, Tx } from '../../../db/connect.ts';
import { isId } from '../../ids.ts';
import { findEvent, findSeat } from '../events/queries.ts';
import { findSession } from '../queries.ts';

/** How an order says which session it pays for. */
export const subjectOf = (sessionId: string): string => `session:${sessionId}`;

export const sessionIn = (subject: string | null): string | undefined => idIn('session', subject);

/** The same for a seat at an event. */
export const subjectOfSeat = (seatId: string): string => `seat:${seatId}`;
export const seatIn = (subject: string | null): string | undefined => idIn('seat', subject);

function idIn(kind: string, subject: string | null): string | undefined {
  const [named, id = ''] = subject?.split(':') ?? [];
  return named === kind && isId(id) ? id : undefined;
}

/** What a credit remembers as its reason; a refund of the order finds it by this. */
export const orderSource = (orderId: string): string => `order:${orderId}`;

export const orderIn = (source: string): string | undefined => idIn('order', source);

export type Booked =
  | { kind: 'session'; id: string; type: string; startsAt: string; status: string }
  | { kind: 'seat'; eventId: string; title: string; startsAt: string; status: string };

/** What an order pays for, where it is no product: the hour or the seat itself. */
export async function bookedBy(db: Db | Tx, subject: string | null): Promise<Booked | undefined> {
  const [sessionId, seatId] = [sessionIn(subject), seatIn(subject)];
  const session = sessionId ? await findSession(db, sessionId) : undefined;
  if (session) {
    const { id, sessionType: type, scheduledDate, status } = session;
    return { kind: 'session', id, type, startsAt: scheduledDate.toISOString(), status };
  }
  const seat = seatId ? await findSeat(db, seatId) : undefined;
  const event = seat && (await findEvent(db, seat.eventId));
  if (!event) return undefined;
  const { id: eventId, title, startsAt } = event;
  return { kind: 'seat', eventId, title, startsAt: startsAt.toISOString(), status: seat.state };
}
