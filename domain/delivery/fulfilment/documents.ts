import { z } from 'zod';
import type { Db, Tx } from '../../../db/connect.ts';
import { type Chapter, chapterOf, type OpenChapter, openQuestionsIn } from '../../../documents/index.ts';
import { DomainError, invalid, notFound } from '../../errors.ts';
import { type Actor, staffOnly, staffVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { refuseWithoutRoom } from '../../room.ts';
import type { Deps } from '../../services.ts';
import { lockedOrder, type OrderHolder, type OrderRow } from '../../shop/index.ts';
import { promiseNow } from './advance-fulfilment.ts';
import { chaptersOf, type DocumentWords, type Drawn, drawDocument } from './draw-document.ts';
import {
  changeFulfilment,
  type FulfilmentRow,
  findDocument,
  findFulfilment,
  findIntake,
  listDocumentsOfMember,
} from './queries.ts';
import { openDocument } from './read-orders.ts';
import { fileOf } from './stages.ts';

const MAX_NOTE = 1_200;
const MAX_PARAGRAPH = 4_000;

/** What was typed: the note, and some of the paragraphs. What is not among them stays as it is. */
type Typed = Partial<DocumentWords> & {
  /** Of the words that were read before these were typed. */
  version: number;
};
type Asked = { actor: Actor; fulfilmentId: string };
type Saving = { fulfilmentId: string; version: number; words: DocumentWords; openQuestions: number };

/** Saves what she wrote for the next making. What does not fit its page is refused while she can still see it. */
export async function writeDocument(
  services: Deps,
  { actor, fulfilmentId, typed }: Asked & { typed: Typed },
): Promise<{ version: number; openQuestions: number }> {
  staffOnly(actor);
  const row = await documentRow(services.db, fulfilmentId);
  const { version } = typed;
  refuseOlder(row, version);
  const words = await tidyWords(services, row, typed);
  const { document, intake } = await sourcesOf(services, row);
  await drawDocument(services, document, intake, words);
  const openQuestions = openQuestionsIn(await chaptersWith(services, row, words));
  return saveWords(services, { actor, fulfilmentId, version, words, openQuestions });
}

const saveWords = staffVerb<Saving, { version: number; openQuestions: number }>(
  'document.written',
  async (_services, tx, { fulfilmentId, version, words, openQuestions }) => {
    const { row, order } = await lockDocument(tx, fulfilmentId);
    refuseOlder(row, version);
    const { note, edits } = words;
    const same = row.note === note && JSON.stringify(row.edits) === JSON.stringify(edits);
    if (same) return { unchanged: true, answer: { version, openQuestions } };
    const next = version + 1;
    await changeFulfilment(tx, row.id, { note, edits, wordsVersion: next, openQuestions });
    return {
      about: { kind: 'order', id: order.id, label: order.number },
      // The words themselves are the buyer's, and stay with her order.
      before: { note: row.note.length, paragraphs: Object.keys(row.edits).join(', ') },
      after: { note: note.length, paragraphs: Object.keys(edits).join(', ') },
      answer: { version: next, openQuestions },
    };
  },
);

/** Nobody's words are overwritten by somebody who has not seen them. */
function refuseOlder({ wordsVersion }: FulfilmentRow, version: number): void {
  if (wordsVersion === version) return;
  throw new DomainError(
    'conflict',
    'Somebody else has written in this document meanwhile. What you typed is still here; compare it with the words below, then save again.',
  );
}

/** Only paragraphs that exist, and only where they say something else than the reading would. */
async function tidyWords(services: Deps, row: FulfilmentRow, typed: Typed): Promise<DocumentWords> {
  const edits = new Map(Object.entries({ ...row.edits, ...typed.edits }));
  const kept: Record<string, string> = {};
  const chapters = await chaptersWith(services, row, row);
  for (const { id, original } of chapters.flatMap(({ paragraphs }) => paragraphs)) {
    const written = tidy(edits.get(id) ?? original);
    if (written.length > MAX_PARAGRAPH) throw invalid({ [id]: 'This paragraph is too long for its page.' });
    if (written !== tidy(original)) kept[id] = written;
  }
  const note = tidy(typed.note ?? row.note);
  if (note.length > MAX_NOTE) throw invalid({ note: `Please use at most ${MAX_NOTE} characters.` });
  return { note, edits: kept };
}

const tidy = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .trim();

/** A document as it would be made now, with whatever the office has written for it. Nothing is kept of it. */
export async function previewDocument(services: Deps, { actor, fulfilmentId }: Asked): Promise<Drawn> {
  staffOnly(actor);
  const row = await documentRow(services.db, fulfilmentId);
  const { document, intake } = await sourcesOf(services, row);
  return drawDocument(services, document, intake, row);
}

/** An earlier version, as its buyer has it. */
export async function openDocumentVersion(
  { db }: Deps,
  { actor, documentId }: { actor: Actor; documentId: string },
) {
  staffOnly(actor);
  const found = await findDocument(db, knownId(documentId, 'Document'));
  if (!found) throw notFound('Document');
  const { title, version, fileKey } = found.document;
  return { fileKey, filename: `${title} (${version}).pdf` };
}

/** The personal note and, page by page, every paragraph that may be written anew; or why it cannot be drawn. */
export async function readDocumentWords(services: Deps, { actor, fulfilmentId }: Asked) {
  staffOnly(actor);
  const row = await documentRow(services.db, fulfilmentId);
  const { document, intake } = await sourcesOf(services, row);
  const { chapters, problem } = await orReason(chaptersOf(services, document, intake, row));
  const { orderId, note, wordsVersion: version } = row;
  const { questions = '', called } = intake.answers;
  const openQuestions = openQuestionsIn(chapters);
  return { orderId, note, version, called, questions, openQuestions, chapters, problem };
}

async function orReason(read: Promise<Chapter[]>): Promise<{ chapters: Chapter[]; problem?: string }> {
  try {
    return { chapters: await read };
  } catch (error) {
    if (error instanceof DomainError) return { chapters: [], problem: error.message };
    throw error;
  }
}

/** The pages as they would read with these words. */
async function chaptersWith(services: Deps, row: FulfilmentRow, words: DocumentWords): Promise<Chapter[]> {
  const { document, intake } = await sourcesOf(services, row);
  return chaptersOf(services, document, intake, words);
}

/** What a document is made of. */
async function sourcesOf({ db }: Deps, { orderId, delivery }: FulfilmentRow) {
  const intake = await findIntake(db, orderId);
  if (delivery.kind !== 'document' || !intake?.completedAt) throw notFound('Document');
  return { document: delivery.document, intake };
}

export type BoughtDocument = { id: string; title: string; madeAt: string; to: string };

/** The newest version of each document a member has bought, newest first. */
export async function readBoughtDocuments(
  { db }: Deps,
  { memberId }: { memberId: string },
): Promise<BoughtDocument[]> {
  return (await listDocumentsOfMember(db, memberId)).map(({ id, orderId, title, createdAt }) => ({
    id,
    title,
    madeAt: createdAt.toISOString(),
    to: `/portal/orders/${orderId}/documents/${id}`,
  }));
}

/** A chapter of a document as a page, for those who may have the PDF. It says what the PDF said when it was drawn. */
export async function openReading(
  services: Deps,
  holder: OrderHolder,
  { documentId, chapter }: { documentId: string; chapter?: number },
): Promise<OpenChapter | undefined> {
  const { fileKey } = await openDocument(services, holder, { documentId });
  const file = await services.files.read(fileOf(fileKey, 'reading'));
  // Drawn before documents had pages: there is the PDF alone.
  if (!file) return undefined;
  return chapterOf(new Uint8Array(await new Response(file.stream).arrayBuffer()), chapter);
}

/** Makes the document with the words as they stand, and sends it. Earlier versions stay beside it. */
export const releaseDocument = staffVerb(
  'document.released',
  z.object({ fulfilmentId: z.string() }),
  async (services, tx, { fulfilmentId }) => {
    await refuseWithoutRoom(services, 'documents are made again');
    const { row, order } = await lockDocument(tx, fulfilmentId);
    if (row.openQuestions > 0) throw new DomainError('conflict', unanswered(row.openQuestions));
    const now = services.clock.now();
    const dueAt = row.stage === 'in_work' ? row.dueAt : promiseNow(services, row);
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

const unanswered = (count: number) =>
  count === 1
    ? 'One question of the buyer waits for your answer. Please write it in the document first.'
    : `${count} questions of the buyer wait for your answers. Please write them in the document first.`;

/** A document that can be made or made again. */
async function documentRow(db: Db | Tx, id: string): Promise<FulfilmentRow> {
  const row = await findFulfilment(db, knownId(id, 'Document'));
  if (row?.kind !== 'document') throw notFound('Document');
  if (row.stage !== 'delivered' && row.stage !== 'in_work') {
    throw new DomainError('conflict', 'This document cannot be made now.');
  }
  return row;
}

/** The same under its order's lock. */
async function lockDocument(tx: Tx, fulfilmentId: string): Promise<{ row: FulfilmentRow; order: OrderRow }> {
  const found = await documentRow(tx, fulfilmentId);
  const order = await lockedOrder(tx, found.orderId);
  return { row: await documentRow(tx, fulfilmentId), order };
}
