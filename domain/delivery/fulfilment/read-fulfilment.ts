import type { PrintSheet } from '../../../documents/index.ts';
import { notFound } from '../../errors.ts';
import { isId } from '../../ids.ts';
import { isKept } from '../../is-kept.ts';
import { sessionsLeft } from '../../practice/index.ts';
import type { Parts } from '../../services.ts';
import { type OrderHolder, openOrder } from '../../shop/index.ts';
import { listReleasedVideos } from '../videos/queries.ts';
import { lengthLabel } from '../videos/read-videos.ts';
import { creditSource } from './credit-source.ts';
import { fileOf } from './document-files.ts';
import { careOfIntake } from './intake-care.ts';
import { findDocument, findIntake, listDocuments, listFulfilments } from './queries.ts';
import type { FulfilmentRow, Stage } from './stages.ts';

/** Sessions are delivered when the last of them is held: until then there is something to book, or to wait for. */
export type ShownStage = Stage | 'ready_to_book' | 'booked';

export type DeliveryLine = {
  id: string;
  kind: FulfilmentRow['kind'];
  stage: ShownStage;
  /** The minutes of a video, or the number of sessions. */
  amount?: number;
  notBefore?: string;
  dueAt?: string;
  deliveredAt?: string;
  /** Newest first. */
  documents: { id: string; version: number; title: string; createdAt: string }[];
  /** Released recordings; `link` where one is kept elsewhere. */
  videos: { id: string; length: string; link?: string }[];
};

/** What orders owe and how far it is, by order. */
export async function deliveriesOf({ db }: Parts, orderIds: string[]): Promise<Map<string, DeliveryLine[]>> {
  const rows = await listFulfilments(db, orderIds);
  const documents = await listDocuments(
    db,
    rows.map(({ id }) => id),
  );
  const released = await listReleasedVideos(db, orderIds);
  const left = await sessionsLeft(
    db,
    rows.filter(({ kind }) => kind === 'session-credits').map(({ orderId }) => creditSource({ id: orderId })),
  );
  const lines = new Map<string, DeliveryLine[]>();
  for (const row of rows) {
    const line = {
      ...toLine(row),
      stage: shownStage(row, left.get(creditSource({ id: row.orderId }))),
      videos: released
        .filter(({ orderId }) => orderId === row.orderId && row.kind === 'video')
        .map(({ video }) => ({ id: video.id, length: lengthLabel(video), link: video.link ?? undefined })),
      documents: documents
        .filter(({ fulfilmentId }) => fulfilmentId === row.id && row.stage !== 'withdrawn')
        .map(({ id, version, title, createdAt }) => ({
          id,
          version,
          title,
          createdAt: createdAt.toISOString(),
        })),
    };
    lines.set(row.orderId, [...(lines.get(row.orderId) ?? []), line]);
  }
  return lines;
}

function shownStage(
  { kind, stage }: FulfilmentRow,
  { toBook, toHold }: { toBook: number; toHold: number } = { toBook: 0, toHold: 0 },
): ShownStage {
  if (kind !== 'session-credits' || stage !== 'delivered') return stage;
  if (toBook > 0) return 'ready_to_book';
  return toHold > 0 ? 'booked' : 'delivered';
}

function toLine({ id, kind, delivery, notBefore, dueAt, deliveredAt }: FulfilmentRow) {
  const amount =
    delivery.kind === 'video'
      ? delivery.minutes
      : delivery.kind === 'session-credits'
        ? delivery.count
        : undefined;
  return {
    id,
    kind,
    amount,
    notBefore: notBefore?.toISOString(),
    dueAt: dueAt?.toISOString(),
    deliveredAt: deliveredAt?.toISOString(),
  };
}

/** What the office works with: the details as they came, and each delivery with its words and troubles. */
export async function workOf(services: Parts, orderId: string) {
  const [intake, rows, lines] = await Promise.all([
    findIntake(services.db, orderId),
    listFulfilments(services.db, [orderId]),
    deliveriesOf(services, [orderId]),
  ]);
  const deliveries = (lines.get(orderId) ?? []).map((line) => {
    const row = rows.find(({ id }) => id === line.id);
    return {
      ...line,
      note: row?.note ?? '',
      editedParagraphs: Object.keys(row?.edits ?? {}).length,
      held: row?.held ?? false,
      openQuestions: row?.openQuestions ?? 0,
      error: row?.error ?? undefined,
      breachedAt: row?.breachedAt?.toISOString(),
    };
  });
  return { intake, deliveries };
}

/** What the buyer has told us, and whether that is all. */
export async function detailsOf(services: Parts, orderId: string) {
  const intake = await findIntake(services.db, orderId);
  if (!intake) return undefined;
  const state = intake.completedAt
    ? ('complete' as const)
    : intake.submittedAt
      ? ('waits_for_partner' as const)
      : ('missing' as const);
  return { state, answers: intake.answers, care: careOfIntake(services, intake) };
}

/** Where a document lies, for those who may have it. */
export async function openDocument(
  services: Parts,
  holder: OrderHolder,
  { documentId, sheet }: { documentId: string; sheet?: PrintSheet },
): Promise<{ fileKey: string; filename: string }> {
  const { order } = await openOrder(services, holder);
  const found = isId(documentId) ? await findDocument(services.db, documentId) : undefined;
  if (!found || found.fulfilment.orderId !== order.id || found.fulfilment.stage === 'withdrawn') {
    throw notFound('Document');
  }
  const { title, version, fileKey } = found.document;
  const name = `${title}${version > 1 ? ` (${version})` : ''}`;
  const white = sheet && fileOf(fileKey, sheet);
  // Drawn before there were white ones: then it is printed on ivory.
  return white && (await isKept(services.files, white))
    ? { fileKey: white, filename: `${name} - to print.pdf` }
    : { fileKey, filename: `${name}.pdf` };
}
