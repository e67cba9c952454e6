import { z } from 'zod';
import type { Db, Tx } from '../../db/connect.ts';
import { text } from '../../shared/fields.ts';
import { notFound } from '../errors.ts';
import { announce, type Birth, type FactOf } from '../facts.ts';
import { accountById, staffVerb } from '../identity/index.ts';
import { isId, knownId } from '../ids.ts';
import type { PersonalData } from '../personal-data.ts';
import type { Deps } from '../services.ts';
import type { ContactRow, Seen } from './queries.ts';
import * as queries from './queries.ts';

/**
 * Who somebody is to us. One person can be several of these, and is one contact. Whoever adds a kind is asked by the compiler
 * what it means here, how it is called in the office, and which lists show it (tests/integration/every-kind.test.ts).
 *
 * Orders, quiz, sessions, seats and accounts make a contact in the database itself (migration 0185). What is known of her
 * besides comes by facts, which may be late or come twice: nothing is added up.
 */
const contactKinds = ['account', 'unproven', 'guest', 'lead', 'imported', 'reader', 'writer'] as const;
export type ContactKind = (typeof contactKinds)[number];

const isKind: Record<ContactKind, (contact: ContactRow) => boolean> = {
  account: ({ userId }) => userId !== null,
  /** Somebody signed up with this address and has not shown that it is hers: nothing of the address is that account's. */
  unproven: ({ userId, ways }) => userId === null && ways.includes('account'),
  guest: ({ userId, boughtAt, ways }) =>
    userId === null && (boughtAt !== null || ways.includes('session') || ways.includes('event')),
  lead: ({ ways }) => ways.includes('quiz'),
  imported: ({ ways }) => ways.includes('import'),
  reader: ({ topics }) => topics.length > 0,
  writer: ({ ways }) => ways.includes('message'),
};

export const contactKindsOf = (contact: ContactRow): ContactKind[] =>
  contactKinds.filter((kind) => isKind[kind](contact));

export const addContact = ({ clock }: Pick<Deps, 'clock'>, tx: Tx, seen: Omit<Seen, 'at'>): Promise<void> =>
  queries.upsertContact(tx, { ...seen, at: clock.now() });

/** The contact behind an id, with all addresses. Another address of somebody leads to her. */
export async function openContact(db: Db | Tx, contactId: string) {
  const asked = await queries.findContact(db, contactId);
  const contact = asked?.mergedInto ? await queries.findContact(db, asked.mergedInto) : asked;
  if (!contact) return undefined;
  const merged = await queries.listMerged(db, contact.id);
  return { contact, merged, emails: [contact.email, ...merged.map(({ email }) => email)] };
}

/** The same by one of the addresses. */
export async function openContactByAddress(db: Db | Tx, email: string) {
  const found = await queries.findByAddress(db, email.toLowerCase());
  return found && openContact(db, found.id);
}

// What facts say of somebody

export async function addContactFromQuiz(
  services: Deps,
  tx: Tx,
  { email, name, birth, zone, source }: FactOf<'quiz-taken'>,
): Promise<void> {
  await addContact(services, tx, { email, cameBy: 'quiz', name, zone, source });
  await setBirth(tx, { email, birth, proven: false });
}

export async function addContactFromSession(
  services: Deps,
  tx: Tx,
  { email, name, zone, birth }: Pick<FactOf<'session-booked'>, 'email' | 'name' | 'zone' | 'birth'>,
): Promise<void> {
  await addContact(services, tx, { email, cameBy: 'session', name, zone });
  if (birth) await setBirth(tx, { email, birth, proven: false });
}

export const addContactFromMessage = (
  services: Deps,
  tx: Tx,
  { email, name }: FactOf<'message-written'>,
): Promise<void> => addContact(services, tx, { email, cameBy: 'message', name });

export async function addContactFromAccount(
  services: Deps,
  tx: Tx,
  { email, userId }: FactOf<'account-verified'>,
): Promise<void> {
  const account = await accountById(tx, userId);
  await addContact(services, tx, { email, cameBy: 'account', name: account?.name });
}

