import type { Tx } from '../../../db/connect.ts';
import { isDatabaseLost } from '../../../db/database-lost.ts';
import { isZone } from '../../../shared/wall-time.ts';
import type { ContactRow } from '../../contacts/index.ts';
import { recordFailure, workInBatches } from '../../duties/index.ts';
import { postBroadcast } from '../../mail/index.ts';
import type { Parts } from '../../services.ts';
import { mayBeWritten } from '../people/reach.ts';
import { ruleMoment } from '../segments/count-segment.ts';
import { bothAre, findSegment, whoAre } from '../segments/queries.ts';
import { everybody, segmentRules } from '../segments/rules.ts';
import { asConfirmed, confirmationOf } from './confirmation.ts';
import { placesOf } from './letter-of-broadcast.ts';
import {
  type BroadcastRow,
  changeBroadcast,
  countWaitingByMinute,
  lockDueBroadcast,
  nextPeople,
  waitingBetween,
} from './queries.ts';
import { nextIn, spread } from './readers-morning.ts';
import { subjectsFor } from './try-subjects.ts';

/**
 * Letters are made a minute's worth at a time, and no more than this in one transaction: a pause or a change of mind finds
 * nearly all of them unmade.
 */
const PORTION = 500;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** So long two subjects have to be clicked before one of them goes to the rest. */
const TEST_MS = 4 * HOUR_MS;

/** Makes the letters that are due now. May run on several machines: each broadcast is held by one of them. */
export async function runBroadcasts(services: Parts): Promise<number> {
  let made = 0;
  await workInBatches(services, {
    duty: 'send-broadcasts',
    lock: (tx, only) => lockDueBroadcast(tx, services.clock.now(), only),
    subject: ({ id }) => id,
    shown: ({ id }) => ({ path: `/office/letters/broadcasts/${id}` }),
    work: async (tx, due) => {
      for (const broadcast of due) made += await runPortion(services, tx, broadcast);
    },
  });
  return made;
}

async function runPortion(services: Parts, tx: Tx, taken: BroadcastRow): Promise<number> {
  const now = services.clock.now();
  const begun = asConfirmed(taken.state === 'scheduled' ? await begin(tx, taken, now) : taken);
  const subject = await subjectsFor(tx, begun);
  // What waits for each reader's morning is made at once: there the pace is held by when it is due.
  const pace = begun.localTime ? PORTION : Math.floor(begun.perHour / 60);
  const limit = Math.min(PORTION, pace, subject.room);
  const at = ruleMoment(services);
  const where = bothAre(whoAre(segmentRules.parse(begun.rules), at), mayBeWritten(services, 'newsletter'));
  const people = await nextPeople(tx, { where, after: begun.lastPerson, limit });
  const dueFor = await mornings(services, tx, begun, now);
  const letters = people.map((person, index) => ({
    person,
    make: () => ({
      to: person.email,
      ...(person.userId ? { userId: person.userId } : {}),
      ...dueFor(person),
      places: { ...placesOf(services, person, at.today), ...subject.of(index) },
    }),
  }));
  await postLetters(services, tx, begun.id, letters);
  const tested = begun.tested + (subject.isTest ? people.length : 0);
  const isTried = subject.isTest && tested === begun.testSize;
  const pause = isTried ? TEST_MS : begun.localTime ? 0 : (HOUR_MS * limit) / begun.perHour;
  const areAllMade = people.length < limit;
  // While letters wait for their readers' morning it is under way, and can be paused.
  const waits = areAllMade && begun.localTime ? await waitingBetween(tx, begun.id) : undefined;
  const isLast = areAllMade && !waits;
  const pacedUntil = waits
    ? new Date(Math.max(waits.last.getTime(), now.getTime()) + MINUTE_MS)
    : new Date(now.getTime() + pause);
  await changeBroadcast(tx, begun.id, {
    ...{ lastPerson: people.at(-1)?.id ?? begun.lastPerson, pacedUntil, tested },
    ...(subject.winner ? { winner: subject.winner } : {}),
    ...(isLast ? { state: 'sent', finishedAt: now } : {}),
  });
  if (!isLast) await services.jobs.enqueue(tx, 'send-broadcasts', {}, { at: pacedUntil });
  return people.length;
}

type Letter = { person: ContactRow; make: () => Parameters<typeof postBroadcast>[3][number] };

/** All at once. Where that fails each alone: one that cannot be made is left out, and the owner is told. */
async function postLetters(services: Parts, tx: Tx, broadcastId: string, letters: Letter[]): Promise<void> {
  const post = (some: Letter[]) =>
    tx.transaction((inner) =>
      postBroadcast(
        services,
        inner,
        broadcastId,
        some.map(({ make }) => make()),
      ),
    );
  try {
    await post(letters);
  } catch (err) {
    if (isDatabaseLost(err)) throw err;
    for (const letter of letters) {
      await post([letter]).catch(async (cause: unknown) => {
        if (isDatabaseLost(cause)) throw cause;
        const { id } = letter.person;
        const about = { subject: `${broadcastId}:${id}`, path: `/office/letters/people/${id}` };
        await recordFailure(services, { duty: 'send-broadcasts', ...about, isLeftOut: true }, cause);
      });
    }
  }
}

/** When each letter is due, where it waits for an hour on its reader's clock; the practice's where hers is unknown. */
async function mornings(
  { content }: Pick<Parts, 'content'>,
  tx: Tx,
  { id, localTime, perHour }: BroadcastRow,
  now: Date,
): Promise<(person: Pick<ContactRow, 'zone'>) => { at?: Date }> {
  if (!localTime) return () => ({});
  const slot = spread(perHour, await countWaitingByMinute(tx, id));
  const { timeZone } = content.current().site;
  return ({ zone }) => ({ at: slot(nextIn(zone && isZone(zone) ? zone : timeZone, localTime, now)) });
}

/** It is for those whom its rules mean, as they were confirmed; one that a version before this scheduled reads its segment now. */
async function begin(tx: Tx, broadcast: BroadcastRow, now: Date): Promise<BroadcastRow> {
  const rules = confirmationOf(broadcast)?.rules ?? (await rulesOf(tx, broadcast));
  const change = { state: 'sending' as const, beganAt: now, rules };
  await changeBroadcast(tx, broadcast.id, change);
  return { ...broadcast, ...change };
}

async function rulesOf(tx: Tx, { segmentId }: BroadcastRow): Promise<unknown> {
  const segment = segmentId ? await findSegment(tx, segmentId) : undefined;
  return segment?.rules ?? everybody;
}
