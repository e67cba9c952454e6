import { and, desc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '../../db/connect.ts';
import { fulfilmentDocuments, fulfilments, readingMarks } from '../../db/schema/index.ts';
import type { Passage } from '../../documents/index.ts';
import { line, text } from '../../shared/fields.ts';
import { sentencesIn } from '../../shared/sentences.ts';
import { invalid, notFound } from '../errors.ts';
import { formVerbsFor } from '../form-verb.ts';
import { isId } from '../ids.ts';
import type { Deps } from '../services.ts';
import { lockedOrder, type OrderHolder, openOrder } from '../shop/index.ts';
import { openReading } from './fulfilment/documents.ts';

export type MarkKind = 'me' | 'not-me' | 'note';
export type Mark = { id: string; chapter: string; sentence: string; kind: MarkKind; note: string };
export type Marks = { marks: Mark[]; isShared: boolean };

type Place = { holder: OrderHolder; documentId: string };
const readerVerb = formVerbsFor<Place>();

/** What a reader has marked in a document, whichever of its versions she has open. */
export async function readMarks(services: Deps, place: Place): Promise<Marks> {
  const { fulfilmentId } = await placeOf(services, place);
  const rows = await listMarks(services.db, fulfilmentId);
  return {
    marks: rows.map(({ id, chapter, sentence, kind, note }) => ({ id, chapter, sentence, kind, note })),
    isShared: rows.some(({ shared }) => shared),
  };
}

/** As many as a reader can find again. */
const MOST_MARKS = 300;

const marked = z.object({
  chapter: z.coerce.number().int().min(1).max(99),
  sentence: line(1_000, 'Which sentence?'),
  note: z.union([z.literal(''), text(1_000, '')]).default(''),
});

/** One for each kind: a form has a button for each. A sentence that is marked again is marked anew. */
const mark = (kind: MarkKind) =>
  readerVerb(marked, async (services, { chapter, sentence, note, ...place }, refuse) => {
    const { orderId, fulfilmentId } = await placeOf(services, place);
    const reading = await openReading(services, place.holder, { documentId: place.documentId, chapter });
    const stands = reading && sentencesOf(reading.passages).includes(sentence);
    if (!stands) throw refuse({ sentence: 'This sentence is no longer here. Please choose it again.' });
    if (kind === 'note' && note === '') throw refuse({ note: 'Please write a word of your own.' });
    await services.db.transaction(async (tx) => {
      await lockedOrder(tx, orderId);
      const before = await listMarks(tx, fulfilmentId);
      const isNew = before.every((one) => one.sentence !== sentence);
      if (isNew && before.length >= MOST_MARKS) throw invalid({ note: `${MOST_MARKS} marks are the most.` });
      await writeMark(tx, {
        fulfilmentId,
        chapter: reading.contents[reading.number - 1] ?? '',
        sentence,
        kind,
        note,
        shared: before.some(({ shared }) => shared),
        markedAt: services.clock.now(),
      });
    });
    return {};
  });

export const markSentenceAsMe = mark('me');
export const markSentenceAsNotMe = mark('not-me');
export const noteOnSentence = mark('note');

export const removeMark = readerVerb(z.object({ id: z.string() }), async (services, { id, ...place }) => {
  const { fulfilmentId } = await placeOf(services, place);
  if (!isId(id)) throw notFound('Mark');
  await services.db
    .delete(readingMarks)
    .where(and(eq(readingMarks.id, id), eq(readingMarks.fulfilmentId, fulfilmentId)));
  return {};
});

/** Until she agrees, and after she has taken it back, nobody but her sees them. */
export const shareMarks = readerVerb(
  z.object({ agreed: z.enum(['yes', 'no']) }),
  async (services, { agreed, ...place }) => {
    const { fulfilmentId } = await placeOf(services, place);
    await services.db
      .update(readingMarks)
      .set({ shared: agreed === 'yes' })
      .where(eq(readingMarks.fulfilmentId, fulfilmentId));
    return {};
  },
);

/** Sentences that can be marked: of paragraphs, not of headings, sums and tables. */
export function sentencesOf(passages: readonly Passage[]): string[] {
  return passages.flatMap((passage) => {
    if (passage.kind === 'box') return sentencesOf(passage.passages);
    return passage.kind === 'text' || passage.kind === 'quote' ? sentencesIn(passage.text) : [];
  });
}

/** For the practitioner before a session: only what its reader agreed to show. */
export const sharedMarksOf = (db: Db | Tx, orderIds: readonly string[]): Promise<Mark[]> =>
  listShared(db, orderIds.filter(isId));

async function placeOf(services: Deps, { holder, documentId }: Place) {
  const { order } = await openOrder(services, holder);
  const found = isId(documentId) ? await findPlace(services.db, documentId) : undefined;
  if (found?.orderId !== order.id || found.stage === 'withdrawn') throw notFound('Document');
  return found;
}

// SQL

async function findPlace(db: Db | Tx, documentId: string) {
  const [row] = await db
    .select({ orderId: fulfilments.orderId, fulfilmentId: fulfilments.id, stage: fulfilments.stage })
    .from(fulfilmentDocuments)
    .innerJoin(fulfilments, eq(fulfilments.id, fulfilmentDocuments.fulfilmentId))
    .where(eq(fulfilmentDocuments.id, documentId));
  return row;
}

const listMarks = (db: Db | Tx, fulfilmentId: string) =>
  db
    .select()
    .from(readingMarks)
    .where(eq(readingMarks.fulfilmentId, fulfilmentId))
    .orderBy(desc(readingMarks.markedAt), readingMarks.id);

/** Anew: her last word on a sentence is the one that counts. */
async function writeMark(tx: Tx, row: typeof readingMarks.$inferInsert): Promise<void> {
  const { fulfilmentId, sentence } = row;
  await tx
    .delete(readingMarks)
    .where(and(eq(readingMarks.fulfilmentId, fulfilmentId), eq(readingMarks.sentence, sentence)));
  await tx.insert(readingMarks).values(row);
}

const listShared = async (db: Db | Tx, orderIds: string[]) =>
  db
    .select({
      id: readingMarks.id,
      chapter: readingMarks.chapter,
      sentence: readingMarks.sentence,
      kind: readingMarks.kind,
      note: readingMarks.note,
    })
    .from(readingMarks)
    .innerJoin(fulfilments, eq(fulfilments.id, readingMarks.fulfilmentId))
    .where(and(inArray(fulfilments.orderId, orderIds), eq(readingMarks.shared, true)))
    .orderBy(desc(readingMarks.markedAt));
