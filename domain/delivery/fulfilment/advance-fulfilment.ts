import { afterHoliday, promisedBy } from '../../../content/holiday.ts';
import type { ProductTerms } from '../../../content/product.ts';
import { isMade } from '../../../content/promise.ts';
import type { Tx } from '../../../db/connect.ts';
import { countPerson } from '../../count-person.ts';
import { DomainError } from '../../errors.ts';
import type { FactOf } from '../../facts.ts';
import { fillProfileOf } from '../../identity/index.ts';
import { endEnrolment, enrol } from '../../learning/index.ts';
import { postMail } from '../../mail/index.ts';
import { toldDay, toldMoment } from '../../moments.ts';
import {
  formerCreditsOfProduct,
  freeOrderedSeats,
  grantCredits,
  takeOrderedSeat,
  withdrawCredits,
} from '../../practice/index.ts';
import type { Deps } from '../../services.ts';
import {
  aboutOrder,
  addressedToBuyer,
  alertStaff,
  type BeginChoice,
  beginChoiceOf,
  closeCircleMonths,
  consentOf,
  costsMoney,
  existingOrder,
  hasOtherCircle,
  isInPortal,
  itemOfDelivery,
  itemsOf,
  listPurchasesOfOrder,
  type OrderHolder,
  type OrderItem,
  type OrderRow,
  openCircleMonths,
  openOrder,
  purchaseOfItem,
  refreshBenefits,
  refundInFull,
  saveBeginChoice,
  sessionsReleasedSoFar,
  soldTerms,
  WITHDRAWAL_MS,
  waitsForBeginChoice,
  weekBeginsAt,
  withOrder,
} from '../../shop/index.ts';
import { moveVideoDue } from '../videos/queries.ts';
import { awaitVideo, withdrawVideos } from '../videos/videos.ts';
import { askedForm } from './intake-form.ts';
import {
  changeFulfilment,
  endWaiting,
  type FulfilmentRow,
  findIntake,
  insertFulfilments,
  insertIntake,
  listFulfilments,
  listPromisedIn,
  workOnMonths,
} from './queries.ts';
import {
  creditSource,
  creditsBefore,
  knownDetails,
  noteDelivery,
  partnerLink,
  type Stage,
  stageOf,
  waitsForRelease,
} from './stages.ts';

/** What the facts of an order mean for its delivery. The shop announces them under the order's lock. */
export async function startDeliveries(
  services: Deps,
  tx: Tx,
  { orderId, owed }: FactOf<'order-paid' | 'order-released'>,
) {
  if (!owed) return;
  const order = await existingOrder(tx, orderId);
  await beginFulfilment(services, tx, order);
  // Chosen while the money was on its way.
  if (order.beginChoice) await confirmChoice(services, tx, order);
}

/** A debit takes days: meanwhile its buyer may tell us everything, and nothing is begun. */
export async function openIntakeWhilePending(services: Deps, tx: Tx, { orderId }: FactOf<'order-pending'>) {
  await openIntake(services, tx, await existingOrder(tx, orderId));
}

export async function revokeDeliveries(services: Deps, tx: Tx, { orderId }: FactOf<'order-refunded'>) {
  await withdrawFulfilment(services, tx, await existingOrder(tx, orderId));
}

/** One line of several went back: what it brought closes, and the others go on. */
export async function revokeItem(services: Deps, tx: Tx, fact: FactOf<'order-item-refunded'>) {
  const order = await existingOrder(tx, fact.orderId);
  const items = await itemsOf(tx, order.id);
  const rows = await listFulfilments(tx, [order.id]);
  const isOf = (row: FulfilmentRow) => itemOfDelivery(items, row.position)?.position === fact.item;
  const source = creditSource(order);
  for (const row of rows.filter(isOf)) {
    if (row.stage === 'withdrawn') continue;
    if (row.delivery.kind === 'membership-months' && row.stage === 'delivered')
      await closeCircleMonths(services, tx, order, row.delivery.months);
    await changeFulfilment(tx, row.id, { stage: 'withdrawn', workAt: null });
    if (row.delivery.kind === 'session-credits') {
      const { sessionType, count } = row.delivery;
      await withdrawCredits(services, tx, { source, sessionType, after: creditsBefore(rows, row), count });
    }
    if (row.delivery.kind === 'seat')
      await freeOrderedSeats(services, tx, { orderId: order.id, event: row.delivery.event });
  }
  const isTaught = rows.some((row) => !isOf(row) && row.kind === 'course' && row.stage !== 'withdrawn');
  if (!isTaught) await endEnrolment(tx, { source });
  const { id: purchaseId, item } = await purchaseOfItem(tx, order.id, fact.item);
  if (item === fact.item) await withdrawVideos(services, tx, { purchaseId });
}

