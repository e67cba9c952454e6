import { workSteps, workThrough } from '../../duties/index.ts';
import type { Services } from '../../services.ts';
import { sendBack } from '../../shop/index.ts';
import { closePayments } from '../payment/open-payment.ts';
import { subjectOfSeat } from '../payment/session-subject.ts';
import { freeSeat, offerFreeSeats } from './give-seat.ts';
import { lockSeat } from './owned-seat.ts';
import { listLapsed, listToReturn, listWaitedFor, lockEvent, updateSeat } from './queries.ts';
import { remindOfEvents } from './remind-of-events.ts';

const DUTY = 'tend-events';
const BATCH = 100;
const DAY = 24 * 3_600_000;
/** A debit takes days: its seat is looked at again this often, so that one that failed is not held until the day. */
const LOOK_AGAIN_MS = 6 * 3_600_000;

/** The round of the job: what has lapsed is given on, what came free another way too, and what is owed goes back. */
export async function tendEvents(services: Services): Promise<void> {
  await workSteps(services, DUTY, {
    release: () => releaseSeats(services),
    offer: () => offerToWaiting(services),
    return: () => returnMoney(services),
    remind: () => remindOfEvents(services),
  });
}

/** Offers and holds whose time is over. Their payment pages are closed first: whoever pays in that moment has paid. */
async function releaseSeats(services: Services): Promise<void> {
  const { db, clock } = services;
  await workThrough(services, {
    duty: DUTY,
    next: () => listLapsed(db, clock.now(), BATCH),
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
    if (isPending && dayBefore > now.getTime()) {
      const keepUntil = new Date(Math.min(dayBefore, now.getTime() + LOOK_AGAIN_MS));
      return updateSeat(tx, seat.id, { keepUntil });
    }
    await freeSeat(services, tx, event, seat, 'released');
  });
}

/** A seat comes free without anybody saying so where its person is erased. */
async function offerToWaiting(services: Services): Promise<void> {
  await workThrough(services, {
    duty: DUTY,
    next: () => listWaitedFor(services.db, services.clock.now()),
    subject: (eventId) => eventId,
    work: (eventId) =>
      services.db.transaction(async (tx) => {
        const event = await lockEvent(tx, eventId);
        if (event) await offerFreeSeats(services, tx, event);
      }),
  });
}

/** Seats of an event that was called off. One at a time, so that a crash half-way loses nothing. */
async function returnMoney(services: Services): Promise<void> {
  await workThrough(services, {
    duty: DUTY,
    next: () => listToReturn(services.db, services.clock.now(), BATCH),
    subject: ({ id }) => id,
    work: ({ id, paidOrder }) =>
      services.db.transaction(async (tx) => {
        if (paidOrder) await sendBack(services, tx, { orderId: paidOrder, why: 'The event was called off.' });
        await updateSeat(tx, id, { returnDue: false });
      }),
  });
}
