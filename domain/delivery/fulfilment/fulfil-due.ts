import { z } from 'zod';
import { asksForPerson } from '../../../content/product.ts';
import { inWords } from '../../../content/promise.ts';
import type { Tx } from '../../../db/connect.ts';
import { bestSentenceIn, openQuestionsIn } from '../../../documents/index.ts';
import { DAY } from '../../../shared/durations.ts';
import { itemAt } from '../../../shared/records.ts';
import { processDue, processDueInBatches, reasonOf, runSteps } from '../../duties.ts';
import { DomainError } from '../../errors.ts';
import { removeLater } from '../../file-removal.ts';
import { staffVerb } from '../../identity/index.ts';
import { postMail } from '../../mail/index.ts';
import { officeMoment } from '../../moments.ts';
import type { Deps, Services } from '../../services.ts';
import {
  aboutOrder,
  addressedToBuyer,
  alertStaff,
  existingOrder,
  isInPortal,
  itemOfDelivery,
  itemsOf,
  listPurchasesOfOrder,
  lockedOrder,
  type OrderHolder,
  type OrderRow,
  openOrder,
  recordOrderEvent,
  setDownload,
  soldTerms,
  withOrder,
} from '../../shop/index.ts';
import { orderOfVideo, type Release, releaseVideo } from '../videos/videos.ts';
import { advanceFulfilment } from './advance-fulfilment.ts';
import { chaptersOf, drawEditions } from './draw-document.ts';
import {
  changeFulfilment,
  type FulfilmentRow,
  findFulfilment,
  findIntake,
  insertDocument,
  listDocuments,
  listFulfilments,
  lockBreaches,
  lockIntakesToRemind,
  markReminded,
  takeDueFulfilments,
} from './queries.ts';
import { editionFiles, knownDetails, noteDelivery, writePartnerLink } from './stages.ts';

const FULFILLED_AT_ONCE = 4;
/**
 * Longer than a handful of drawings takes: after that, their process is taken for dead. If it lives after all, a document is drawn
 * twice and delivered once.
 */
const LEASE_MS = 30_000;

/** Works on everything whose time has come. May run on several machines at once. */
export async function fulfilDue(services: Deps): Promise<number> {
  let worked = 0;
  await runSteps(services, 'fulfil', {
    make: async () => {
      worked = await makeDue(services);
    },
    overdue: () => reportOverdue(services),
    intakes: () => remindOfIntakes(services),
  });
  return worked;
}

async function makeDue(services: Deps): Promise<number> {
  const { db, clock, files } = services;
  let worked = 0;
  // What cannot be stored is not made: it waits where it is, and the office sees why.
  if ((await files.room()).isLow) return worked;
  await processDue(services, {
    duty: 'fulfil',
    next: async () => {
      const now = clock.now();
      const due = await takeDueFulfilments(db, now, new Date(now.getTime() + LEASE_MS), FULFILLED_AT_ONCE);
      worked += due.length;
      return due;
    },
    subject: ({ id }) => id,
    stage: ({ stage }) => stage,
    shown: ({ orderId }) => ({ path: `/office/orders/${orderId}` }),
    work: (row) => tryWork(services, row),
  });
  return worked;
}

async function tryWork(services: Deps, row: FulfilmentRow): Promise<void> {
  try {
    if (row.stage === 'in_work') await makeDocument(services, row);
    else await withOrder(services, row.orderId, (tx, order) => advanceFulfilment(services, tx, order));
  } catch (err) {
    // Today shows it beside the reading; whether that can be written must not decide over the others.
    await changeFulfilment(services.db, row.id, { error: reasonOf(err) }).catch(() => {});
    throw err;
  }
}

/** An overdue delivery is reported to the staff once, in the same transaction. */
async function reportOverdue(services: Deps): Promise<void> {
  const now = services.clock.now();
  await processDueInBatches(services, {
    duty: 'fulfil',
    lock: (tx, only) => lockBreaches(tx, now, { limit: FULFILLED_AT_ONCE, only }),
    subject: ({ id }) => id,
    work: async (tx, late) => {
      for (const row of late) await reportOne(services, tx, row);
    },
  });
}