/** A further part was paid: the sessions that it pays for can be booked. */
export async function releaseSessions(services: Deps, tx: Tx, { orderId }: FactOf<'plan-part-paid'>) {
  const order = await existingOrder(tx, orderId);
  const rows = await listFulfilments(tx, [order.id]);
  for (const row of rows) if (row.stage === 'delivered') await grantSessions(services, tx, order, row, rows);
}

/** Parts stayed unpaid: sessions that were not paid for, courses and months close; what is not made is not made any more. */
export async function closeEndedPlan(services: Deps, tx: Tx, { orderId }: FactOf<'plan-ended'>) {
  const order = await existingOrder(tx, orderId);
  const rows = await listFulfilments(tx, [order.id]);
  const source = creditSource(order);
  for (const row of rows) {
    const { delivery, stage } = row;
    if (stage === 'withdrawn') continue;
    if (delivery.kind === 'session-credits') {
      const { sessionType, count } = delivery;
      const due = await sessionsReleasedSoFar(tx, order.id, count);
      const after = creditsBefore(rows, row) + due;
      if (stage === 'delivered')
        await withdrawCredits(services, tx, { source, sessionType, after, count: count - due });
      continue;
    }
    if (delivery.kind === 'membership-months' && stage === 'delivered')
      await closeCircleMonths(services, tx, order, delivery.months);
    if (delivery.kind === 'course') await endEnrolment(tx, { source });
    if (stage !== 'delivered' || delivery.kind === 'membership-months' || delivery.kind === 'course')
      await changeFulfilment(tx, row.id, { stage: 'withdrawn', workAt: null });
  }
}

/** A membership has ended: months that waited for that begin. Each in its own transaction, under its own order's lock. */
export async function beginWaitingMonths(
  services: Deps,
  tx: Tx,
  { email, userId }: FactOf<'membership-closed'>,
): Promise<void> {
  const found = await workOnMonths(tx, { email, userId, now: services.clock.now() });
  if (found) await services.jobs.enqueue(tx, 'fulfil');
}

/** An account can be given what a guest could not. */
export async function resumeDeliveries(services: Deps, tx: Tx, { orderId }: FactOf<'order-attached'>) {
  const order = await existingOrder(tx, orderId);
  await fillProfileFromIntake(services, tx, order);
  await advanceFulfilment(services, tx, order);
}

/** The money went back: what was bought closes, and what was not begun does not begin. */
async function withdrawFulfilment(services: Deps, tx: Tx, order: OrderRow): Promise<void> {
  for (const row of await listFulfilments(tx, [order.id])) {
    if (row.stage !== 'withdrawn') await changeFulfilment(tx, row.id, { stage: 'withdrawn', workAt: null });
  }
  const source = creditSource(order);
  if (order.mode === 'payment') await closeCircleMonths(services, tx, order);
  await withdrawCredits(services, tx, { source });
  await freeOrderedSeats(services, tx, { orderId: order.id });
  await endEnrolment(tx, { source });
  for (const { id: purchaseId } of await listPurchasesOfOrder(tx, order.id))
    await withdrawVideos(services, tx, { purchaseId });
}

/** What a paid order owes its buyer, written down with the payment; whatever can be given at once is given at once. */
async function beginFulfilment(services: Deps, tx: Tx, order: OrderRow): Promise<void> {
  const sold = await openIntake(services, tx, order);
  const paidAt = order.paidAt ?? services.clock.now();
  const hasPeriod = !order.consentAt && costsMoney(order);
  const periodEnds = hasPeriod ? new Date(paidAt.getTime() + WITHDRAWAL_MS) : null;
  const delivers = order.sold ? sold.delivers : await deliversOfEarlier(tx, order, sold);
  const items = await itemsOf(tx, order.id);
  await insertFulfilments(
    tx,
    delivers.map((delivery, position) => ({
      orderId: order.id,
      position,
      kind: delivery.kind,
      delivery,
      stage: 'waiting_intake' as const,
      notBefore: waitsForBeginChoice(delivery) ? periodEnds : null,
      ...(isMade(delivery) && promiseAt(services, items, position)),
    })),
  );
  await advanceFulfilment(services, tx, order);
}

