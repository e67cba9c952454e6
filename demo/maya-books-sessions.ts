import { book, holdSession, startTimes } from './hold-session.ts';
import type { Past } from './past.ts';
import { later } from './timeline.ts';

const single = '1:1 Live Session (60 min)';
const packaged = 'Transformation Package';

/** Twelve held, newest last: how many days ago, at which of the practice's hours, and what was noted. */
const held: [daysAgo: number, time: string, type: string, notes: string][] = [
  [
    44,
    '10:00',
    single,
    'First meeting. We set the chart beside the last two years and found the 7 asking for quiet.',
  ],
  [
    41,
    '15:00',
    single,
    'Expression 7 at work: nobody knows that she is thinking. One sentence to say so, on Mondays.',
  ],
  [
    37,
    '11:00',
    packaged,
    'Named the habit of saying yes in doorways. Exercise: one night between question and answer.',
  ],
  [34, '09:00', single, ''],
  [30, '14:00', packaged, 'The night between question and answer held four times out of six.'],
  [
    27,
    '10:00',
    single,
    'Looked at the personal year and what it favours. A course with clay in it goes on the list.',
  ],
  [23, '16:00', packaged, 'The sealed note was opened. Two of the five sentences had changed.'],
  [19, '11:00', single, ''],
  [15, '09:00', single, 'Soul Urge: what the evenings are for. Two of them are now kept free on purpose.'],
  [11, '15:00', packaged, 'Practised the conversation with her sister, both parts.'],
  [7, '10:00', single, 'The conversation took place. It was shorter and kinder than the rehearsal.'],
  [3, '14:00', single, 'Looking back over six weeks. Next: the monthly check-in.'],
];
const AHEAD_DAYS = 4;

/**
 * Twelve sessions held and one ahead, each paid: with a credit of a package that she has bought, or by herself when she
 * booked it.
 */
export async function mayaBooksSessions(past: Past): Promise<void> {
  const { timeline, maya } = past;
  const startOf = await startTimes(past);
  const earliest = timeline.ago({ days: 44, hours: 20 });
  const wish = (sessionType: string) => ({
    memberId: maya.id,
    sessionType,
    payer: sessionType === single ? maya : undefined,
  });
  for (const [daysAgo, time, sessionType, notes] of held) {
    const startsAt = startOf(-daysAgo, time);
    const twoDaysBefore = later(startsAt, { hours: -48 });
    const bookedAt = twoDaysBefore < earliest ? earliest : twoDaysBefore;
    holdSession(past, { ...wish(sessionType), startsAt, bookedAt, notes });
  }
  book(past, {
    ...wish(single),
    startsAt: startOf(AHEAD_DAYS, '10:00'),
    bookedAt: timeline.ago({ days: 5 }),
  });
}
