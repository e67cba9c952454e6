import type { Db } from '../../../db/connect.ts';
import type { IntakeAnswers } from '../../../db/schema/index.ts';
import type { LetterSystem, YChoice } from '../../../numerology/index.ts';
import { type ContactRow, contactKindsOf, listNotes, openContact } from '../../contacts/index.ts';
import { readMembership } from '../../delivery/index.ts';
import { notFound } from '../../errors.ts';
import { type Actor, staffOnly } from '../../identity/index.ts';
import { isId } from '../../ids.ts';
import { readCourses } from '../../learning/index.ts';
import { readPerson } from '../../marketing/index.ts';
import { listToldBy } from '../../practice/index.ts';
import type { Services } from '../../services.ts';
import { coreNumbersOf } from '../dashboard.ts';
import { readHistory } from './history.ts';
import {
  countBought,
  countCreditsOf,
  findAccount,
  findLastLead,
  findNextSession,
  listIntakes,
  type Who,
} from './queries.ts';

export type CustomerPage = Awaited<ReturnType<typeof readCustomerPage>>;
type Asked = { actor: Actor; customerId: string; show?: string; before?: string };

/** The newest of them, on top of the page; all are a list of their own. */
const NOTES_ON_TOP = 3;

/** One customer: who she is, what is next, and one list of what happened. A merged address leads to the one it belongs to. */
export async function readCustomerPage(services: Services, { actor, customerId, ...asked }: Asked) {
  staffOnly(actor);
  const { db, clock } = services;
  const { titleOfSession } = services.content.current();
  const { customer, who, merged } = await customerWithAddresses(db, customerId);
  const [about, account, people, [bought], notes, credits, next, held, history] = await Promise.all([
    readPerson(services, { actor, personId: customer.id }),
    customer.userId ? findAccount(db, customer.userId) : undefined,
    readPeopleAround(services, who),
    countBought(db, [customer.id]),
    listNotes(db, customer.id, { limit: NOTES_ON_TOP + 1 }),
    countCreditsOf(db, who),
    findNextSession(db, who, clock.now()),
    heldByAccount(services, customer.userId),
    readHistory(services, { ...who, contactId: customer.id }, asked),
  ]);
  return {
    id: customer.id,
    name: customer.name,
    email: customer.email,
    since: customer.createdAt.toISOString(),
    kinds: contactKindsOf(customer),
    tags: customer.tags,
    about,
    otherAddresses: merged.map(({ id, email }) => ({ id, email })),
    account: account && {
      id: account.user.id,
      role: account.user.role,
      since: account.user.createdAt.toISOString(),
      twoFactor: account.user.twoFactorEnabled,
    },
    people,
    orders: bought?.orders ?? 0,
    paidCents: bought?.cents ?? 0,
    notes: notes.slice(0, NOTES_ON_TOP).map(dated),
    hasMoreNotes: notes.length > NOTES_ON_TOP,
    credits: credits.map(({ sessionType, count }) => ({ type: titleOfSession(sessionType), count })),
    nextSession: next && {
      id: next.id,
      type: titleOfSession(next.sessionType),
      startsAt: next.scheduledDate.toISOString(),
    },
    ...held,
    history,
  };
}

/** The customer behind an id, with all their addresses. */
export async function customerWithAddresses(db: Db, customerId: string) {
  const found = isId(customerId) ? await openContact(db, customerId) : undefined;
  if (!found) throw notFound('Customer');
  const { contact: customer, merged } = found;
  return { customer, merged, who: whoIs(customer, merged) };
}

export const whoIs = (customer: ContactRow, merged: ContactRow[]): Who => ({
  userId: customer.userId,
  emails: [customer.email, ...merged.map(({ email }) => email)],
});

