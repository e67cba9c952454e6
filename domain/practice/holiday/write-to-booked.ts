import { DomainError, invalid } from '../../errors.ts';
import { staffVerb } from '../../identity/index.ts';
import { practiceZone } from '../practice.ts';
import { sendSessionLetters } from '../session-letters.ts';
import { sessionsOnBlockedDays } from './blocked-days.ts';

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
