import { addDays, dateIn, isPlainDate } from '../../shared/wall-time.ts';
import { readHoliday, writeHoliday } from '../content/index.ts';
import { DomainError, invalid } from '../errors.ts';
import { announce } from '../facts.ts';
import { type Actor, staffVerb } from '../identity/index.ts';
import type { Services } from '../services.ts';
import { midnightOn, practiceZone, readPractice, sessionsOnBlockedDays } from './practice.ts';
import { sendSessionLetters } from './reminders.ts';

const LONGEST_DAYS = 366;

type Wish = { from: string; to: string; note: string };

const take = staffVerb<Wish & { zone: string }, void>(
  'holiday.taken',
  async (services, tx, { from, to, note, zone }) => {
    const before = await readHoliday(tx);
    const holiday = {
      ...{ from, to, note },
      begins: midnightOn(from, zone).toISOString(),
      ends: midnightOn(addDays(to, 1), zone).toISOString(),
    };
    await writeHoliday(tx, holiday);
    await announce(services, tx, { type: 'holiday-taken', holiday });
    return {
      about: { kind: 'practice', id: 'holiday' },
      before: before && { from: before.from, to: before.to },
      after: { from, to, note },
      answer: undefined,
    };
  },
);

/**
 * One switch: on these days nothing can be booked, and whatever is promised by the site, by orders, letters and the chat
 * falls after them. Taken again with other dates it is moved; what was promised meanwhile stays as it was said.
 */
export async function takeHoliday(services: Services, { actor, from, to, note }: Wish & { actor: Actor }) {
  const { zone } = await readPractice(services);
  const today = dateIn(services.clock.now(), zone);
  if (!isPlainDate(from)) throw invalid({ from: 'Please give a date.' });
  if (!isPlainDate(to) || to < from)
    throw invalid({ to: 'Please give a date that is not before the first.' });
  if (to < today) throw invalid({ to: 'This is over already.' });
  if (to > addDays(from, LONGEST_DAYS)) throw invalid({ to: 'At most a year at a time.' });
  await take(services, { actor, from, to, note: note.trim().slice(0, 160), zone });
  await services.content.refresh();
}

const end = staffVerb<object, void>('holiday.ended', async (_services, tx) => {
  const before = await readHoliday(tx);
  if (!before) throw new DomainError('conflict', 'There is no holiday to end.');
  await writeHoliday(tx, undefined);
  return {
    about: { kind: 'practice', id: 'holiday' },
    before: { from: before.from, to: before.to },
    answer: undefined,
  };
});

/** Back, or not going: the days can be booked, and new promises are the usual ones again. */
export async function endHoliday(services: Services, { actor }: { actor: Actor }): Promise<void> {
  await end(services, { actor });
  await services.content.refresh();
}

const LONGEST = 2_000;

/** A letter in the practitioner's own words to everybody whose session stands on a day that she has closed. */
export const writeToBooked = staffVerb<{ words: string; sessionIds: string[] }, { written: number }>(
  'session.written_to',
  async (services, tx, { words, sessionIds }) => {
    const said = words.trim();
    if (!said || said.length > LONGEST) {
      throw invalid({ words: said ? `At most ${LONGEST} characters.` : 'Please write something.' });
    }
    const zone = await practiceZone(services, tx);
    const standing = await sessionsOnBlockedDays(tx, { zone, now: services.clock.now() });
    const chosen = standing.filter(({ id }) => sessionIds.includes(id));
    if (chosen.length === 0) throw new DomainError('conflict', 'Please choose at least one session.');
    for (const session of chosen) await sendSessionLetters(services, tx, 'away', session, zone, said);
    return {
      about: { kind: 'practice', id: 'blocked' },
      after: { letters: chosen.length },
      answer: { written: chosen.length },
    };
  },
);
