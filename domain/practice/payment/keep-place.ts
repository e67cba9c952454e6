const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Booked inside the last day there is no earlier moment to wait for: time enough to pay, and no more. */
const AT_SHORT_NOTICE = HOUR;

type Booking = { now: Date; startsAt: Date; keepHours: number };

/**
 * Until when a place is kept without payment: the practitioner's hours, never past 24 hours before the start, so that she
 * knows a day ahead who comes.
 */
export function keptUntil({ now, startsAt, keepHours }: Booking): Date {
  const usual = Math.min(now.getTime() + keepHours * HOUR, startsAt.getTime() - DAY);
  const atLeast = Math.min(now.getTime() + AT_SHORT_NOTICE, startsAt.getTime());
  return new Date(Math.max(usual, atLeast));
}

/** The one reminder: when three quarters of the time are over. */
export const remindOfPaymentAt = (now: Date, payBy: Date): Date =>
  new Date(payBy.getTime() - (payBy.getTime() - now.getTime()) / 4);

/** A place that was kept does not become one that is kept longer by being moved. */
export const keptAfterMove = (payBy: Date, booking: Booking): Date =>
  new Date(Math.min(payBy.getTime(), keptUntil(booking).getTime()));
