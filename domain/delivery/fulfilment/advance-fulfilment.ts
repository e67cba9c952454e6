import type { Tx } from '../../../db/connect.ts';
import { enrol } from '../../learning/index.ts';
import { postMail } from '../../mail/index.ts';
import { officeMoment } from '../../moments.ts';
import { grantCredits } from '../../practice/index.ts';
import type { Parts } from '../../services.ts';
import {
  aboutOrder,
  addressed,
  consentOf,
  type OrderRow,
  purchaseOf,
  refreshBenefits,
} from '../../shop/index.ts';
import { awaitVideo } from '../videos/await-video.ts';
import { creditSource } from './credit-source.ts';
import { holdsDocuments } from './hold-documents.ts';
import { noteDelivery } from './note-delivery.ts';
import { promiseNow } from './promise.ts';
import { changeFulfilment, findIntake, listFulfilments } from './queries.ts';
import { type FulfilmentRow, type Stage, stageOf } from './stages.ts';

/**
 * Moves on whatever can move on, after the payment, the details, a new account or the end of the 14 days. Under the
 * order's lock; called again without anything new, it does nothing.
 */
export async function advanceFulfilment(services: Parts, tx: Tx, order: OrderRow): Promise<void> {
  const now = services.clock.now();
  const intake = await findIntake(tx, order.id);
  const facts = {
    intakeComplete: !intake || intake.completedAt !== null,
    hasAccount: order.userId !== null,
    now,
  };
  for (const row of await listFulfilments(tx, [order.id])) {
    if (!row.stage.startsWith('waiting_')) continue;
    const stage = stageOf(row, facts);
    if (stage !== row.stage) await enter(services, tx, order, row, stage);
  }
}

async function enter(
  services: Parts,
  tx: Tx,
  order: OrderRow,
  row: FulfilmentRow,
  stage: Stage,
): Promise<void> {
  const now = services.clock.now();
  const dueAt = promiseNow(services);
  switch (stage) {
    case 'waiting_intake':
    case 'waiting_account':
      return changeFulfilment(tx, row.id, { stage, workAt: null });
    case 'waiting_period':
      return changeFulfilment(tx, row.id, { stage, workAt: row.notBefore });
    case 'in_work': {
      const held = await holdsDocuments(tx);
      await changeFulfilment(tx, row.id, { stage, dueAt, workAt: now, tries: 0, held });
      return services.jobs.enqueue(tx, 'fulfil');
    }
    case 'recording':
      await changeFulfilment(tx, row.id, { stage, dueAt, workAt: null });
      return beginRecording(services, tx, order, row, dueAt);
    case 'delivered':
      await give(services, tx, order, row);
      await changeFulfilment(tx, row.id, { stage, deliveredAt: now, workAt: null });
      return noteDelivery(services, tx, order, row);
    case 'withdrawn':
      return;
  }
}

async function beginRecording(
  services: Parts,
  tx: Tx,
  order: OrderRow,
  { delivery }: FulfilmentRow,
  dueAt: Date,
): Promise<void> {
  if (delivery.kind !== 'video') return;
  const { id: purchaseId } = await purchaseOf(tx, order.id);
  const plannedMinutes = delivery.minutes;
  await awaitVideo(services, tx, { purchaseId, title: order.productName, plannedMinutes, dueAt });
  const { timeZone } = services.content.current().site;
  const about = { ...aboutOrder(services, order), ...consentOf(services, order) };
  const props = { ...about, dueAt: officeMoment(dueAt, timeZone) };
  await postMail(services, tx, { ...addressed(order), template: 'order-in-work', props });
}

/** What needs nobody's work: credits, courses and the Circle are given by writing them down. */
async function give(services: Parts, tx: Tx, order: OrderRow, { delivery }: FulfilmentRow): Promise<void> {
  const { userId } = order;
  const source = creditSource(order);
  if (order.mode === 'subscription') return refreshBenefits(services, tx, order);
  if (delivery.kind === 'course' && userId) {
    return enrol(services, tx, { userId, course: delivery.course, source });
  }
  if (delivery.kind === 'session-credits') {
    const { sessionType, count } = delivery;
    const guestEmail = userId ? null : order.email;
    await grantCredits(services, tx, { userId, guestEmail, sessionType, count, source });
    const about = aboutOrder(services, order);
    const bookUrl = userId ? `${services.config.appUrl}/portal/sessions` : `${about.orderUrl}/sessions`;
    const props = { ...about, count, bookUrl };
    await postMail(services, tx, { ...addressed(order), template: 'sessions-ready', props });
  }
}