export const recordContactSignIn = (
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { userId }: FactOf<'signed-in'>,
): Promise<void> => queries.touchAccount(tx, userId, clock.now());

export async function syncContactFromDetails(
  services: Deps,
  tx: Tx,
  { email, birth }: FactOf<'own-details-saved'>,
): Promise<void> {
  await addContact(services, tx, { email, cameBy: 'account' });
  await setBirth(tx, { email, birth, proven: true });
}

/** Anybody can take the quiz with a stranger's address; what the owner of an account wrote herself is not changed by that. */
async function setBirth(
  tx: Tx,
  { email, birth, proven }: { email: string; birth: Birth | null; proven: boolean },
): Promise<void> {
  const contact = await queries.findByAddress(tx, email);
  if (!contact || (contact.numbersProven && !proven)) return;
  await queries.changeContact(
    tx,
    { id: contact.id },
    {
      birthDate: birth?.date ?? null,
      lifePath: birth?.lifePath ?? null,
      expression: birth?.expression ?? null,
      soulUrge: birth?.soulUrge ?? null,
      numbersProven: proven && birth !== null,
    },
  );
}

// Tags

const LONGEST_TAG = 40;
const MOST_TAGS = 50;

/** Tags as somebody typed them, parted by commas: small letters, each once. */
export function parseTags(typed: string): string[] {
  const tags = typed
    .split(/[,;\n]/)
    .map((tag) =>
      tag
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .toLowerCase()
        .slice(0, LONGEST_TAG),
    )
    .filter(Boolean);
  return [...new Set(tags)].slice(0, MOST_TAGS).sort();
}

type Tagged = Pick<ContactRow, 'id' | 'email' | 'userId' | 'tags'>;

/** Gives somebody exactly these tags. Each that is new to her is a fact; a list that is brought in announces none. */
export async function setTags(services: Deps, tx: Tx, contact: Tagged, tags: string[]): Promise<void> {
  await queries.changeContact(tx, { id: contact.id }, { tags });
  const { email, userId } = contact;
  for (const tag of tags.filter((name) => !contact.tags.includes(name)))
    await announce(services, tx, { type: 'tag-added', tag, email, userId });
}

/** One more, whatever tags there are already. Answers all of them. */
export async function tagContact(services: Deps, tx: Tx, contact: Tagged, tag: string): Promise<string[]> {
  const tags = parseTags([...contact.tags, tag].join(','));
  await setTags(services, tx, contact, tags);
  return tags;
}

/** As another program, or the owner, calls her. */
export const renameContact = (tx: Tx, { id }: { id: string }, name: string): Promise<void> =>
  queries.changeContact(tx, { id }, { name });

const newNote = z.object({ contactId: z.string(), text: text(4000, 'Please write something.') });

/** A note about somebody that only staff see. */
export const noteContact = staffVerb(
  'customer.noted',
  newNote,
  async ({ clock }, tx, { actor, contactId, text: said }) => {
    const contact = await queries.findContact(tx, knownId(contactId, 'Customer'));
    if (!contact) throw notFound('Customer');
    const author = await accountById(tx, actor.id);
    const authorName = author?.name || author?.email || '';
    await queries.insertNote(tx, { contactId: contact.id, authorName, text: said, createdAt: clock.now() });
    return { about: { kind: 'customer', id: contact.id }, answer: undefined };
  },
);

export const removeNote = staffVerb(
  'customer.note_removed',
  z.object({ contactId: z.string(), noteId: z.string() }),
  async (_services, tx, { contactId, noteId }) => {
    const isGone = isId(noteId) && (await queries.deleteNote(tx, noteId, knownId(contactId, 'Customer')));
    if (!isGone) throw notFound('Note');
    return { about: { kind: 'customer', id: contactId }, answer: undefined };
  },
);

export const contactsData: PersonalData = {
  tables: queries.tables,
  matters: queries.listMatters,
  erase: (_services, tx, who) => queries.eraseContacts(tx, who),
};
