import { addDays, dateIn, type PlainDate } from '../../shared/wall-time.ts';
import type { ReadsContent, Services } from '../services.ts';
import { listSlots, type Slot } from './free-slots.ts';
import { type Practice, readPractice } from './practice.ts';
import { readBooked } from './queries.ts';
import { noSuchSlot, slotTaken } from './session-rules.ts';

const DAY = 24 * 3_600_000;

type Question = { from: PlainDate; to: PlainDate; practice: Practice; besides?: string };

/** The slots between two dates of the practitioner's calendar, never past the horizon. */
export async function readSlots(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { from, to, practice, besides }: Question,
): Promise<Slot[]> {
  const now = clock.now();
  const last = lastDate(practice, now);
  // A day to each side covers every zone's idea of where a date begins and ends.
  const booked = await readBooked(db, noonUtc(from, -1), noonUtc(to, 1), besides);
  return listSlots({ ...practice, booked, now, from, to: to < last ? to : last });
}

export const lastDate = ({ zone, horizonDays }: Practice, now: Date): PlainDate =>
  addDays(dateIn(now, zone), horizonDays);

const noonUtc = (date: PlainDate, days: number) => new Date(Date.parse(`${date}T12:00:00Z`) + days * DAY);

export type OfferedSlot = { slot: Slot; practice: Practice };
type SlotWish = {
  startsAt: Date;
  besides?: string /** Staff may book up to the last minute. */;
  atShortNotice?: boolean;
};

/** The slot that begins at this moment, if it can be had; refuses otherwise. A session being moved does not block itself. */
export async function offeredSlot(
  services: Pick<Services, 'db' | 'clock'> & ReadsContent,
  { startsAt, besides, atShortNotice }: SlotWish,
): Promise<OfferedSlot> {
  if (Number.isNaN(startsAt.getTime())) throw noSuchSlot();
  const practice = await practiceFor(services, atShortNotice);
  const date = dateIn(startsAt, practice.zone);
  const slots = await readSlots(services, { from: date, to: date, practice, besides });
  const slot = slots.find((offered) => offered.startsAt.getTime() === startsAt.getTime());
  if (!slot || slot.state === 'too_late') throw noSuchSlot();
  if (slot.state === 'taken') throw slotTaken();
  return { slot, practice };
}

export async function practiceFor(
  services: Pick<Services, 'db'> & ReadsContent,
  atShortNotice = false,
): Promise<Practice> {
  const practice = await readPractice(services);
  return atShortNotice ? { ...practice, notice: 0 } : practice;
}
