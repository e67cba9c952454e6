import { signLink } from '../../../adapters/files/signed-link.ts';
import type { IntakeAnswers } from '../../../db/schema/index.ts';
import type { LetterSystem } from '../../../numerology/index.ts';
import {
  creditSource,
  type IntakeField,
  intakeForms,
  type MembershipCard,
  membershipOf,
  partnerFields,
  workOf,
} from '../../delivery/index.ts';
import { findFailure } from '../../duties/index.ts';
import { notFound } from '../../errors.ts';
import { type Actor, actionsAbout, isOwner, staffOnly } from '../../identity/index.ts';
import { isId } from '../../ids.ts';
import { bookedBy } from '../../practice/index.ts';
import type { Services } from '../../services.ts';
import {
  findPurchase,
  isHeld,
  type OrderRow,
  orderById,
  paymentsOf,
  readRefundLimit,
  receiptsOf,
  refundWork,
  returnableOf,
  shownBuyer,
  storyOf,
} from '../../shop/index.ts';
import { coreNumbersOf } from '../core-numbers.ts';
import { findCustomerOf, listCreditsOf, listMailsAbout, listVideosOf } from './queries.ts';
import { withdrawalsOf } from './read-withdrawal.ts';

export type OfficeOrder = Awaited<ReturnType<typeof readOfficeOrder>>;
type Asked = { actor: Actor; orderId: string };

/** Everything we know of an order: money, details, deliveries, letters, and all that happened to it. */
export async function readOfficeOrder(services: Services, { actor, orderId }: Asked) {
  staffOnly(actor);
  const { db } = services;
  const { school } = services.content.current().site;
  const order = isId(orderId) ? await orderById(db, orderId) : undefined;
  if (!order) throw notFound('Order');
  const [customer, payments, refunds, receipts, work, purchase, credits, mails, events, actions] =
    await Promise.all([
      findCustomerOf(db, order),
      paymentsOf(db, order.id),
      refundWork(db, order.id),
      receiptsOf(services, order.id),
      workOf(services, order.id),
      findPurchase(db, order.id),
      listCreditsOf(db, creditSource(order)),
      listMailsAbout(db, order),
      storyOf(db, order.id),
      actionsAbout(services, { kind: 'order', id: order.id }),
    ]);
  const { cents, waitsForPayment } = await returnableOf(db, order);
  const booking = await findFailure(db, 'book-payment', order.id);
  const refundLimitCents = isOwner(actor) ? undefined : await readRefundLimit(db);
  const videos = purchase ? await listVideosOf(db, purchase.id) : [];
  return {
    ...factsOf(order),
    customer: customer && { id: customer.mergedInto ?? customer.id, name: customer.name },
    payments: payments.map(({ arrivedAt, periodStart, periodEnd, ...payment }) => ({
      ...payment,
      arrivedAt: arrivedAt.toISOString(),
      period: periodStart && periodEnd && { from: periodStart.toISOString(), to: periodEnd.toISOString() },
    })),
    refunds,
    withdrawals: await withdrawalsOf(services, order.email),
    returnable: { cents, waitsForPayment },
    isHeld: await isHeld(db, order),
    /** A payment that arrived and could not be booked. */
    bookingProblem: booking && { message: booking.message, since: booking.firstAt.toISOString() },
    /** Above it the owner decides; owners have none. */
    refundLimitCents,
    receipts,
    intake: work.intake && toIntake(work.intake, school),
    deliveries: work.deliveries,
    booked: await bookedBy(db, order.subject),
    videos: videos.map((video) => toVideo(services, actor, video)),
    credits: credits.map(({ startsAt, ...credit }) => ({ ...credit, startsAt: startsAt?.toISOString() })),
    membership:
      order.mode === 'subscription' ? withoutCalendar(await membershipOf(services, order)) : undefined,
    mails: mails.map(({ createdAt, sentAt, ...mail }) => ({
      ...mail,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString(),
    })),
    events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    actions,
    now: services.clock.now().toISOString(),
  };
}

function toIntake(intake: NonNullable<Awaited<ReturnType<typeof workOf>>['intake']>, school: LetterSystem) {
  const { kind, version, answers, partnerAnswers } = intake;
  return {
    submittedAt: intake.submittedAt?.toISOString(),
    isComplete: intake.completedAt !== null,
    care: intake.careSeverity ?? undefined,
    version,
    answers: answered(intakeForms[kind], answers),
    numbers: numbersOf(answers, school),
    partner:
      kind === 'couple'
        ? { answers: answered(partnerFields, partnerAnswers), numbers: numbersOf(partnerAnswers, school) }
        : undefined,
  };
}

/** The calendar's address is the member's own secret. */
const withoutCalendar = (card: MembershipCard | undefined) => card && { ...card, calendarUrl: undefined };

function factsOf(order: OrderRow) {
  const { id, number, productId, productName, state, reason, code, checkoutId } = order;
  const { priceCents, discountCents, totalCents, customerId, returnWanted, source } = order;
  return {
    ...{ id, number, productId, productName, state, reason, code, checkoutId },
    email: shownBuyer(order.email),
    ...{ priceCents, discountCents, totalCents, customerId, returnWanted, source },
    monthly: order.mode === 'subscription',
    userId: order.userId,
    placedAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString(),
    consent:
      order.consentText && order.consentAt
        ? { text: order.consentText, at: order.consentAt.toISOString() }
        : undefined,
    beginChoice: order.beginChoice,
  };
}

const numbersOf = ({ fullName, spelling, birthDate }: IntakeAnswers, system: LetterSystem) =>
  coreNumbersOf({ name: fullName, spelling, birthDate }, system);

/** Each question with its answer, in the order of the form. */
const answered = (fields: IntakeField[], answers: IntakeAnswers) =>
  fields.map(({ name, label }) => ({ name, label, answer: answers[name] }));

const LINK_MS = 2 * 3_600_000;

function toVideo(
  { clock, config }: Services,
  actor: Actor,
  video: Awaited<ReturnType<typeof listVideosOf>>[number],
) {
  const expiresAt = new Date(clock.now().getTime() + LINK_MS);
  return {
    id: video.id,
    title: video.title,
    plannedMinutes: video.plannedMinutes,
    durationSeconds: video.durationSeconds,
    link: video.link ?? undefined,
    source: video.fileKey
      ? signLink(config.secret, { key: video.fileKey, expiresAt, audience: actor.id })
      : undefined,
    dueAt: video.dueAt?.toISOString(),
    releasedAt: video.releasedAt?.toISOString(),
  };
}
