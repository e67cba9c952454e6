import type { Db, Tx } from '../../db/connect.ts';
import { DAY, MINUTE } from '../../shared/durations.ts';
import { addDays, dateIn, type PlainDate, showIn } from '../../shared/wall-time.ts';
import type { ReadsContent, Services } from '../services.ts';
import { readEventSpans } from './events/queries.ts';
import { listSlots, type Slot } from './free-slots.ts';
import { readBusy } from './outside-calendars.ts';
import { type Practice, readPractice, rulesOf } from './practice.ts';
import { readBooked } from './queries.ts';
import { noSuchSlot, slotTaken } from './session.ts';
import { findType, offeredType, type SessionType } from './session-types.ts';

type Reads = { db: Db | Tx } & Pick<Services, 'clock'> & ReadsContent;
type Question = { from: PlainDate; to: PlainDate; practice: Practice; besides?: string };

/** The slots between two dates of the practitioner's calendar, never past the horizon. */
export async function readSlots(
  { db, clock }: Omit<Reads, 'content'>,
  { from, to, practice, besides }: Question,
): Promise<Slot[]> {
  const now = clock.now();
  const last = lastDate(practice, now);
  // A day to each side covers every zone's idea of where a date begins and ends.
  const span = [noonUtc(from, -1), noonUtc(to, 1)] as const;
  // One after another: inside a transaction there is one connection, which answers one question at a time.
  const sessions = await readBooked(db, ...span, besides);
  const events = await readEventSpans(db, ...span);
  const outside = await readBusy(db, ...span, practice.minutes);
  const usual = { before: practice.buffer, after: practice.buffer };
  const booked = [
    ...sessions.map(({ startsAt, endsAt, before, after }) => ({
      startsAt,
      endsAt,
      before: before ?? usual.before,
      after: after ?? usual.after,
    })),
    ...events.map(({ startsAt, endsAt }) => ({ startsAt, endsAt, ...usual })),
  ];
  return listSlots({ ...practice, booked: [...booked, ...outside], now, from, to: to < last ? to : last });
}

export const lastDate = ({ zone, horizonDays }: Practice, now: Date): PlainDate =>
  addDays(dateIn(now, zone), horizonDays);

const noonUtc = (date: PlainDate, days: number) => new Date(Date.parse(`${date}T12:00:00Z`) + days * DAY);

/** Any moment ahead, whatever the hours say; two sessions at once the database refuses all the same. */
export async function anyTime(services: Reads, { sessionType, startsAt }: SlotWish): Promise<OfferedSlot> {
  const type = await offeredType(services.db, sessionType);
  const practice = rulesOf(await readPractice(services), type);
  if (Number.isNaN(startsAt.getTime()) || startsAt <= services.clock.now()) throw noSuchSlot();
  const endsAt = new Date(startsAt.getTime() + type.minutes * MINUTE);
  const date = dateIn(startsAt, practice.zone);
  const slot = {
    startsAt,
    endsAt,
    date,
    time: showIn(startsAt, practice.zone, 'HH:mm'),
    state: 'free' as const,
  };
  return { type, practice, slot };
}

export type OfferedSlot = { slot: Slot; practice: Practice; type: SessionType };
type SlotWish = {
  sessionType: string;
  startsAt: Date /** Staff may book up to the last minute. */;
  atShortNotice?: boolean;
};

/** The slot of a type that begins at this moment, if it can be had; refuses otherwise. */
export async function offeredSlot(services: Reads, wish: SlotWish): Promise<OfferedSlot> {
  const type = await offeredType(services.db, wish.sessionType);
  const practice = rulesOf(await readPractice(services), type);
  return { type, practice, slot: await slotAt(services, practice, wish) };
}

type MovedWish = { session: { id: string; sessionType: string; durationMinutes: number } } & Omit<
  SlotWish,
  'sessionType'
>;

/** The same for a session that is being moved: it keeps its length, and does not block itself. */
export async function slotToMoveTo(
  services: Reads,
  { session, ...wish }: MovedWish,
): Promise<Omit<OfferedSlot, 'type'>> {
  const practice = await practiceOf(services, session);
  return { practice, slot: await slotAt(services, practice, { ...wish, besides: session.id }) };
}

/** The rules for a session that is booked. Its type may be retired; its length stays the one that was sold. */
export async function practiceOf(
  services: Omit<Reads, 'clock'>,
  session: MovedWish['session'],
): Promise<Practice> {
  const practice = await readPractice(services);
  const type = await findType(services.db, session.sessionType);
  return { ...(type ? rulesOf(practice, type) : practice), minutes: session.durationMinutes };
}

/** The slot that begins at this moment, if it can be had; refuses otherwise. */
export async function slotAt(
  services: Reads,
  practice: Practice,
  { startsAt, besides, atShortNotice }: { startsAt: Date; besides?: string; atShortNotice?: boolean },
): Promise<Slot> {
  if (Number.isNaN(startsAt.getTime())) throw noSuchSlot();
  const rules = atShortNotice ? withoutNotice(practice) : practice;
  const date = dateIn(startsAt, practice.zone);
  const slots = await readSlots(services, { from: date, to: date, practice: rules, besides });
  const slot = slots.find((offered) => offered.startsAt.getTime() === startsAt.getTime());
  if (!slot || slot.state === 'too_late') throw noSuchSlot();
  if (slot.state === 'taken') throw slotTaken();
  return slot;
}

/** For the practitioner: up to the last minute, and two years ahead. */
export const withoutNotice = (practice: Practice): Practice => ({ ...practice, notice: 0, horizonDays: 730 });
