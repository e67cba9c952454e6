import { z } from 'zod';
import { noFields } from '../../shared/fields.ts';
import { addDays, dateIn, isPlainDate } from '../../shared/wall-time.ts';
import { readHoliday, writeHoliday } from '../content/index.ts';
import { DomainError } from '../errors.ts';
import { announce } from '../facts.ts';
import { formVerb } from '../form-verb.ts';
import { allowStaff, staffVerb } from '../identity/index.ts';
import { midnightOn, practiceZone, readPractice, sessionsOnBlockedDays } from './practice.ts';
import { sendSessionLetters } from './reminders.ts';

const LONGEST_DAYS = 366;

const wish = z.object({
  from: z.string(),
  to: z.string(),
  note: z.string().trim().max(160, 'Please use at most 160 characters.'),
});

const take = staffVerb<z.output<typeof wish> & { zone: string }, void>(
  'holiday.taken',
  async (services, tx, { from, to, note, zone }) => {
    const before = await readHoliday(tx);
    const holiday = {
      from,
      to,
      note,
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
export const takeHoliday = formVerb(
  wish,
  async (services, { actor, from, to, note }, refuse) => {
    const { zone } = await readPractice(services);
    const today = dateIn(services.clock.now(), zone);
    if (!isPlainDate(from)) throw refuse({ from: 'Please give a date.' });
    if (!isPlainDate(to) || to < from)
      throw refuse({ to: 'Please give a date that is not before the first.' });
    if (to < today) throw refuse({ to: 'This is over already.' });
    if (to > addDays(from, LONGEST_DAYS)) throw refuse({ to: 'At most a year at a time.' });
    await take(services, { actor, from, to, note, zone });
    await services.content.refresh();
  },
  allowStaff,
);

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
export const endHoliday = formVerb(
  noFields,
  async (services, { actor }) => {
    await end(services, { actor });
    await services.content.refresh();
  },
  allowStaff,
);

const LONGEST = 2_000;
const letter = z.object({
  words: z.string().trim().min(1, 'Please write something.').max(LONGEST, `At most ${LONGEST} characters.`),
  sessionIds: z.array(z.string()),
});

/** A letter in the practitioner's own words to everybody whose session stands on a day that she has closed. */
export const writeAboutBlockedDays = staffVerb(
  'session.written_to',
  letter,
  async (services, tx, { words, sessionIds }) => {
    const zone = await practiceZone(services, tx);
    const standing = await sessionsOnBlockedDays(tx, { zone, now: services.clock.now() });
    const chosen = standing.filter(({ id }) => sessionIds.includes(id));
    if (chosen.length === 0) throw new DomainError('conflict', 'Please choose at least one session.');
    for (const session of chosen) await sendSessionLetters(services, tx, 'away', session, zone, { words });
    return {
      about: { kind: 'practice', id: 'blocked' },
      after: { letters: chosen.length },
      answer: { written: chosen.length },
    };
  },
);