/** What was promised in the line that a delivery is of: how long it takes, and from which week on. */
function promiseAt(services: Deps, items: OrderItem[], position: number) {
  const item = itemOfDelivery(items, position);
  return {
    promisedHours: item && soldTerms(item)?.deliveryHours,
    promisedFrom: item?.week ? weekBeginsAt(services, item.week) : undefined,
  };
}

/** Orders of earlier programs hold no copy. How many sessions they brought along was the practice's to say. */
async function deliversOfEarlier(tx: Tx, { productId }: OrderRow, { delivers }: ProductTerms) {
  const others = delivers.filter(({ kind }) => kind !== 'session-credits');
  return [...others, ...(await formerCreditsOfProduct(tx, productId))];
}

/** The form for what this product has to know; one that is open already stays as it is. */
async function openIntake(services: Deps, tx: Tx, order: OrderRow) {
  const sold = soldTerms(order);
  if (!sold) throw new Error(`order ${order.number} sold a product that nobody knows`);
  const now = services.clock.now();
  const { intake } = sold;
  if (intake !== 'none') {
    const kind = typeof intake === 'string' ? intake : 'own';
    const form = askedForm(intake);
    await insertIntake(tx, { orderId: order.id, kind, form, createdAt: now, updatedAt: now });
  }
  return sold;
}

/**
 * Moves on whatever can move on, after the payment, the details, a new account or the end of the 14 days. Under the
 * order's lock; called again without anything new, it does nothing.
 */
export async function advanceFulfilment(services: Deps, tx: Tx, order: OrderRow): Promise<void> {
  const now = services.clock.now();
  const intake = await findIntake(tx, order.id);
  const rows = await listFulfilments(tx, [order.id]);
  const hasMonths = rows.some(({ kind }) => kind === 'membership-months');
  const facts = {
    inCircle: hasMonths && (await hasOtherCircle(tx, order)),
    intakeComplete: !intake || intake.completedAt !== null,
    hasAccount: order.userId !== null,
    now,
  };
  for (const row of rows) {
    if (!row.stage.startsWith('waiting_')) continue;
    const stage = stageOf(row, facts);
    if (stage !== row.stage) await enter(services, tx, order, row, stage);
    // One membership has ended, and another one is open still.
    else if (stage === 'waiting_circle' && row.workAt) await changeFulfilment(tx, row.id, { workAt: null });
  }
}

async function enter(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  row: FulfilmentRow,
  stage: Stage,
): Promise<void> {
  const now = services.clock.now();
  const dueAt = promiseNow(services, row);
  switch (stage) {
    case 'waiting_intake':
    case 'waiting_account':
    case 'waiting_circle':
      return changeFulfilment(tx, row.id, { stage, workAt: null });
    case 'waiting_period':
      return changeFulfilment(tx, row.id, { stage, workAt: row.notBefore });
    case 'in_work': {
      if (row.kind === 'text') {
        // Nobody but her makes it: it waits for her release from the beginning.
        await changeFulfilment(tx, row.id, { stage, dueAt, workAt: null, held: true });
        return tellInWork(services, tx, order, dueAt);
      }
      const held = await waitsForRelease(services, tx, order.id);
      await changeFulfilment(tx, row.id, { stage, dueAt, workAt: now, tries: 0, held });
      return services.jobs.enqueue(tx, 'fulfil');
    }
    case 'recording':
      await changeFulfilment(tx, row.id, { stage, dueAt, workAt: null });
      return beginRecording(services, tx, order, row, dueAt);
    case 'delivered':
      if (row.delivery.kind === 'seat' && !(await takeOrderedSeat(services, tx, order, row.delivery)))
        return returnForSeat(services, tx, order, row);
      await give(services, tx, order, row);
      await changeFulfilment(tx, row.id, { stage, deliveredAt: now, workAt: null });
      return noteDelivery(services, tx, order, row);
    case 'withdrawn':
      return;
  }
}

