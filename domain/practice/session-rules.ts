import { DomainError, invalid } from '../errors.ts';

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Nobody can hold the calendar with bookings that are not paid for. */
export const MAX_UNPAID = 10;
export const MAX_UNPAID_UNPROVEN = 1;

type Planned = { status: string; scheduledDate: Date; endsAt: Date };

/** The last moment at which the person who booked can still move or cancel. */
export const changeableUntil = ({ scheduledDate }: Planned): Date => new Date(scheduledDate.getTime() - DAY);

export const joinOpensAt = ({ scheduledDate }: Planned): Date =>
  new Date(scheduledDate.getTime() - 10 * MINUTE);

export const mayChange = (session: Planned, now: Date): boolean =>
  session.status === 'scheduled' && now <= changeableUntil(session);

/** Whether the hour has come; a session that is not paid has no door. */
export const isOpen = (session: Planned, now: Date): boolean =>
  session.status === 'scheduled' && now >= joinOpensAt(session) && now < session.endsAt;

export const isPaid = ({ paymentState }: { paymentState: string }): boolean => paymentState !== 'to_be_paid';

export const slotTaken = () =>
  new DomainError('conflict', 'That time has just been taken. Please choose another one.', {
    startsAt: 'This time is taken.',
  });
export const noSuchSlot = () => invalid({ startsAt: 'Please choose one of the offered times.' });
export const tooLateToChange = () =>
  new DomainError(
    'conflict',
    'A session can be changed until 24 hours before it begins. Please write to us, and we will find a way.',
  );
export const notScheduled = () =>
  new DomainError('conflict', 'This session is not on the calendar any more.');
