import { z } from 'zod';
import type { Tx } from '../../../db/connect.ts';
import { email, line, nameOr, optional } from '../../../shared/fields.ts';
import { dateIn, isPlainDate } from '../../../shared/wall-time.ts';
import {
  type ContactRow,
  openContact,
  openContactByAddress,
  parseTags,
  renameContact,
  setTags,
  upsertImported,
} from '../../contacts/index.ts';
import { notFound } from '../../errors.ts';
import { staffVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { importConsents, suppressionKey, syncStandings } from '../../mail/index.ts';
import type { Deps } from '../../services.ts';
import { listRefused } from './queries.ts';
import { birthOf } from './run-imports.ts';

const DATE = 'Please write the date as 1990-12-31.';
const plainDate = z.string().refine(isPlainDate, DATE);
const tags = z.array(z.string().max(40)).max(50);

/** One person as another program knows her. */
export const givenPersonSchema = z.object({
  email,
  name: optional(nameOr('Please give a name.')),
  tags: tags.optional().describe('Added to those there are.'),
  language: optional(z.string().regex(/^[a-z]{2}$/, 'Please give two letters, such as en.')),
  birthDate: optional(plainDate).describe('Taken over where none is known yet.'),
  consent: z
    .object({
      agreedOn: plainDate.describe('When she agreed to the newsletter and offers.'),
      source: line(120, 'Please say where she agreed.').describe('Where, as you could prove it.'),
    })
    .optional()
    .describe('Without it nothing but service mail is sent to her.'),
});

/**
 * Adds somebody, or what is new about her; by her address, whichever of hers it is. Who has unsubscribed stays so: a program's word
 * is no new yes.
 */
export const savePerson = staffVerb(
  'person.saved',
  givenPersonSchema,
  async (services, tx, { actor: _, consent, birthDate, language, ...given }, refuse) => {
    const { school, timeZone } = services.content.current().site;
    const day = dateIn(services.clock.now(), timeZone);
    if (birthDate && birthDate > day) throw refuse({ birthDate: 'This date lies ahead.' });
    if (consent && consent.agreedOn > day) throw refuse({ consent: 'Nobody agreed in the future.' });
    const known = await openContactByAddress(tx, given.email);
    const row = {
      email: given.email,
      name: given.name ?? '',
      tags: [],
      language: language ?? null,
      birth: birthOf(given.name ?? known?.contact.name ?? '', birthDate ?? null, school),
    };
    await upsertImported(tx, [row], services.clock.now());
    if (consent) await takeConsent(services, tx, given.email, consent);
    await syncStandings(services, tx, [given.email]);
    const person = (await openContactByAddress(tx, given.email))?.contact;
    if (!person) throw notFound('Person');
    await change(services, tx, person, {
      name: given.name,
      tags: given.tags && [...person.tags, ...given.tags],
    });
    return {
      about: { kind: 'person', id: person.id },
      after: { isNew: !known, consent: consent?.source },
      answer: { personId: person.id },
    };
  },
);

const changedPerson = z.object({
  personId: z.string(),
  name: optional(nameOr('Please give a name.')),
  tags: tags.optional(),
});
export const personChange = changedPerson.omit({ personId: true });

/** Another name, or other tags than she had. */
export const changePerson = staffVerb(
  'person.saved',
  changedPerson,
  async (services, tx, { personId, name, tags: wanted }) => {
    const found = await openContact(tx, knownId(personId, 'Person'));
    if (!found) throw notFound('Person');
    await change(services, tx, found.contact, { name, tags: wanted });
    return { about: { kind: 'person', id: found.contact.id }, answer: { personId: found.contact.id } };
  },
);

type Change = { name?: string; tags?: string[] };

async function change(
  services: Deps,
  tx: Tx,
  person: ContactRow,
  { name, tags: wanted }: Change,
): Promise<void> {
  if (name && name !== person.name) await renameContact(tx, person, name);
  if (wanted) await setTags(services, tx, person, parseTags(wanted.join(',')));
}

type Consent = NonNullable<z.output<typeof givenPersonSchema>['consent']>;

async function takeConsent(services: Deps, tx: Tx, address: string, consent: Consent): Promise<void> {
  const refused = await listRefused(tx, [suppressionKey(services.config, address)]);
  if (refused.size > 0) return;
  const given = [{ email: address, agreedOn: consent.agreedOn }];
  await importConsents(tx, { given, source: `program: ${consent.source}` });
}
