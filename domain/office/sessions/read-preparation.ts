import { readBusinessName } from '../../../numerology/index.ts';
import { spellBusinessName } from '../../../numerology/names/index.ts';
import { findByAddress } from '../../contacts/index.ts';
import { speakingNotes } from '../../delivery/index.ts';
import type { Actor } from '../../identity/index.ts';
import type { Services } from '../../services.ts';
import { listIntakes } from '../customers/queries.ts';
import { openCustomer } from '../customers/read-customer.ts';
import { readSessionDesk } from './read-session-desk.ts';

/** No more than two people fit a page and an hour. */
const MOST_PEOPLE = 2;

/** A live session on one page: whose it is, their numbers with the working, what stands out, the year, what was asked. */
export async function readPreparation(services: Services, wish: { actor: Actor; sessionId: string }) {
  const session = await readSessionDesk(services, wish);
  const people = (session.customer?.people ?? []).slice(0, MOST_PEOPLE);
  const told = await lastAnswers(services, session.email);
  const questions = told('questions');
  return {
    ...{ id: session.id, person: session.person, type: session.type, startsAt: session.startsAt },
    ...{ minutes: session.minutes, zone: session.calendar.zone, privateNotes: session.privateNotes },
    about: session.customer?.notes.map(({ text }) => text) ?? [],
    trade: tradeOf(services, told('businessName')),
    notes: people.flatMap(({ name, called, spelling, birthDate }, n) => {
      const asked = n === 0 ? questions : undefined;
      const notes = speakingNotes(services, { name, called, spelling, birthDate, questions: asked });
      return notes ? [notes] : [];
    }),
  };
}

export type Preparation = Awaited<ReturnType<typeof readPreparation>>;

/** The name on the sign, as both tables count it. */
function tradeOf({ content }: Services, label = '') {
  const reading = spellBusinessName(label);
  if (!reading.ok) return undefined;
  const { numbers } = readBusinessName(label, reading.spelling.name);
  const { meaningOf } = content.current();
  return {
    name: label,
    counted: (['pythagorean', 'chaldean'] as const).map((system) => {
      const { compound, value } = numbers[system];
      return { system, compound, title: meaningOf('businessName', value).title };
    }),
  };
}

/** The newest answer to each question that the customer's forms have asked. */
async function lastAnswers({ db }: Services, email: string) {
  const customer = await findByAddress(db, email);
  const intakes = customer ? await listIntakes(db, (await openCustomer(db, customer.id)).who) : [];
  return (field: string): string | undefined =>
    intakes.map(({ answers }) => answers[field]).find((answer) => answer);
}
