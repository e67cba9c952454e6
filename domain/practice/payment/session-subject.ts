import { isId } from '../../ids.ts';

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
