import {
  bookSession,
  completeSession,
  holdSlot,
  payForSession,
  readPractice,
  sessionIdIn,
} from '../domain/practice/index.ts';
import { orderById } from '../domain/shop/index.ts';
import type { Viewer } from '../domain/support/index.ts';
import { addDays, dateIn, instantOf } from '../shared/wall-time.ts';
import type { Past } from './past.ts';
import { payOnPage } from './pay.ts';
import { later } from './timeline.ts';

/** Moments on the practitioner's wall clock, by days from today. */
export async function startTimes({ timeline, services }: Past) {
  const { zone } = await readPractice(services);
  const today = dateIn(timeline.now(), zone);
  return (days: number, time: string): Date => {
    const moment = instantOf(addDays(today, days), time, zone);
    if (!moment) throw new Error(`${time} does not exist on that day`);
    return moment;
  };
}

type Booking = { memberId: string; sessionType: string; startsAt: Date; bookedAt: Date };

/** Booked by the member, and paid with a credit of her package, or by herself on the payment page. */
export function book(
  { timeline, services }: Past,
  { bookedAt, payer, ...wish }: Booking & { payer?: Viewer },
): { sessionId: string } {
  const booked = { sessionId: '' };
  timeline.at(bookedAt, async () => Object.assign(booked, await bookSession(services, wish)));
  if (payer) {
    timeline.at(later(bookedAt, { minutes: 4 }), async () => {
      const { url } = await payForSession(services, { actor: payer, ...booked });
      await payOnPage(services, url.split('/').at(-1) ?? '', 'paid');
    });
  }
  return booked;
}

/** Booked, remembered by two letters, held, and closed by the practitioner. */
export function holdSession(
  past: Past,
  { notes, ...booking }: Booking & { notes: string; payer?: Viewer },
): void {
  const { timeline, services, owner } = past;
  const { startsAt } = booking;
  const booked = book(past, booking);
  for (const hours of [24, 1]) timeline.wake(later(startsAt, { hours: -hours }), 'remind-of-sessions');
  timeline.at(later(startsAt, { minutes: 65 }), () =>
    completeSession(services, { actor: owner, ...booked, notes }),
  );
}

type Visit = { guest: { email: string; name: string }; startsAt: Date; bookedAt: Date; topic?: string };

/** Booked from the public page, and paid there. Gives the session once that has happened. */
export function bookAsGuest(
  { timeline, services }: Past,
  { guest, startsAt, bookedAt, topic = 'What the coming year asks of me.' }: Visit,
): { sessionId: string } {
  const booked = { sessionId: '' };
  timeline.at(bookedAt, async () => {
    const told = { birthName: guest.name, birthDate: '1984-05-21', noBirthData: false, topic };
    const { url } = await holdSlot(services, { slug: 'live-session', startsAt, guest, told });
    const { orderId } = await payOnPage(services, url.split('/').at(-1) ?? '', 'paid');
    const order = await orderById(services.db, orderId);
    booked.sessionId = sessionIdIn(order?.subject ?? null) ?? '';
  });
  return booked;
}

/**
 * Booked and paid from the public page, or with the hours of a package that the guest has bought; then held and closed.
 */
export function holdWithGuest(
  past: Past,
  { notes, payBy = 'card', ...visit }: Visit & { notes: string; payBy?: 'card' | 'hours' },
): void {
  const { timeline, services, owner } = past;
  const booked = payBy === 'card' ? bookAsGuest(past, visit) : { sessionId: '' };
  if (payBy === 'hours') {
    const { guest, startsAt } = visit;
    const wish = { guest, startsAt, sessionType: '1:1 Live Session (60 min)' };
    timeline.at(visit.bookedAt, async () => Object.assign(booked, await bookSession(services, wish)));
  }
  timeline.at(later(visit.startsAt, { minutes: 65 }), () =>
    completeSession(services, { actor: owner, ...booked, notes }),
  );
}
