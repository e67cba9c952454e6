import type { Tx } from '../../../db/connect.ts';
import { editableParagraphs, type Said } from '../../../documents/index.ts';
import { asError, messageOf } from '../../../shared/problem.ts';
import { DomainError, invalid, notFound } from '../../errors.ts';
import { type Actor, staffOnly, staffVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { refuseWithoutRoom } from '../../room.ts';
import type { Parts } from '../../services.ts';
import { lockedOrder, type OrderRow } from '../../shop/index.ts';
import { type Drawn, drawDocument } from './draw-document.ts';
import { changeFulfilment, findDocument, findFulfilment, findIntake } from './queries.ts';
import { type FulfilmentRow, PROMISE_MS } from './stages.ts';

const MAX_NOTE = 1_200;
const MAX_PARAGRAPH = 4_000;

export type DocumentWords = { note: string; edits: Record<string, string> };
type Asked = { actor: Actor; fulfilmentId: string };

/** A document as it would be made now, with whatever the office has written for it. Nothing is kept of it. */
export async function previewDocument(services: Parts, { actor, fulfilmentId }: Asked): Promise<Drawn> {
  staffOnly(actor);
  const row = await documentRow(services.db, fulfilmentId);
  return drawFrom(services, row, row);
}

/** An earlier version, as its buyer has it. */
export async function openVersion(
  { db }: Parts,
  { actor, documentId }: { actor: Actor; documentId: string },
) {
  staffOnly(actor);
  const found = await findDocument(db, knownId(documentId, 'Document'));
  if (!found) throw notFound('Document');
  const { title, version, fileKey } = found.document;
  return { fileKey, filename: `${title} (${version}).pdf` };
}

type DocumentPage = { note: string; paragraphs: Said[]; problem?: string };

/** The personal note and every paragraph that may be written anew, in reading order; or why it cannot be drawn. */
export async function readDocumentWords(
  services: Parts,
  { actor, fulfilmentId }: Asked,
): Promise<DocumentPage> {
  staffOnly(actor);
  const { note, ...row } = await documentRow(services.db, fulfilmentId);
  try {
    return { note, paragraphs: await paragraphsOf(services, { note, ...row }) };
  } catch (error) {
    if (error instanceof DomainError) return { note, paragraphs: [], problem: error.message };
    throw error;
  }
}

/** Keeps what she wrote for the next making. What does not fit its page is refused while she can still see it. */
export async function writeDocument(
  services: Parts,
  { actor, fulfilmentId, words }: Asked & { words: DocumentWords },
): Promise<void> {
  staffOnly(actor);
  const row = await documentRow(services.db, fulfilmentId);
  const tidy = await tidyWords(services, row, words);
  await drawFrom(services, row, tidy);
  await saveWords(services, { actor, fulfilmentId, words: tidy });
}

const saveWords = staffVerb<Omit<Asked, 'actor'> & { words: DocumentWords }, void>(
  'document.written',
  async (_services, tx, { fulfilmentId, words }) => {
    const { row, order } = await lockDocument(tx, fulfilmentId);
    const { note, edits } = words;
    const same = row.note === note && JSON.stringify(row.edits) === JSON.stringify(edits);
    if (same) return { unchanged: true, answer: undefined };
    await changeFulfilment(tx, row.id, { note, edits });
    return {
      about: { kind: 'order', id: order.id, label: order.number },
      // The words themselves are the buyer's, and stay with her order.
      before: { note: row.note.length, paragraphs: Object.keys(row.edits).join(', ') },
      after: { note: note.length, paragraphs: Object.keys(edits).join(', ') },
      answer: undefined,
    };
  },
);

/** Makes the document with the words as they stand, and sends it. Earlier versions stay beside it. */
export const releaseDocument = staffVerb<Omit<Asked, 'actor'>, void>(
  'document.released',
  async (services, tx, { fulfilmentId }) => {
    await refuseWithoutRoom(services, 'documents are made again');
    const { row, order } = await lockDocument(tx, fulfilmentId);
    const now = services.clock.now();
    const dueAt = row.stage === 'in_work' ? row.dueAt : new Date(now.getTime() + PROMISE_MS);
    await changeFulfilment(tx, row.id, {
      stage: 'in_work',
      held: false,
      dueAt,
      workAt: now,
      tries: 0,
      breachedAt: null,
    });
    await services.jobs.enqueue(tx, 'fulfil');
    return { about: { kind: 'order', id: order.id, label: order.number }, answer: undefined };
  },
);

async function lockDocument(tx: Tx, fulfilmentId: string): Promise<{ row: FulfilmentRow; order: OrderRow }> {
  const found = await documentRow(tx, fulfilmentId);
  const order = await lockedOrder(tx, found.orderId);
  return { row: await documentRow(tx, fulfilmentId), order };
}

async function documentRow(db: Parameters<typeof findFulfilment>[0], id: string): Promise<FulfilmentRow> {
  const row = await findFulfilment(db, knownId(id, 'Document'));
  if (row?.kind !== 'document') throw notFound('Document');
  if (row.stage !== 'delivered' && row.stage !== 'in_work') {
    throw new DomainError('conflict', 'This document cannot be made now.');
  }
  return row;
}

/** What does not fit its page, or cannot be counted, is refused in words. */
async function drawFrom(services: Parts, row: FulfilmentRow, words: DocumentWords): Promise<Drawn> {
  const intake = await findIntake(services.db, row.orderId);
  if (row.delivery.kind !== 'document' || !intake?.completedAt) throw notFound('Document');
  try {
    return await drawDocument(services, row.delivery.document, intake, words);
  } catch (error) {
    if (asError(error).name !== 'PageOverflow') throw error;
    throw invalid({ words: `${messageOf(error)}. Please shorten them.` });
  }
}

/** Details that the buyer corrected may have made her pages fuller: then the words still stand here, to be shortened. */
async function paragraphsOf(services: Parts, row: FulfilmentRow): Promise<Said[]> {
  try {
    return await hearParagraphs(services, row, row);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const plain = await hearParagraphs(services, row, { note: '', edits: {} });
    return plain.map((said) => ({ ...said, text: row.edits[said.id] ?? said.original }));
  }
}

/** Listens in on the drawing: whatever is about to be drawn says which of its paragraphs can be written anew. */
async function hearParagraphs(services: Parts, row: FulfilmentRow, words: DocumentWords): Promise<Said[]> {
  let paragraphs: Said[] = [];
  const listener: Parts['documents'] = {
    render: async (kind, data, content) => {
      paragraphs = editableParagraphs(kind, data, content);
      return new Uint8Array();
    },
    stop: async () => {},
  };
  await drawFrom({ ...services, documents: listener }, row, words);
  return paragraphs;
}

/** Only paragraphs that exist, and only where they say something else than the press would. */
async function tidyWords(services: Parts, row: FulfilmentRow, { note, edits }: DocumentWords) {
  const kept: Record<string, string> = {};
  for (const { id, original } of await paragraphsOf(services, row)) {
    const written = Object.hasOwn(edits, id) ? tidy(edits[id] ?? '') : original;
    if (written.length > MAX_PARAGRAPH) throw invalid({ [id]: 'This paragraph is too long for its page.' });
    if (written !== tidy(original)) kept[id] = written;
  }
  if (tidy(note).length > MAX_NOTE) throw invalid({ note: `Please use at most ${MAX_NOTE} characters.` });
  return { note: tidy(note), edits: kept };
}

const tidy = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .trim();