async function reportOne(services: Deps, tx: Tx, { id, orderId, kind, dueAt }: FulfilmentRow) {
  const { timeZone } = services.content.current().site;
  await changeFulfilment(tx, id, { breachedAt: services.clock.now() });
  const order = await existingOrder(tx, orderId);
  await recordOrderEvent(services, tx, orderId, 'overdue', { what: kind });
  const text = `The ${kind} was promised for ${dueAt ? officeMoment(dueAt, timeZone) : 'now'} and is not there.`;
  await alertStaff(services, tx, order, { title: 'A reading is late', text });
}

/**
 * Draws a document, stores it, and only then says that it is there. Killed at any point it is drawn again, into the
 * same file; delivered it is once, because that is decided under the order's lock.
 */
async function makeDocument(services: Deps, row: FulfilmentRow): Promise<void> {
  if (row.delivery.kind !== 'document') return;
  const { db, files } = services;
  const { document } = row.delivery;
  const intake = await findIntake(db, row.orderId);
  if (!intake?.completedAt) throw new Error('the details are not complete');
  // What the chart cannot answer is answered by the practitioner, before anything is sent.
  const chapters = await chaptersOf(services, document, intake, row);
  const openQuestions = openQuestionsIn(chapters);
  if (row.held || openQuestions > 0)
    return changeFulfilment(db, row.id, { held: true, workAt: null, openQuestions });
  const version = ((await listDocuments(db, [row.id]))[0]?.version ?? 0) + 1;
  const fileKey = keyOf(row.id, version, intake.version);
  const kept = editionFiles(fileKey);
  const editions = kept.map(({ edition }) => edition);
  const { title, drawn } = await drawEditions(services, document, intake, row, editions);
  for (const [at, { key, contentType }] of kept.entries())
    await files.put(key, itemAt(drawn, at), { contentType });
  await withOrder(services, row.orderId, async (tx, order) => {
    const current = await findFulfilment(tx, row.id);
    const newest = await findIntake(tx, row.orderId);
    const discard = (reason: string) =>
      removeLater(services, tx, { keys: kept.map(({ key }) => key), reason });
    if (!current) return discard('an order was erased while its document was made');
    if (newest?.version !== intake.version) {
      const documents = await listDocuments(tx, [row.id]);
      if (!documents.some((one) => one.fileKey === fileKey)) await discard(OVERTAKEN);
      return;
    }
    // Delivered by another process, or taken back meanwhile: then this one is not it.
    if (current.stage !== 'in_work' || current.held) return;
    const quote = bestSentenceIn(chapters) ?? undefined;
    const made = { version, intakeVersion: intake.version, title, fileKey };
    await deliver(services, tx, order, current, made, quote);
  });
}

type FulfilledBy = Pick<Made, 'version' | 'intakeVersion'> & { fulfilmentId: string };

const OVERTAKEN = 'details were corrected while a document was made';

const keyOf = (fulfilmentId: string, version: number, intakeVersion: number) =>
  `documents/${fulfilmentId}/v${version}-${intakeVersion}.pdf`;

type Made = { version: number; intakeVersion: number; title: string; fileKey: string };

async function deliver(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  row: FulfilmentRow,
  made: Made,
  quote?: string,
): Promise<void> {
  const now = services.clock.now();
  const document = await insertDocument(tx, { fulfilmentId: row.id, createdAt: now, ...made });
  if (!document) return;
  await removeOvertaken(services, tx, { fulfilmentId: row.id, ...made });
  await changeFulfilment(tx, row.id, { stage: 'delivered', deliveredAt: now, workAt: null, error: null });
  const item = itemOfDelivery(await itemsOf(tx, order.id), row.position)?.position ?? 0;
  const downloadUrl = `/portal/orders/${order.id}/documents/${document.id}`;
  await setDownload(tx, { orderId: order.id, item, downloadUrl });
  const again = made.version > 1;
  const props = { ...aboutOrder(services, order), title: made.title, again, quote };
  await postMail(services, tx, { ...addressedToBuyer(order), template: 'order-delivered', props });
  if (!again) await noteDelivery(services, tx, order, row);
}

/**
 * A try from details that have been corrected since may have stored its files and lost the answer: no row will ever name
 * them. Of one version one document alone is delivered, and this is it.
 */
async function removeOvertaken(
  services: Deps,
  tx: Tx,
  { fulfilmentId, version, intakeVersion }: FulfilledBy,
) {
  const earlier = Array.from({ length: intakeVersion - 1 }, (_, i) => keyOf(fulfilmentId, version, i + 1));
  const keys = earlier.flatMap(editionFiles).map(({ key }) => key);
  await removeLater(services, tx, { keys, reason: OVERTAKEN });
}

