import { type Chapter, openQuestionsIn } from '../../../documents/index.ts';
import { DomainError, notFound } from '../../errors.ts';
import { type Actor, staffOnly } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import type { Parts } from '../../services.ts';
import { chaptersOf, type DocumentWords, type Drawn, drawDocument } from './draw-document.ts';
import { documentRow } from './lock-document.ts';
import { findDocument, findIntake } from './queries.ts';
import type { FulfilmentRow } from './stages.ts';

type Asked = { actor: Actor; fulfilmentId: string };

/** A document as it would be made now, with whatever the office has written for it. Nothing is kept of it. */
export async function previewDocument(services: Parts, { actor, fulfilmentId }: Asked): Promise<Drawn> {
  staffOnly(actor);
  const row = await documentRow(services.db, fulfilmentId);
  const { document, intake } = await sourcesOf(services, row);
  return drawDocument(services, document, intake, row);
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

/** The personal note and, page by page, every paragraph that may be written anew; or why it cannot be drawn. */
export async function readDocumentWords(services: Parts, { actor, fulfilmentId }: Asked) {
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
export async function chaptersWith(
  services: Parts,
  row: FulfilmentRow,
  words: DocumentWords,
): Promise<Chapter[]> {
  const { document, intake } = await sourcesOf(services, row);
  return chaptersOf(services, document, intake, words);
}

/** What a document is made of. */
export async function sourcesOf({ db }: Parts, { orderId, delivery }: FulfilmentRow) {
  const intake = await findIntake(db, orderId);
  if (delivery.kind !== 'document' || !intake?.completedAt) throw notFound('Document');
  return { document: delivery.document, intake };
}
