import type { Db } from '../../../db/connect.ts';
import type { IntakeAnswers } from '../../../db/schema/index.ts';
import type { LetterSystem, YChoice } from '../../../numerology/index.ts';
import { type ContactRow, contactKindsOf, listNotes, openContact } from '../../contacts/index.ts';
import { readMembership } from '../../delivery/index.ts';
import { notFound } from '../../errors.ts';
import { type Actor, staffOnly } from '../../identity/index.ts';
import { isId } from '../../ids.ts';
import { readCourses } from '../../learning/index.ts';
import { sequenceStatus } from '../../marketing/index.ts';
import type { Services } from '../../services.ts';
import { coreNumbersOf } from '../dashboard.ts';
import {
  countCreditsOf,
  findAccount,
  findLastLead,
  listChatsOf,
  listConsentsOf,
  listIntakes,
  listMailsTo,
  listOrdersOf,
  listSeatsOf,
  listSequencesOf,
  listSessionsOf,
  listTicketsOf,
  type Who,
} from './queries.ts';

export type CustomerPage = Awaited<ReturnType<typeof readCustomerPage>>;
type Asked = { actor: Actor; customerId: string };

/** One customer, with what every context knows. A merged address leads to the one it belongs to. */
export async function readCustomerPage(services: Services, { actor, customerId }: Asked) {
  staffOnly(actor);
  const { db } = services;
  const found = await openCustomer(db, customerId);
  const { customer, who, merged } = found;
  const [account, lead, intakes] = await Promise.all([
    customer.userId ? findAccount(db, customer.userId) : undefined,
    findLastLead(db, who.emails),
    listIntakes(db, who),
  ]);
  const [orders, tickets, chats, sequences, mails, consents, notes] = await Promise.all([
    listOrdersOf(db, who),
    listTicketsOf(db, who),
    listChatsOf(db, who),
    listSequencesOf(db, who.emails),
    listMailsTo(db, who.emails),
    listConsentsOf(db, who.emails),
    listNotes(db, customer.id),
  ]);
  const self = personOf(account?.profile) ?? (lead && personOf({ ...lead, fullName: lead.name }));
  const now = services.clock.now();
  return {
    id: customer.id,
    name: customer.name,
    email: customer.email,
    since: customer.createdAt.toISOString(),
    kinds: contactKindsOf(customer),
    tags: customer.tags,
    otherAddresses: merged.map(({ id, email }) => ({ id, email })),
    account: account && {
      id: account.user.id,
      role: account.user.role,
      since: account.user.createdAt.toISOString(),
      twoFactor: account.user.twoFactorEnabled,
    },
    people: peopleOf(self, intakes, services.content.current().site.school),
    orders: orders.map(dated),
    ...(await sessionsOf(db, who)),
    ...(await ofAccount(services, customer.userId)),
    sequences: sequences.map((row) => ({
      id: row.id,
      type: row.sequenceType,
      step: row.currentStep,
      status: sequenceStatus(row, now),
      stopReason: row.stopReason,
      createdAt: row.createdAt.toISOString(),
    })),
    mails: mails.map(({ sentAt, ...row }) => ({ ...dated(row), sentAt: sentAt?.toISOString() })),
    tickets: tickets.map(dated),
    chats: chats.map(dated),
    consents: consents.map(toConsentLine),
    notes: notes.map(dated),
  };
}

type Consent = Awaited<ReturnType<typeof listConsentsOf>>[number];

const toConsentLine = ({ id, topic, text, source, givenAt, withdrawnAt }: Consent) => ({
  id,
  topic,
  text,
  source,
  givenAt: givenAt.toISOString(),
  withdrawnAt: withdrawnAt?.toISOString(),
});

/** The customer behind an id, with all their addresses. */
export async function openCustomer(db: Db, customerId: string) {
  const found = isId(customerId) ? await openContact(db, customerId) : undefined;
  if (!found) throw notFound('Customer');
  const { contact: customer, merged } = found;
  return { customer, merged, who: whoIs(customer, merged) };
}

export const whoIs = (customer: ContactRow, merged: ContactRow[]): Who => ({
  userId: customer.userId,
  emails: [customer.email, ...merged.map(({ email }) => email)],
});

/** What is booked and paid for, with an account or by an address alone. */
async function sessionsOf(db: Db, who: Who) {
  const [rows, credits, seats] = await Promise.all([
    listSessionsOf(db, who),
    countCreditsOf(db, who),
    listSeatsOf(db, who),
  ]);
  const sessions = rows.map(({ scheduledDate, ...row }) => ({
    ...row,
    startsAt: scheduledDate.toISOString(),
  }));
  return {
    sessions,
    credits,
    seats: seats.map(({ startsAt, ...seat }) => ({ ...seat, startsAt: startsAt.toISOString() })),
  };
}

async function ofAccount(services: Services, userId: string | null) {
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

/**
 * The customer first, then whoever else their orders were about, each once, with their numbers. An account may be called
 * Maya Okafor and an order be about Maya Ngozi Okafor: one first name and one birth date are one person, and the name that
 * an order was told is the one to be counted.
 */
function peopleOf(
  self: Person | undefined,
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
  const own = self && told.find(({ buyer }) => keyOf(buyer) === keyOf(self))?.buyer;
  add(own ?? self ?? {}, 'the customer');
  for (const { buyer, partner } of told) {
    add(buyer, 'from an order');
    add(partner, 'as a partner');
  }
  // The newest wish of each person, whichever order it was told with.
  const wishOf = (person: Person) =>
    told.find(({ buyer, called }) => called && keyOf(buyer) === keyOf(person))?.called;
  return [...known.values()].map((person) => ({
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
