import { bookSession, completeSession, readPractice } from '../domain/practice/index.ts';
import { addDays, dateIn, instantOf } from '../shared/wall-time.ts';
import type { Past } from './past.ts';
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

type Held = { memberId: string; sessionType: string; startsAt: Date; bookedAt: Date; notes: string };

/** Booked by the member, remembered by two letters, held, and closed by the practitioner. */
export function holdSession(
  { timeline, services, owner }: Past,
  { memberId, sessionType, startsAt, bookedAt, notes }: Held,
): void {
  let booked = { sessionId: '' };
  timeline.at(bookedAt, async () => {
    booked = await bookSession(services, { memberId, sessionType, startsAt });
  });
  for (const hours of [24, 1]) timeline.wake(later(startsAt, { hours: -hours }), 'remind-of-sessions');
  timeline.at(later(startsAt, { minutes: 65 }), () =>
    completeSession(services, { actor: owner, sessionId: booked.sessionId, notes }),
  );
}
