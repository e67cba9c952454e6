import type { Tx } from '../../../db/connect.ts';
import { DAY, HOUR, MINUTE } from '../../../shared/durations.ts';
import { keysOf } from '../../../shared/records.ts';
import { processDue, processDueInBatches, runSteps } from '../../duties.ts';
import { notFound } from '../../errors.ts';
import type { Deps, Services } from '../../services.ts';
import { alertStaff, lockedOrder, refundInFull, soldTerms } from '../../shop/index.ts';
import { closePayments } from '../booking-payment.ts';
import { hoursBefore, isWorthSending } from '../reminders.ts';
import { subjectOfSeat } from '../session-payment.ts';
import { announceEvenings } from './members-evening.ts';
import { stillBought } from './ordered-seats.ts';
import type { EventRow } from './queries.ts';
import * as queries from './queries.ts';
import { lockSeat, sendSeatLetter } from './seat.ts';
import { freeSeat, offerFreeSeats } from './seats.ts';

const DUTY = 'event-duties';
const BATCH = 100;
/** A debit takes days: its seat is looked at again this often, so that one that failed is not held until the day. */
const LOOK_AGAIN_MS = 6 * HOUR;
/** An order whose page is over is closed within minutes. */
const SOON_MS = 10 * MINUTE;

/** The round of the job: what has lapsed is given on, what came free another way too, and what is owed goes back. */
export async function runEventDuties(services: Services): Promise<void> {
  await runSteps(services, DUTY, {
    release: () => releaseSeats(services),
    offer: () => offerToWaiting(services),
    return: () => returnMoney(services),
    remind: () => remindOfEvents(services),
    announce: () => announceEvenings(services),
  });
}

/** Offers and holds whose time is over. Their payment pages are closed first: whoever pays in that moment has paid. */
async function releaseSeats(services: Services): Promise<void> {
  const { db, clock } = services;
  await processDue(services, {
    duty: DUTY,
    next: () => queries.listLapsed(db, clock.now(), BATCH),
    subject: ({ id }) => id,
    work: ({ id }) => releaseSeat(services, id),
  });
}

async function releaseSeat(services: Services, id: string): Promise<void> {
  const { db, clock } = services;
  const { isPending } = await closePayments(services, subjectOfSeat(id));
  await db.transaction(async (tx) => {
    const found = await lockSeat(tx, id);
    const now = clock.now();
    if (!found?.seat.keepUntil || found.seat.keepUntil > now) return;
    const { seat, event } = found;
    const dayBefore = event.startsAt.getTime() - DAY;
    const partOf = seat.partOfOrder;
    const bought = isPending ? 'pending' : partOf !== null && (await stillBought(tx, partOf));
    if (bought && dayBefore > now.getTime()) {
      const keepUntil = new Date(
        Math.min(dayBefore, now.getTime() + (bought === 'open' ? SOON_MS : LOOK_AGAIN_MS)),
      );
      return queries.updateSeat(tx, seat.id, { keepUntil });
    }
    await freeSeat(services, tx, event, seat, 'released');
  });
}

/** A seat comes free without anybody saying so where its person is erased. */
async function offerToWaiting(services: Services): Promise<void> {
  await processDue(services, {
    duty: DUTY,
    next: () => queries.listWaitedFor(services.db, services.clock.now()),
    subject: (eventId) => eventId,
    work: (eventId) =>
      services.db.transaction(async (tx) => {
        const event = await queries.lockEvent(tx, eventId);
        if (event) await offerFreeSeats(services, tx, event);
      }),
  });
}

/** Seats of an event that was called off. One at a time, so that a crash half-way loses nothing. */
async function returnMoney(services: Services): Promise<void> {
  await processDue(services, {
    duty: DUTY,
    next: () => queries.listToReturn(services.db, services.clock.now(), BATCH),
    subject: ({ id }) => id,
    work: ({ id, paidOrder, partOfOrder }) =>
      services.db.transaction(async (tx) => {
        if (partOfOrder) await returnPart(services, tx, partOfOrder);
        if (paidOrder)
          await refundInFull(services, tx, { orderId: paidOrder, why: 'The event was called off.' });
        await queries.updateSeat(tx, id, { returnDue: false });
      }),
  });
}

/** It came with a product: where there is nothing else in the order, all goes back; else a person decides what its part was. */
async function returnPart(services: Services, tx: Tx, orderId: string): Promise<void> {
  const order = await lockedOrder(tx, orderId);
  const isAll = soldTerms(order)?.delivers.every(({ kind }) => kind === 'seat') ?? false;
  if (isAll) {
    await refundInFull(services, tx, { orderId, why: 'The event was called off.' });
    return;
  }
  const text =
    'The event was called off whose seat came with this order. Please decide what of the price goes back.';
  await alertStaff(services, tx, order, { title: 'An event of a product was called off', text });
}

/** Puts the reminders of an event in the place of earlier ones: those whose moment still lies ahead. */
export async function planEventReminders(tx: Tx, { id, startsAt, cancelledAt }: EventRow, now: Date) {
  const rows = keysOf(hoursBefore).map((kind) => ({
    kind,
    dueAt: new Date(startsAt.getTime() - hoursBefore[kind] * HOUR),
  }));
  await queries.replaceReminders(tx, id, cancelledAt ? [] : rows.filter(({ dueAt }) => dueAt > now));
}

/** Each reminder goes to everybody who has a seat, in the transaction that settles it: exactly once. */
async function remindOfEvents(services: Services): Promise<void> {
  await processDueInBatches(services, {
    duty: 'event-duties',
    lock: (tx, only) => queries.claimReminder(tx, services.clock.now(), only),
    subject: ({ eventId, kind }) => `${eventId}:${kind}`,
    work: async (tx, reminders) => {
      for (const reminder of reminders) await remindOfOne(services, tx, reminder);
    },
  });
}

type Reminder = Awaited<ReturnType<typeof queries.claimReminder>>[number];

async function remindOfOne(services: Services, tx: Tx, reminder: Reminder): Promise<void> {
  const now = services.clock.now();
  const event = await queries.findEvent(tx, reminder.eventId);
  if (!event) return queries.settleEventReminder(tx, reminder, 'missed');
  const isWorth = isWorthSending(reminder.kind, { scheduledDate: event.startsAt, payBy: null }, now);
  const seats = isWorth ? await queries.listSeats(tx, event.id, ['taken']) : [];
  for (const seat of seats) await sendSeatLetter(services, tx, 'reminder', event, seat);
  await queries.settleEventReminder(tx, reminder, isWorth ? 'sent' : 'missed');
}

/** Its recording can be watched: everybody who had a seat is told, once. */
export async function announceEventRecording(services: Deps, tx: Tx, eventId: string): Promise<EventRow> {
  const event = await queries.lockEvent(tx, eventId);
  if (!event) throw notFound('Event');
  if (event.recordedAt) return event;
  for (const seat of await queries.listSeats(tx, event.id, ['taken'])) {
    await sendSeatLetter(services, tx, 'recording', event, seat);
  }
  return queries.updateEvent(tx, event.id, { recordedAt: services.clock.now() });
}