async function heldByAccount(services: Services, userId: string | null) {
  if (!userId) return { courses: [], membership: undefined };
  const [{ enrolled }, membership] = await Promise.all([
    readCourses(services, { memberId: userId }),
    readMembership(services, { memberId: userId }),
  ]);
  return {
    courses: enrolled.map(({ id, title, badge, progress }) => ({ id, title, badge, progress })),
    // The calendar's address is the member's own secret.
    membership: membership && { ...membership, calendarUrl: undefined },
  };
}

/** `spelling`: the letters that are counted, where they are not those of the name. */
type Person = { name: string; spelling?: string; yChoices?: YChoice[]; birthDate: string };

/** More would be a list of its own. */
const MOST_PEOPLE = 4;

/**
 * Whose numbers the practitioner wants beside her: the customer's, and of those her orders and sessions were about; `first`
 * whom the session at hand is for.
 */
export async function readPeopleAround({ db, content }: Services, who: Who, first?: Person) {
  const [account, lead, intakes, told] = await Promise.all([
    who.userId ? findAccount(db, who.userId) : undefined,
    findLastLead(db, who.emails),
    listIntakes(db, who),
    listToldBy(db, who, MOST_PEOPLE),
  ]);
  const self = personOf(account?.profile) ?? (lead && personOf({ ...lead, fullName: lead.name }));
  const inSessions = told.map(({ birthName: name, birthDate, spelling }) => ({
    name,
    birthDate: birthDate ?? undefined,
    spelling: spelling ?? undefined,
  }));
  return peopleOf({ first, self, inSessions }, intakes, content.current().site.school);
}

/**
 * The customer first, then whoever else their orders were about, each once, with their numbers. An account may be called
 * Maya Okafor and an order be about Maya Ngozi Okafor: one first name and one birth date are one person, and the name that
 * an order was told is the one to be counted.
 */
function peopleOf(
  { first, self, inSessions }: { first?: Person; self?: Person; inSessions: Partial<Person>[] },
  intakes: Awaited<ReturnType<typeof listIntakes>>,
  system: LetterSystem,
) {
  const known = new Map<string, Person & { from: string }>();
  const keyOf = ({ name = '', birthDate }: Partial<Person>) =>
    `${name.toLowerCase().split(/\s+/)[0]}|${birthDate}`;
  const add = (person: Partial<Person>, from: string) => {
    const { name, birthDate } = person;
    if (!name || !birthDate || known.has(keyOf(person))) return;
    known.set(keyOf(person), { ...person, name, birthDate, from });
  };
  const told = intakes.map(({ answers, partner }) => ({
    buyer: personIn(answers),
    called: answers.called,
    partner: personIn(partner),
  }));
  add(first ?? {}, 'of this session');
  const own = self && told.find(({ buyer }) => keyOf(buyer) === keyOf(self))?.buyer;
  add(own ?? self ?? {}, 'the customer');
  for (const { buyer, partner } of told) {
    add(buyer, 'from an order');
    add(partner, 'as a partner');
  }
  for (const person of inSessions) add(person, 'from a session');
  // The newest wish of each person, whichever order it was told with.
  const wishOf = (person: Person) =>
    told.find(({ buyer, called }) => called && keyOf(buyer) === keyOf(person))?.called;
  return [...known.values()].slice(0, MOST_PEOPLE).map((person) => ({
    ...person,
    called: wishOf(person),
    numbers: coreNumbersOf(person, system),
  }));
}

type Known = {
  fullName: string;
  birthName?: string | null;
  editedSpelling: string | null;
  yChoices?: YChoice[];
  birthDate: string | null;
};

/** As her own pages count her. */
function personOf(known: Known | undefined): Person | undefined {
  if (!known?.birthDate) return undefined;
  const { fullName, birthName, editedSpelling, yChoices, birthDate } = known;
  return { name: birthName ?? fullName, spelling: editedSpelling ?? undefined, yChoices, birthDate };
}

const personIn = ({ fullName: name, spelling, birthDate }: IntakeAnswers) => ({ name, spelling, birthDate });

const dated = <Row extends { createdAt: Date }>({ createdAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
});
