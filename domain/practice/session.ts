import type { Db, Tx } from '../../db/connect.ts';
import { DAY, HOUR, MINUTE } from '../../shared/durations.ts';
import { readToken, signToken } from '../../shared/signed-token.ts';
import { DomainError, invalid, notFound } from '../errors.ts';
import { type Actor, isStaff } from '../identity/index.ts';
import { isId, knownId } from '../ids.ts';
import type { Config, ReadsContent } from '../services.ts';
import { findSession, lockSession, type SessionRow } from './queries.ts';

/** Whoever asks for a session: somebody signed in, or whoever holds its signed link. */
export type SessionHolder = { actor: Actor; sessionId: string } | { key: string };
type Reads = Signs & { db: Db | Tx };

/** One's own session, or any for staff. For everybody else it does not exist. */
export async function readOwnSession(services: Reads, holder: SessionHolder): Promise<SessionRow> {
  return ownOrNotFound(holder, await findSession(services.db, idOf(services, holder)));
}

export async function lockOwnSession(services: Signs, tx: Tx, holder: SessionHolder): Promise<SessionRow> {
  return ownOrNotFound(holder, await lockSession(tx, idOf(services, holder)));
}

function idOf(services: Signs, holder: SessionHolder): string {
  return knownId(
    'key' in holder ? (readSessionKey(services, holder.key) ?? '') : holder.sessionId,
    'Session',
  );
}

function ownOrNotFound(holder: SessionHolder, session: SessionRow | undefined): SessionRow {
  if (!session) throw notFound('Session');
  if ('key' in holder || session.userId === holder.actor.id || isStaff(holder.actor)) return session;
  throw notFound('Session');
}

/** What the audit log says that something was done to. */
export const asLogged = (
  { content }: ReadsContent,
  { id, sessionType }: Pick<SessionRow, 'id' | 'sessionType'>,
) => ({ kind: 'session' as const, id, label: content.current().titleOfSession(sessionType) });

export const isByStaff = (holder: SessionHolder): boolean => 'actor' in holder && isStaff(holder.actor);

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

export type Signs = { config: Pick<Config, 'secret' | 'appUrl'> };
const PURPOSE = 'session';

/** Opens one session to whoever holds it: from the letter about it, or from its payment page. */
export const signSessionKey = ({ config }: Signs, sessionId: string): string =>
  signToken(config.secret, PURPOSE, sessionId);

function readSessionKey({ config }: Signs, key: string): string | undefined {
  const sessionId = readToken(config.secret, PURPOSE, key);
  return sessionId && isId(sessionId) ? sessionId : undefined;
}

type Session = { id: string; userId: string | null };

/** Where its person finds a session: in the portal, or by a signed link while there is no account. */
export const sessionPath = (signs: Signs, { id, userId }: Session): string =>
  userId ? '/portal/sessions' : `/sessions/${signSessionKey(signs, id)}`;

export const sessionUrl = (signs: Signs, session: Session): string =>
  `${signs.config.appUrl}${sessionPath(signs, session)}`;

/** Booked inside the last day there is no earlier moment to wait for: time enough to pay, and no more. */
const AT_SHORT_NOTICE = HOUR;

type Booking = { now: Date; startsAt: Date; keepHours: number };

/**
 * Until when a place is kept without payment: the practitioner's hours, never past 24 hours before the start, so that she
 * knows a day ahead who comes.
 */
export function heldUntil({ now, startsAt, keepHours }: Booking): Date {
  const usual = Math.min(now.getTime() + keepHours * HOUR, startsAt.getTime() - DAY);
  const atLeast = Math.min(now.getTime() + AT_SHORT_NOTICE, startsAt.getTime());
  return new Date(Math.max(usual, atLeast));
}

/** The one reminder: when three quarters of the time are over. */
export const remindOfPaymentAt = (now: Date, payBy: Date): Date =>
  new Date(payBy.getTime() - (payBy.getTime() - now.getTime()) / 4);

/** A place that was kept does not become one that is kept longer by being moved. */
export const keptAfterMove = (payBy: Date, booking: Booking): Date =>
  new Date(Math.min(payBy.getTime(), heldUntil(booking).getTime()));
