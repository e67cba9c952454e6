import { sessionCredits, sessions, settings } from '../db/schema/index.ts';
import { readPractice } from '../domain/practice/index.ts';
import type { Services } from '../domain/services.ts';
import { addDays, dateIn, instantOf } from '../shared/wall-time.ts';

const HOUR = 3_600_000;
const single = '1:1 Live Session (60 min)';
const packaged = 'Transformation Package';

/** Twelve held, newest last: how many days ago, at which of the practice's hours, and what was noted. */
const held: [daysAgo: number, time: string, type: string, notes: string | null][] = [
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
  [34, '09:00', single, null],
  [30, '14:00', packaged, 'The night between question and answer held four times out of six.'],
  [
    27,
    '10:00',
    single,
    'Looked at the personal year and what it favours. A course with clay in it goes on the list.',
  ],
  [23, '16:00', packaged, 'The sealed note was opened. Two of the five sentences had changed.'],
  [19, '11:00', single, null],
  [15, '09:00', single, 'Soul Urge: what the evenings are for. Two of them are now kept free on purpose.'],
  [11, '15:00', single, 'Practised the conversation with her sister, both parts.'],
  [7, '10:00', single, 'The conversation took place. It was shorter and kinder than the rehearsal.'],
  [3, '14:00', single, 'Looking back over six weeks. Next: the monthly check-in.'],
];

/** Twelve sessions held, one ahead, and two credits to try the dialog with. */
export async function seedSessions(services: Services, memberId: string): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const meetingLink = 'https://meet.jit.si/aura-numerology-{id}';
  await db.insert(settings).values({ key: 'practice', value: { meetingLink } }).onConflictDoNothing();
  const { zone } = await readPractice(services);
  const today = dateIn(now, zone);
  const at = (days: number, time: string) => instantOf(addDays(today, days), time, zone) ?? now;
  const row = (startsAt: Date, sessionType: string) => ({
    userId: memberId,
    sessionType,
    scheduledDate: startsAt,
    endsAt: new Date(startsAt.getTime() + HOUR),
    paymentState: 'paid' as const,
    createdAt: new Date(Math.min(now.getTime(), startsAt.getTime()) - 48 * HOUR),
  });
  await db.insert(sessions).values([
    ...held.map(([daysAgo, time, type, notes]) => ({
      ...row(at(-daysAgo, time), type),
      status: 'completed' as const,
      notes,
    })),
    { ...row(at(4, '10:00'), single), meetingLink: meetingLink.replace('{id}', 'demo') },
  ]);
  const credit = { userId: memberId, sessionType: packaged, source: 'demo', grantedAt: now };
  await db.insert(sessionCredits).values([1, 2].map((ordinal) => ({ ...credit, ordinal })));
}
