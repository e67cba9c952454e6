import { isDeepStrictEqual } from 'node:util';
import { openContact, readTags, setTags } from '../../contacts/index.ts';
import { notFound } from '../../errors.ts';
import { type Actor, staffOnly, staffVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import type { Parts } from '../../services.ts';
import { listRunsOf } from '../automations/office/queries.ts';
import { standingOf, toPersonCard } from './list-people.ts';
import { lastOrderSource, listConsentsOf, listLettersTo } from './queries.ts';

const LETTERS = 30;

/** One person: what she agreed to and where, her numbers, her tags, what she bought, her automations, the letters to her. */
export async function readPerson({ db }: Parts, { actor, personId }: { actor: Actor; personId: string }) {
  staffOnly(actor);
  const found = await openContact(db, knownId(personId, 'Person'));
  if (!found) throw notFound('Person');
  const { contact: row } = found;
  const [consents, letters, runs, orderSource] = await Promise.all([
    listConsentsOf(db, row.email),
    listLettersTo(db, row.email, LETTERS),
    listRunsOf(db, row.email, LETTERS),
    lastOrderSource(db, row.email),
  ]);
  const { birthDate, expression, soulUrge, numbersProven, language, leftAt, bouncedAt, complainedAt } = row;
  const endedAt = {
    left: leftAt,
    bounced: bouncedAt,
    complained: complainedAt,
    agreed: null,
    'not-asked': null,
  };
  return {
    ...toPersonCard(row),
    ...{ birthDate, expression, soulUrge, numbersProven, language },
    zone: row.zone ?? undefined,
    hasAccount: row.userId !== null,
    endedAt: endedAt[standingOf(row)]?.toISOString(),
    lastOrderAt: row.lastOrderAt?.toISOString(),
    orderSource,
    consents: consents.map(({ id, topic, text, source, givenAt, withdrawnAt }) => ({
      ...{ id, topic, text, source },
      givenAt: givenAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString(),
    })),
    automations: runs.map(({ id, automationId, name, startedAt, endReason }) => ({
      ...{ id, automationId, name, endReason: endReason ?? undefined },
      startedAt: startedAt.toISOString(),
    })),
    letters: letters.map(({ id, subject, template, state, outcome, createdAt }) => ({
      ...{ id, state, outcome },
      title: subject ?? template,
      at: createdAt.toISOString(),
    })),
  };
}

/** A verb that gives somebody other tags; which, by those there are. */
const tagging = <Input extends { personId: string }>(tagsOf: (input: Input, before: string[]) => string) =>
  staffVerb<Input, string[]>('person.tagged', async (services, tx, input) => {
    const found = await openContact(tx, knownId(input.personId, 'Person'));
    if (!found) throw notFound('Person');
    const { contact: person } = found;
    const tags = readTags(tagsOf(input, person.tags));
    if (isDeepStrictEqual(tags, person.tags)) return { unchanged: true, answer: tags };
    await setTags(services, tx, person, tags);
    return {
      about: { kind: 'person', id: person.id },
      before: { tags: person.tags },
      after: { tags },
      answer: tags,
    };
  });

export const tagPerson = tagging<{ personId: string; tags: string }>(({ tags }) => tags);

/** One more, whatever tags there are already. */
export const addTag = tagging<{ personId: string; tag: string }>(({ tag }, before) =>
  [...before, tag].join(','),
);