/** Paid so late that its seat was another's: where there is nothing else in the order, its money goes back. */
async function returnForSeat(services: Deps, tx: Tx, order: OrderRow, { id }: FulfilmentRow): Promise<void> {
  await changeFulfilment(tx, id, { stage: 'withdrawn', workAt: null });
  const isAll = (await listFulfilments(tx, [order.id])).length === 1;
  const why = 'There was no seat for it any more.';
  if (isAll) {
    await refundInFull(services, tx, { orderId: order.id, why });
    return;
  }
  const text =
    'It was paid when there was no seat left at the event that comes with it. Please write to its buyer.';
  await alertStaff(services, tx, order, { title: 'No seat left for a paid order', text });
}

async function beginRecording(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  { delivery, position }: FulfilmentRow,
  dueAt: Date,
): Promise<void> {
  if (delivery.kind !== 'video') return;
  const item = itemOfDelivery(await itemsOf(tx, order.id), position);
  const { id: purchaseId } = await purchaseOfItem(tx, order.id, item?.position);
  const plannedMinutes = delivery.minutes;
  const title = item?.productName ?? order.productName;
  await awaitVideo(services, tx, { purchaseId, title, plannedMinutes, dueAt });
  await tellInWork(services, tx, order, dueAt);
}

/** A person has begun: this letter repeats the consent to that. */
async function tellInWork(services: Deps, tx: Tx, order: OrderRow, dueAt: Date): Promise<void> {
  const about = { ...aboutOrder(services, order), ...consentOf(order) };
  const hasDetails = (await findIntake(tx, order.id)) !== undefined;
  const props = { ...about, dueAt: toldMoment(dueAt), hasDetails };
  await postMail(services, tx, { ...addressedToBuyer(order), template: 'order-in-work', props });
}

/** What needs nobody's work: credits, courses, files and the Circle are given by writing them down. */
async function give(services: Deps, tx: Tx, order: OrderRow, row: FulfilmentRow): Promise<void> {
  const { delivery } = row;
  const { userId } = order;
  const source = creditSource(order);
  if (order.mode === 'subscription') return refreshBenefits(services, tx, order);
  if (delivery.kind === 'course' && userId) {
    return enrol(services, tx, { userId, course: delivery.course, source });
  }
  if (delivery.kind === 'membership-months') return openCircleMonths(services, tx, order, delivery.months);
  if (delivery.kind === 'files') {
    const title = itemOfDelivery(await itemsOf(tx, order.id), row.position)?.productName ?? order.productName;
    const props = { ...aboutOrder(services, order), title, again: false, hasFiles: true };
    await postMail(services, tx, { ...addressedToBuyer(order), template: 'order-delivered', props });
  }
  if (delivery.kind === 'session-credits') {
    const count = await grantSessions(services, tx, order, row, await listFulfilments(tx, [order.id]));
    const about = aboutOrder(services, order);
    const bookUrl = isInPortal(order)
      ? `${services.config.appUrl}/portal/sessions`
      : `${about.orderUrl}/sessions`;
    const props = { ...about, count, bookUrl };
    await postMail(services, tx, { ...addressedToBuyer(order), template: 'sessions-ready', props });
  }
}

/** Those that are paid for by now; in an order that is paid in parts they may come with them. Given once, however often. */
async function grantSessions(
  services: Deps,
  tx: Tx,
  { id, userId, email }: OrderRow,
  row: FulfilmentRow,
  rows: FulfilmentRow[],
): Promise<number> {
  if (row.delivery.kind !== 'session-credits') return 0;
  const { sessionType } = row.delivery;
  const count = await sessionsReleasedSoFar(tx, id, row.delivery.count);
  const guestEmail = userId ? null : email;
  const before = creditsBefore(rows, row);
  await grantCredits(services, tx, {
    userId,
    guestEmail,
    sessionType,
    count,
    before,
    source: creditSource({ id }),
  });
  return count;
}

