import { openContact } from '../../contacts/index.ts';
import { notFound } from '../../errors.ts';
import { accountById, staffVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { openByLetter } from '../../support/index.ts';

type Letter = { customerId: string; subject: string; message: string };

/** A personal letter to a customer, at the address by which we know her best. */
export const writeToCustomer = staffVerb<Letter, { ticketId: string }>(
  'customer.written_to',
  async (services, tx, { actor, customerId, subject, message }) => {
    const customer = (await openContact(tx, knownId(customerId, 'Customer')))?.contact;
    if (!customer) throw notFound('Customer');
    const writer = await accountById(tx, actor.id);
    const { email, name, userId } = customer;
    const ticketId = await openByLetter(services, tx, {
      ...{ email, name, userId: userId ?? undefined, subject, message },
      staffName: writer?.name || services.content.current().site.guide,
    });
    return { about: { kind: 'customer', id: customer.id }, after: { ticketId }, answer: { ticketId } };
  },
);
