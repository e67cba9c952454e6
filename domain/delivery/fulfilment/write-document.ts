import { openQuestionsIn } from '../../../documents/index.ts';
import { DomainError, invalid } from '../../errors.ts';
import { type Actor, staffOnly, staffVerb } from '../../identity/index.ts';
import type { Parts } from '../../services.ts';
import { type DocumentWords, drawDocument } from './draw-document.ts';
import { documentRow, lockDocument } from './lock-document.ts';
import { changeFulfilment } from './queries.ts';
import { chaptersWith, sourcesOf } from './read-document-words.ts';
import type { FulfilmentRow } from './stages.ts';

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
  services: Parts,
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
async function tidyWords(services: Parts, row: FulfilmentRow, typed: Typed): Promise<DocumentWords> {
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