/** The buyer says when we begin: now, which ends her right of withdrawal, or when its 14 days are over. */
export async function chooseBegin(services: Deps, holder: OrderHolder, choice: BeginChoice) {
  const { order } = await openOrder(services, holder);
  await withOrder(services, order.id, async (tx, locked) => {
    if (locked.beginChoice === choice) return; // pressed twice
    await startAsChosen(services, tx, await takeChoice(services, tx, locked, choice));
  });
  return { chosen: choice };
}

/** Writes the choice down, under the order's lock. What waited for the 14 days waits no more. */
export async function takeChoice(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  choice: BeginChoice,
): Promise<OrderRow> {
  if (!beginChoiceOf(services, order)) {
    throw new DomainError(
      'conflict',
      'There is nothing left to choose: we have begun, or may begin already.',
    );
  }
  if (choice === 'now') await endWaiting(tx, order.id);
  return saveBeginChoice(services, tx, order, choice);
}

/** Goes on as chosen. While the money is on its way nothing does, and the choice is confirmed when it has arrived. */
export async function startAsChosen(services: Deps, tx: Tx, order: OrderRow): Promise<void> {
  if (order.state === 'pending') return;
  await advanceFulfilment(services, tx, order);
  await confirmChoice(services, tx, order);
}

/** By letter: the buyer must be able to keep what she agreed to. */
async function confirmChoice(services: Deps, tx: Tx, order: OrderRow): Promise<void> {
  const rows = await listFulfilments(tx, [order.id]);
  // The letter which says that a person has begun repeats the consent itself.
  const isByHand = (row: FulfilmentRow) =>
    row.stage === 'recording' || (row.stage === 'in_work' && row.kind === 'text');
  if (order.consentAt && rows.some(isByHand)) return;
  const begin = beginChoiceOf(services, order);
  const beginsOn = begin && toldDay(begin.periodEnds);
  const intake = await findIntake(tx, order.id);
  const waitsForPartner = intake?.submittedAt && !intake.completedAt;
  const partnerUrl = waitsForPartner ? partnerLink(services, order.id) : undefined;
  const props = { ...aboutOrder(services, order), ...consentOf(order), beginsOn, partnerUrl };
  await postMail(services, tx, { ...addressedToBuyer(order), template: 'order-begins', props });
}

/** What was promised for days on which nobody works is promised for afterwards, and its buyer is told. */
export async function postponePromises(
  services: Deps,
  tx: Tx,
  { holiday }: FactOf<'holiday-taken'>,
): Promise<void> {
  const now = services.clock.now();
  for (const { id, orderId, kind, promised } of await listPromisedIn(tx, holiday)) {
    const dueAt = afterHoliday(promised, now, holiday);
    await changeFulfilment(tx, id, { dueAt });
    if (kind === 'video') await moveVideoDue(tx, orderId, dueAt);
    const order = await existingOrder(tx, orderId);
    await postMail(services, tx, {
      ...addressedToBuyer(order),
      template: 'promise-moved',
      props: {
        ...aboutOrder(services, order),
        dueAt: toldMoment(dueAt),
        until: toldDay(holiday.to),
      },
    });
  }
}

/** By when a reading that is begun now is there: as it was sold, and no holiday counts. */
export const promiseNow = (
  { clock, content }: Pick<Deps, 'clock' | 'content'>,
  { promisedHours, promisedFrom }: Pick<FulfilmentRow, 'promisedHours' | 'promisedFrom'>,
): Date => {
  const now = clock.now();
  const from = promisedFrom && promisedFrom > now ? promisedFrom : now;
  return promisedBy(from, content.current().site.away, promisedHours ?? undefined);
};

/** What a buyer has told us of herself is known in her portal too. A profile that has its numbers keeps them. */
export async function fillProfileFromIntake(services: Deps, tx: Tx, { id, userId }: OrderRow): Promise<void> {
  const { fullName, birthDate, spelling } = await knownDetails(tx, id);
  if (!userId || !fullName || !birthDate) return;
  const { numbers } = countPerson(services, { name: fullName, birthDate, spelling });
  await fillProfileOf(tx, userId, {
    fullName,
    birthDate,
    editedSpelling: spelling ?? null,
    yChoices: [],
    lifePathNumber: numbers.lifePath.value,
    expressionNumber: numbers.expression.value,
    soulUrgeNumber: numbers.soulUrge.value,
  });
}
