import type { Tx } from '../../../db/connect.ts';
import { postBroadcast } from '../../mail/index.ts';
import type { Parts } from '../../services.ts';
import { ruleMoment } from '../segments/count-segment.ts';
import { bothAre, findSegment, whoAre } from '../segments/queries.ts';
import { allOf, everybody, segmentRules } from '../segments/rules.ts';
import { placesOf } from './letter-of-broadcast.ts';
import { type BroadcastRow, changeBroadcast, nextPeople, takeDueBroadcast } from './queries.ts';
import { subjectsFor } from './try-subjects.ts';

/**
 * Letters are made a minute's worth at a time, and no more than this in one transaction: a pause or a change of mind finds
 * nearly all of them unmade.
 */
const PORTION = 500;
const HOUR_MS = 3_600_000;
/** So long two subjects have to be clicked before one of them goes to the rest. */
const TEST_MS = 4 * HOUR_MS;

/** Makes the letters that are due now. May run on several machines: each broadcast is held by one of them. */
export async function runBroadcasts(services: Parts): Promise<number> {
  let made = 0;
  for (;;) {
    const portion = await services.db.transaction((tx) => runPortion(services, tx));
    if (portion === undefined) return made;
    made += portion;
  }
}

async function runPortion(services: Parts, tx: Tx): Promise<number | undefined> {
  const now = services.clock.now();
  const taken = await takeDueBroadcast(tx, now);
  if (!taken) return undefined;
  const begun = taken.state === 'scheduled' ? await begin(tx, taken, now) : taken;
  const subject = await subjectsFor(tx, begun);
  const limit = Math.min(PORTION, Math.floor(begun.perHour / 60), subject.room);
  const at = ruleMoment(services);
  const readers = whoAre(allOf({ of: 'consent', topic: 'newsletter' }), at);
  const where = bothAre(whoAre(segmentRules.parse(begun.rules), at), readers);
  const people = await nextPeople(tx, { where, after: begun.lastPerson, limit });
  await postBroadcast(
    services,
    tx,
    begun.id,
    people.map((person, index) => ({
      to: person.email,
      ...(person.userId ? { userId: person.userId } : {}),
      places: { ...placesOf(services, person, at.today), ...subject.of(index) },
    })),
  );
  const tested = begun.tested + (subject.isTest ? people.length : 0);
  const isTried = subject.isTest && tested === begun.testSize;
  const pause = isTried ? TEST_MS : (HOUR_MS * limit) / begun.perHour;
  const pacedUntil = new Date(now.getTime() + pause);
  const isLast = people.length < limit;
  await changeBroadcast(tx, begun.id, {
    ...{ lastPerson: people.at(-1)?.id ?? begun.lastPerson, pacedUntil, tested },
    ...(subject.winner ? { winner: subject.winner } : {}),
    ...(isLast ? { state: 'sent', finishedAt: now } : {}),
  });
  if (!isLast) await services.jobs.enqueue(tx, 'send-broadcasts', {}, { at: pacedUntil });
  return people.length;
}

/** From here on it is for those whom its segment means now; a later change of the segment changes nothing. */
async function begin(tx: Tx, broadcast: BroadcastRow, now: Date): Promise<BroadcastRow> {
  const segment = broadcast.segmentId ? await findSegment(tx, broadcast.segmentId) : undefined;
  const change = { state: 'sending' as const, beganAt: now, rules: segment?.rules ?? everybody };
  await changeBroadcast(tx, broadcast.id, change);
  return { ...broadcast, ...change };
}
