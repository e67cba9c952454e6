import type { Tx } from '../../../db/connect.ts';
import { isDatabaseLost } from '../../../db/database-lost.ts';
import { HOUR, MINUTE } from '../../../shared/durations.ts';
import { addDays, instantOf, isZone } from '../../../shared/wall-time.ts';
import type { ContactRow } from '../../contacts/index.ts';
import { processDueInBatches, recordFailure } from '../../duties.ts';
import { postBroadcast } from '../../mail/index.ts';
import type { Deps } from '../../services.ts';
import { mayBeWritten } from '../reach.ts';
import { everybody, segmentRulesSchema } from '../segment-rules.ts';
import { bothAre, findSegment, matchesSegment, ruleMoment } from '../segments.ts';
import { asConfirmed, confirmationOf, mergeFieldsOf } from './letter-of-broadcast.ts';
import {
  type BroadcastRow,
  changeBroadcast,
  countVariants,
  countWaitingByMinute,
  lockDueBroadcast,
  nextPeople,
  waitingBetween,
} from './queries.ts';

/**
 * Letters are made a minute's worth at a time, and no more than this in one transaction: a pause or a change of mind finds
 * nearly all of them unmade.
 */
const PORTION = 500;
/** So long two subjects have to be clicked before one of them goes to the rest. */
const TEST_MS = 4 * HOUR;

/** Makes the letters that are due now. May run on several machines: each broadcast is held by one of them. */
export async function runBroadcasts(services: Deps): Promise<number> {
  let made = 0;
  await processDueInBatches(services, {
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

async function runPortion(services: Deps, tx: Tx, taken: BroadcastRow): Promise<number> {
  const now = services.clock.now();
  const begun = asConfirmed(taken.state === 'scheduled' ? await begin(tx, taken, now) : taken);
  const subject = await subjectsFor(tx, begun);
  // What waits for each reader's morning is made at once: there the pace is held by when it is due.
  const pace = begun.localTime ? PORTION : Math.floor(begun.perHour / 60);
  const limit = Math.min(PORTION, pace, subject.room);
  const at = ruleMoment(services);
  const where = bothAre(
    matchesSegment(segmentRulesSchema.parse(begun.rules), at),
    mayBeWritten(services, 'newsletter'),
  );
  const people = await nextPeople(tx, { where, after: begun.lastPerson, limit });
  const dueFor = await mornings(services, tx, begun, now);
  const letters = people.map((person, index) => ({
    person,
    make: () => ({
      to: person.email,
      ...(person.userId ? { userId: person.userId } : {}),
      ...dueFor(person),
      places: { ...mergeFieldsOf(services, person, at.today), ...subject.of(index) },
    }),
  }));
  await postLetters(services, tx, begun.id, letters);
  const tested = begun.tested + (subject.isTest ? people.length : 0);
  const isTried = subject.isTest && tested === begun.testSize;
  const pause = isTried ? TEST_MS : begun.localTime ? 0 : (HOUR * limit) / begun.perHour;
  const areAllMade = people.length < limit;
  // While letters wait for their readers' morning it is under way, and can be paused.
  const waits = areAllMade && begun.localTime ? await waitingBetween(tx, begun.id) : undefined;
  const isLast = areAllMade && !waits;
  const pacedUntil = waits
    ? new Date(Math.max(waits.last.getTime(), now.getTime()) + MINUTE)
    : new Date(now.getTime() + pause);
  await changeBroadcast(tx, begun.id, {
    lastPerson: people.at(-1)?.id ?? begun.lastPerson,
    pacedUntil,
    tested,
    ...(subject.winner ? { winner: subject.winner } : {}),
    ...(isLast ? { state: 'sent', finishedAt: now } : {}),
  });
  if (!isLast) await services.jobs.enqueue(tx, 'send-broadcasts', {}, { at: pacedUntil });
  return people.length;
}

type Letter = { person: ContactRow; make: () => Parameters<typeof postBroadcast>[3][number] };

/** All at once. Where that fails each alone: one that cannot be made is left out, and the owner is told. */
async function postLetters(services: Deps, tx: Tx, broadcastId: string, letters: Letter[]): Promise<void> {
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
        const about = { subject: `${broadcastId}:${id}`, path: `/office/customers/${id}` };
        await recordFailure(services, { duty: 'send-broadcasts', ...about, isLeftOut: true }, cause);
      });
    }
  }
}