const REMINDED_AT_ONCE = 50;
const AFTER_MS = 2 * DAY;

/** Somebody paid and forgot to tell us whom it is about, or the other one of a couple did: one reminder each, two days later. */
async function remindOfIntakes(services: Deps): Promise<void> {
  const now = services.clock.now();
  const createdBefore = new Date(now.getTime() - AFTER_MS);
  await processDueInBatches(services, {
    duty: 'fulfil',
    lock: (tx, only) => lockIntakesToRemind(tx, now, { createdBefore, limit: REMINDED_AT_ONCE, only }),
    subject: ({ orderId }) => orderId,
    work: async (tx, waiting) => {
      for (const { orderId } of waiting) await remind(services, tx, orderId);
    },
  });
}

async function remind(services: Deps, tx: Tx, orderId: string): Promise<void> {
  await markReminded(tx, orderId, services.clock.now());
  const order = await existingOrder(tx, orderId);
  if (order.state !== 'paid') return;
  const intake = await findIntake(tx, orderId);
  if (intake?.submittedAt) return writePartnerLink(services, tx, order, { again: true });
  const sold = soldTerms(order);
  const asksQuestions = sold !== undefined && !asksForPerson(sold.intake);
  const promise = sold?.deliveryHours ? inWords(sold.deliveryHours) : undefined;
  const props = { ...aboutOrder(services, order), asksQuestions, promise };
  await postMail(services, tx, { ...addressedToBuyer(order), template: 'intake-reminder', props });
}

/** Staff hand over a recorded reading. */
export const deliverVideo = staffVerb<Omit<Release, 'actor'>, void>('video.released', deliverIn);

/** The same by a form, which names no file: what is attached already. */
export const releaseRecording = staffVerb('video.released', z.object({ videoId: z.string() }), deliverIn);

/** With the video the order is delivered, and the buyer is told. A better recording later delivers nothing twice. */
async function deliverIn(services: Deps, tx: Tx, release: Release) {
  const { orderId, number } = await orderOfVideo(tx, release.videoId);
  const order = await lockedOrder(tx, orderId);
  const { purchaseId } = await releaseVideo(services, tx, release);
  const told = { about: { kind: 'order', id: orderId, label: number }, answer: undefined };
  const items = await itemsOf(tx, order.id);
  const bought = (await listPurchasesOfOrder(tx, order.id)).find(({ id }) => id === purchaseId);
  const rows = await listFulfilments(tx, [order.id]);
  const recorded = rows.filter(({ kind, stage }) => kind === 'video' && stage === 'recording');
  // One of several videos in an order fulfils its own line.
  const row =
    recorded.find(({ position }) => itemOfDelivery(items, position)?.position === bought?.item) ??
    recorded[0];
  if (!row) return told;
  await changeFulfilment(tx, row.id, { stage: 'delivered', deliveredAt: services.clock.now() });
  await noteDelivery(services, tx, order, row);
  const about = aboutOrder(services, order);
  const watchUrl = isInPortal(order)
    ? `${services.config.appUrl}/portal/videos/${release.videoId}`
    : `${about.orderUrl}/videos/${release.videoId}`;
  const title = itemOfDelivery(items, row.position)?.productName ?? order.productName;
  const props = { ...about, title, again: false, watchUrl };
  await postMail(services, tx, { ...addressedToBuyer(order), template: 'order-delivered', props });
  return told;
}

/** One tap to an account: a letter with a link that signs in, to the order's own address and to no other. */
export async function offerAccount(
  services: Services,
  holder: OrderHolder,
  headers: Headers,
): Promise<{ written: true; to: string }> {
  const { order } = await openOrder(services, holder);
  const { fullName: name = '' } = await knownDetails(services.db, order.id);
  const reader = { email: order.email, name, to: `/portal/orders/${order.id}` };
  const answer = await services.auth.sendLink(reader, headers);
  if (answer.status === 429)
    throw new DomainError('too_many', 'We have written several times already. Please wait an hour.');
  if (!answer.ok) throw new DomainError('unavailable', 'The letter could not be written. Please try again.');
  return { written: true, to: order.email };
}
