import { speakingNotes } from '../../delivery/index.ts';
import type { Actor } from '../../identity/index.ts';
import type { Services } from '../../services.ts';
import { findCustomerByEmail, listIntakes } from '../customers/queries.ts';
import { openCustomer } from '../customers/read-customer.ts';
import { readSessionDesk } from './read-session-desk.ts';

/** No more than two people fit a page and an hour. */
const MOST_PEOPLE = 2;

/** A live session on one page: whose it is, their numbers with the working, what stands out, the year, what was asked. */
export async function readPreparation(services: Services, wish: { actor: Actor; sessionId: string }) {
  const session = await readSessionDesk(services, wish);
  const people = (session.customer?.people ?? []).slice(0, MOST_PEOPLE);
  const questions = await lastQuestions(services, session.email);
  return {
    ...{ id: session.id, person: session.person, type: session.type, startsAt: session.startsAt },
    ...{ minutes: session.minutes, zone: session.calendar.zone, privateNotes: session.privateNotes },
    about: session.customer?.notes.map(({ text }) => text) ?? [],
    notes: people.flatMap(({ name, birthDate }, n) => {
      const notes = speakingNotes(services, { name, birthDate, questions: n === 0 ? questions : undefined });
      return notes ? [notes] : [];
    }),
  };
}

export type Preparation = Awaited<ReturnType<typeof readPreparation>>;

async function lastQuestions({ db }: Services, email: string): Promise<string | undefined> {
  const customer = await findCustomerByEmail(db, email);
  if (!customer) return undefined;
  const { who } = await openCustomer(db, customer.id);
  const intakes = await listIntakes(db, who);
  return intakes.find(({ answers }) => answers.questions)?.answers.questions;
}
