import type { Tx } from '../../../db/connect.ts';
import { openQuestionsIn } from '../../../documents/index.ts';
import { itemAt } from '../../../shared/lists.ts';
import { removeLater } from '../../file-removal/index.ts';
import { postMail } from '../../mail/index.ts';
import type { Parts } from '../../services.ts';
import { aboutOrder, addressed, type OrderRow, setDownload, withOrder } from '../../shop/index.ts';
import { editionFiles } from './document-files.ts';
import { chaptersOf, drawEditions } from './draw-document.ts';
import { noteDelivery } from './note-delivery.ts';
import { changeFulfilment, findFulfilment, findIntake, insertDocument, listDocuments } from './queries.ts';
import type { FulfilmentRow } from './stages.ts';

/**
 * Draws a document, stores it, and only then says that it is there. Killed at any point it is drawn again, into the
 * same file; delivered it is once, because that is decided under the order's lock.
 */
export async function makeDocument(services: Parts, row: FulfilmentRow): Promise<void> {
  if (row.delivery.kind !== 'document') return;
  const { db, files } = services;
  const { document } = row.delivery;
  const intake = await findIntake(db, row.orderId);
  if (!intake?.completedAt) throw new Error('the details are not complete');
  // What the chart cannot answer is answered by the practitioner, before anything is sent.
  const openQuestions = openQuestionsIn(await chaptersOf(services, document, intake, row));
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
    await deliver(services, tx, order, current, { version, intakeVersion: intake.version, title, fileKey });
  });
}

/**
 * A try from details that have been corrected since may have stored its files and lost the answer: no row will ever name
 * them. Of one version one document alone is delivered, and this is it.
 */
async function removeOvertaken(
  services: Parts,
  tx: Tx,
  { fulfilmentId, version, intakeVersion }: FulfilledBy,
) {
  const earlier = Array.from({ length: intakeVersion - 1 }, (_, i) => keyOf(fulfilmentId, version, i + 1));
  const keys = earlier.flatMap(editionFiles).map(({ key }) => key);
  await removeLater(services, tx, { keys, reason: OVERTAKEN });
}

type FulfilledBy = Pick<Made, 'version' | 'intakeVersion'> & { fulfilmentId: string };

const OVERTAKEN = 'details were corrected while a document was made';

const keyOf = (fulfilmentId: string, version: number, intakeVersion: number) =>
  `documents/${fulfilmentId}/v${version}-${intakeVersion}.pdf`;

type Made = { version: number; intakeVersion: number; title: string; fileKey: string };

async function deliver(
  services: Parts,
  tx: Tx,
  order: OrderRow,
  row: FulfilmentRow,
  made: Made,
): Promise<void> {
  const now = services.clock.now();
  const document = await insertDocument(tx, { fulfilmentId: row.id, createdAt: now, ...made });
  if (!document) return;
  await removeOvertaken(services, tx, { fulfilmentId: row.id, ...made });
  await changeFulfilment(tx, row.id, { stage: 'delivered', deliveredAt: now, workAt: null, error: null });
  await setDownload(tx, order.id, `/portal/orders/${order.id}/documents/${document.id}`);
  const again = made.version > 1;
  const props = { ...aboutOrder(services, order), title: made.title, again };
  await postMail(services, tx, { ...addressed(order), template: 'order-delivered', props });
  if (!again) await noteDelivery(services, tx, order, row);
}
