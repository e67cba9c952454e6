import { notFound } from '../errors.ts';
import { accountById, staffVerb } from '../identity/index.ts';
import { isId, knownId } from '../ids.ts';
import { deleteNote, findContact, insertNote } from './queries.ts';

/** A note about somebody that only staff see. */
export const noteContact = staffVerb<{ contactId: string; text: string }, void>(
  'customer.noted',
  async ({ clock }, tx, { actor, contactId, text }) => {
    const contact = await findContact(tx, knownId(contactId, 'Customer'));
    if (!contact) throw notFound('Customer');
    const author = await accountById(tx, actor.id);
    const authorName = author?.name || author?.email || '';
    await insertNote(tx, { contactId: contact.id, authorName, text, createdAt: clock.now() });
    return { about: { kind: 'customer', id: contact.id }, answer: undefined };
  },
);

export const removeNote = staffVerb<{ contactId: string; noteId: string }, void>(
  'customer.note_removed',
  async (_services, tx, { contactId, noteId }) => {
    const isGone = isId(noteId) && (await deleteNote(tx, noteId, knownId(contactId, 'Customer')));
    if (!isGone) throw notFound('Note');
    return { about: { kind: 'customer', id: contactId }, answer: undefined };
  },
);