/** When each letter is due, where it waits for an hour on its reader's clock; the practice's where hers is unknown. */
async function mornings(
  { content }: Pick<Deps, 'content'>,
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

type Variant = { variant?: 'b' };
type Subjects = {
  /** So many more may be written now. */
  room: number;
  isTest: boolean;
  /** Which subject the letter at this place of the portion has. */
  of(index: number): Variant;
  winner?: 'a' | 'b';
};

/**
 * With one subject, that one. With two, half of those on whom they are tried get each; then the one that more of its
 * readers clicked goes to the rest, and the first where both did as well.
 */
async function subjectsFor(
  tx: Tx,
  { id, subjectB, testSize, tested, winner }: BroadcastRow,
): Promise<Subjects> {
  const always = (variant: Variant): Omit<Subjects, 'winner'> => ({
    room: Number.POSITIVE_INFINITY,
    isTest: false,
    of: () => variant,
  });
  if (!subjectB || !testSize) return always({});
  if (tested < testSize) {
    const isSecond = (index: number) => (tested + index) % 2 === 1;
    return {
      room: testSize - tested,
      isTest: true,
      of: (index) => (isSecond(index) ? { variant: 'b' } : {}),
    };
  }
  const better = winner ?? winningVariant(await countVariants(tx, id));
  return { ...always(better === 'b' ? { variant: 'b' } : {}), winner: better };
}

type Tried = { sent: number; clicked: number };

export function winningVariant({ a, b }: { a: Tried; b: Tried }): 'a' | 'b' {
  // Compared without dividing: neither may have been sent at all.
  return b.clicked * a.sent > a.clicked * b.sent ? 'b' : 'a';
}

/** A date and an hour as clocks show them, such as '2026-11-17T09:00'. */
type LocalTime = string;

/** Where a day begins first, and where it begins last. */
const EARLIEST = 'Pacific/Kiritimati';
const LATEST = 'Etc/GMT+12';

const FORM = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/;

/** When the first clock on earth shows it, and when the last does; undefined where it is no date and hour. */
export function spanOf(local: LocalTime): { first: Date; last: Date } | undefined {
  const [, date = '', time = ''] = FORM.exec(local) ?? [];
  const [first, last] = [instantOf(date, time, EARLIEST), instantOf(date, time, LATEST)];
  return first && last ? { first, last } : undefined;
}

/** The next moment from now on at which a clock in this zone shows the hour, not before the date. */
export function nextIn(zone: string, local: LocalTime, now: Date): Date {
  const [, first = '', time = ''] = FORM.exec(local) ?? [];
  for (let date = first; ; date = addDays(date, 1)) {
    // An hour that the clocks skip in spring does not come that day.
    const moment = instantOf(date, time, zone);
    if (moment && moment >= now) return moment;
    if (moment === undefined && spanOf(local) === undefined) throw new RangeError(`no time: ${local}`);
  }
}

/**
 * Gives each letter a minute of its own hour that has room: most readers live on few clocks, and all of them at nine would be
 * more than the pace that was set. `taken` are the letters that wait already, by minute.
 */
export function spread(perHour: number, taken: Map<number, number>): (wanted: Date) => Date {
  const most = Math.max(1, Math.floor(perHour / 60));
  const looked = new Map<number, number>();
  return (wanted) => {
    const from = Math.ceil(wanted.getTime() / MINUTE);
    let minute = looked.get(from) ?? from;
    while ((taken.get(minute) ?? 0) >= most) minute++;
    looked.set(from, minute);
    taken.set(minute, (taken.get(minute) ?? 0) + 1);
    return new Date(minute * MINUTE);
  };
}
