import { readBusinessName } from '../../numerology/index.ts';
import { spellBusinessName } from '../../numerology/names/index.ts';
import { findByAddress, listNotes } from '../contacts/index.ts';
import { answerFilePath, formOfIntake, sharedMarksOf, speakingNotes } from '../delivery/index.ts';
import type { Actor } from '../identity/index.ts';
import { orderIdIn, personOfSession, readOfficeSession, sessionIdIn } from '../practice/index.ts';
import type { Services } from '../services.ts';
import { orderById, paymentsOf } from '../shop/index.ts';
import { listIntakes } from './customers/queries.ts';
import { customerWithAddresses, readPeopleAround } from './customers/read-customer.ts';

/** The newest of what was noted: as much as is read before somebody rings. */
const MOST_NOTES = 20;

/** A session with what the practitioner wants beside her: who it is for, their numbers, and what was noted before. */
export async function readSessionWithPerson(services: Services, wish: { actor: Actor; sessionId: string }) {
  const session = await readOfficeSession(services, wish);
  const customer = await findByAddress(services.db, session.email);
  const found = customer && (await customerWithAddresses(services.db, customer.id));
  const own = await personOfSession(services.db, { id: session.id, userId: session.memberId });
  const notes = found && (await listNotes(services.db, found.customer.id, { limit: MOST_NOTES }));
  return {
    ...session,
    paidByOrder: await payingOrder(services, session),
    customer: found && {
      id: found.customer.id,
      people: (await readPeopleAround(services, found.who, own)).map(({ numbers, ...person }) => ({
        ...person,
        numbers: numbers?.map(({ label, compound }) => ({ label, compound })),
      })),
      notes: (notes ?? []).map(({ id, text, authorName }) => ({ id, text, authorName })),
    },
  };
}

export type SessionDesk = Awaited<ReturnType<typeof readSessionWithPerson>>;

/** The order whose money pays for it: its own, or that of the package it belongs to. */
async function payingOrder({ db }: Services, session: { id: string; paidBy: string | null }) {
  const orderId = session.paidBy ? orderIdIn(session.paidBy) : undefined;
  const order = orderId ? await orderById(db, orderId) : undefined;
  if (!order) return undefined;
  const [payment] = await paymentsOf(db, order.id);
  const { id, number, productName, subject } = order;
  return { id, number, productName, method: payment?.method, isItsOwn: sessionIdIn(subject) === session.id };
}

const MOST_MARKS = 6;

/** No more than two people fit a page and an hour. */
const MOST_PEOPLE = 2;

/** A live session on one page: whose it is, their numbers with the working, what stands out, the year, what was asked. */
export async function readPreparation(services: Services, wish: { actor: Actor; sessionId: string }) {
  const session = await readSessionWithPerson(services, wish);
  const people = (session.customer?.people ?? []).slice(0, MOST_PEOPLE);
  const intakes = await intakesOf(services, session.email);
  const told = (field: string) => intakes.map(({ answers }) => answers[field]).find((answer) => answer);
  const questions = told('questions');
  return {
    id: session.id,
    person: session.person,
    type: session.type,
    startsAt: session.startsAt,
    minutes: session.minutes,
    zone: session.calendar.zone,
    privateNotes: session.privateNotes,
    about: session.customer?.notes.map(({ text }) => text) ?? [],
    trade: tradeOf(services, told('businessName')),
    asked: ownAnswers(intakes),
    /** What she agreed to show of what she marked in her readings. */
    marks: (
      await sharedMarksOf(
        services.db,
        intakes.map(({ orderId }) => orderId),
      )
    ).slice(0, MOST_MARKS),
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

/** What the customer's forms have asked and she has sent, newest first. */
async function intakesOf({ db }: Services, email: string) {
  const customer = await findByAddress(db, email);
  return customer ? listIntakes(db, (await customerWithAddresses(db, customer.id)).who) : [];
}

/** Her answers to questions of the practitioner's own, of the newest form that had any, as they were asked. */
function ownAnswers(intakes: Awaited<ReturnType<typeof intakesOf>>) {
  const isOwn = (name: string) => name.startsWith('own.');
  const newest = intakes.find(({ answers }) => Object.keys(answers).some(isOwn));
  if (!newest) return [];
  return formOfIntake(newest)
    .fields.filter(({ name }) => isOwn(name) && newest.answers[name])
    .map(({ name, label, type }) => ({
      label,
      answer: newest.answers[name] ?? '',
      file: type === 'file' ? answerFilePath(newest.orderId, name) : undefined,
    }));
}
