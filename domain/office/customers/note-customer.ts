import { notFound } from '../../errors.ts';
import { staffVerb } from '../../identity/index.ts';
import { isId, knownId } from '../../ids.ts';
import { nameOf } from '../orders/queries.ts';
import { deleteNote, findCustomer, insertNote } from './queries.ts';

/** A note about a customer that only staff see. */
export const noteCustomer = staffVerb<{ customerId: string; text: string }, void>(
  'customer.noted',
  async ({ clock }, tx, { actor, customerId, text }) => {
    const customer = await findCustomer(tx, knownId(customerId, 'Customer'));
    if (!customer) throw notFound('Customer');
    const authorName = (await nameOf(tx, actor.id)) ?? '';
    await insertNote(tx, { customerId: customer.id, authorName, text, createdAt: clock.now() });
    return { about: { kind: 'customer', id: customer.id }, answer: undefined };
  },
);

export const removeNote = staffVerb<{ customerId: string; noteId: string }, void>(
  'customer.note_removed',
  async (_services, tx, { customerId, noteId }) => {
    const isGone = isId(noteId) && (await deleteNote(tx, noteId, knownId(customerId, 'Customer')));
    if (!isGone) throw notFound('Note');
    return { about: { kind: 'customer', id: customerId }, answer: undefined };
  },
);
