/**
 * What has happened, in the words of the business. A context that makes a fact true calls `announce(services, tx, fact)`: the
 * fact is inserted and its consequences run in the same transaction. So a lower context causes things in higher ones without
 * knowing them; domain/consequences.ts lists them, "when this, then that".
 *
 * To add one: a member of the union `Fact`, a line in domain/consequences.ts (the compiler asks for it), and `announce` where it
 * becomes true. What has a row of its own elsewhere is not stored here a second time (`unrecorded`).
 *
 * Tables: `facts` (append-only, by person and time; erased with the person).
 * Announces: nothing itself.
 */
import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Holiday } from '../content/holiday.ts';
import type { Db, Tx } from '../db/connect.ts';
import { facts } from '../db/schema/index.ts';
import { ofAccountOrAddress } from '../db/sql.ts';
import type { Arrival } from '../shared/arrival.ts';
import type { Merge, PersonalData, Subject, TableRule } from './personal-data.ts';
import type { Deps } from './services.ts';
import { pruneInPortions, retainedSince } from './settings.ts';

type CartItem = { id: string; name: string; price: number };

/** Whom a fact is about. Rows of one person are found by it, and erased with the person. */
type About = { email: string; userId?: string | null };
type OfOrder = About & { orderId: string };
type OfSession = About & { sessionId: string; sessionType: string; name: string };
type OfEvent = About & { eventId: string; title: string; name: string };
/** What a job could not do: whose row, and since when. */
type OfWork = { duty: string; subject: string; firstAt: Date };
/** What of a higher context an order pays for, in that context's own words. */
type AboutSubject = { subject: string | null };
/** What was ordered, and the products of its lines, which are others where it is a bundle. */
type OfProducts = { productId: string; productIds: string[] };

/**
 * What has happened, in the words of the business. Whoever makes it true announces it, in the same transaction;
 * domain/consequences.ts says what follows.
 */
export type Fact =
  // identity
  | ({ type: 'account-verified' } & About & { userId: string })
  /** By the owner of a proven account; nothing where she took her birth date away. */
  | ({ type: 'own-details-saved'; birth: Birth | null } & About & { userId: string })
  | ({ type: 'signed-in' } & About & { userId: string })
  /** In the same browser, by the same person. */
  | ({ type: 'sign-in-replaced'; from: string; to: string } & About)
  /**
   * The address was proven, the password recovered or changed, or other devices were signed out. `signInId` goes on.
   * `wasUnproven`: until now anybody could have set the account up.
   */
  | ({ type: 'former-sign-ins-ended'; signInId?: string; wasUnproven: boolean } & About & { userId: string })
  // mail
  | ({ type: 'consent-given'; topic: string } & About)
  /** `broadcastId`: by the way out of one of its letters. */
  | ({ type: 'unsubscribed'; topics: string[]; broadcastId?: string } & About)
  | ({ type: 'mail-clicked'; broadcastId?: string; path?: string } & Partial<OfLetter> & About)
  | ({ type: 'mail-bounced' } & Partial<OfLetter> & About)
  | ({ type: 'mail-complained' } & Partial<OfLetter> & About)
  | ({ type: 'mail-delivered' } & Partial<OfLetter> & About)
  | { type: 'letters-settled'; letters: SettledLetter[] }
  // marketing
  | ({ type: 'tag-added'; tag: string } & About)
  /** A step of an automation gives it. Who has no account yet cannot learn: nothing follows for her. */
  | ({ type: 'course-given'; course: string; runId: string } & About)
  // shop
  | ({ type: 'cart-left'; cartId: string; items: CartItem[]; total: number } & About)
  /** Written down, and not paid yet. Whoever refuses it here stops it from being placed. */
  | ({ type: 'order-placed' } & OfOrder)
  /** A debit: the money comes in some days. */
  | ({ type: 'order-pending' } & OfOrder)
  /** `owed`: what it bought is to be delivered; not so when the sum differs or the buyer wants it back. */
  | ({ type: 'order-paid'; owed: boolean } & OfProducts & AboutSubject & OfOrder)
  /** Held because the sum differed, and released by staff: it is delivered after all. */
  | ({ type: 'order-released'; owed: true } & OfProducts & AboutSubject & OfOrder)
  /** All money of a one-off order is gone: given back, or lost to a dispute. Not: a part of it, or a month of a membership. */
  | ({ type: 'order-refunded' } & OfOrder)
  /** A part of its money went back, for whatever reason; with all of it, it is `order-refunded`. */
  | ({
      type: 'order-partly-refunded';
      cents: number;
      part: 'item' | 'sessions' | 'goodwill' | 'difference' | null;
    } & OfOrder)
  /** One line of several: the others stay. */
  | ({ type: 'order-item-refunded'; item: number } & OfOrder)
  /** Money did not go back after all, and the sessions that were to go with it are the buyer's again. */
  | ({ type: 'refund-failed'; sessions: { sessionType: string; ordinals: number[] } } & OfOrder)
  /** A further part of an order that is paid in parts. The first is `order-paid`. */
  | ({ type: 'plan-part-paid' } & OfOrder)
  /** Not all parts were paid, and nothing more is charged: what was paid for stays, and what was not closes. */
  | ({ type: 'plan-ended' } & OfOrder)
  | ({ type: 'order-attached'; userId: string } & OfOrder)
  | ({ type: 'membership-opened'; userId: string; courses: string[] } & OfOrder)
  | ({ type: 'membership-closed' } & OfOrder)
  /** It stands on another product, which opens other courses. */
  | ({ type: 'membership-changed'; userId: string; courses: string[] } & OfOrder)
  /** A month or a year of one that brings sessions; and that it went back. `source`: which charge. */
  | ({ type: 'membership-sessions-paid'; sessionType: string; count: number; source: string } & OfOrder)
  | ({ type: 'membership-sessions-returned'; source: string } & OfOrder)
  /** All of one charge is gone, whether the membership is over with it or it was of an earlier month. */
  | ({ type: 'membership-charge-returned' } & OfOrder)
  // practice
  /** `birth`: as it was told with the booking. */
  | ({ type: 'session-booked'; birth?: Birth } & Pick<Arrival, 'zone'> & OfSession)
  /** Held, and closed for the first time. */
  | ({ type: 'session-completed' } & OfSession)
  /** At an event, paid or free of charge; and given up, by whomever. */
  | ({ type: 'seat-taken' | 'seat-given-up' } & OfEvent)
  /** Days on which nothing that was promised can be kept. */
  | { type: 'holiday-taken'; holiday: Holiday }
  // duties
  /** Told once, when it has failed several times. */
  | ({ type: 'work-failing'; label: string; path: string; message: string; isLeftOut: boolean } & OfWork)
  | ({ type: 'work-done-again' } & OfWork)
  // readings
  /** By anybody who typed this address. */
  | ({ type: 'quiz-taken'; name: string; birth: Birth } & Arrival & About)
  // support
  /** By the contact form, in the chat or in the portal, with an address to answer to. */
  | ({ type: 'message-written'; name?: string } & About);

type FactType = Fact['type'];
export type FactOf<Type extends FactType> = Extract<Fact, { type: Type }>;

/** A birth date, 'YYYY-MM-DD', and the three numbers of its owner. */
export type Birth = { date: string; lifePath: number; expression: number; soulUrge: number };

/** Of which run a letter was a step, and which one. */
type OfLetter = { runId: string; template: string };

/** How the try to send a step of an automation ended. */
export type SettledLetter = {
  runId: string;
  step: number;
  template: string;
  state: 'sent' | 'unknown' | 'failed' | 'suppressed';
  isAddressDead: boolean;
  at: Date;
  /** When the next step is due, where the plan says so; else it is taken at once. */
  nextDueAt: Date | null;
  /** Why nothing follows it. */
  ends: string | null;
};

type Consequence<Type extends FactType> = (services: Deps, tx: Tx, fact: FactOf<Type>) => Promise<unknown>;

/** For every fact what follows from it, in this order. domain/consequences.ts is the list. */
export type Consequences = { [Type in FactType]: Consequence<Type>[] };

/** Records a fact and does what follows from it, in the transaction that makes it true. */
export async function announce(services: Deps, tx: Tx, fact: Fact): Promise<void> {
  if (isRecorded(fact)) {
    const { type, email, userId = null, ...detail } = fact;
    await insertFact(tx, { type, email, userId, detail, at: services.clock.now() });
  }
  await follow(services, tx, fact.type, fact);
}

/**
 * Told to those who must know, and recorded nowhere: orders, outbox, tickets and sign-ins have their rows already, and a
 * holiday is nobody's.
 */
const unrecorded = [
  'order-placed',
  'letters-settled',
  'mail-delivered',
  'holiday-taken',
  'message-written',
  'signed-in',
  'sign-in-replaced',
  'former-sign-ins-ended',
  'work-failing',
  'work-done-again',
] as const satisfies FactType[];
type Unrecorded = (typeof unrecorded)[number];

const isRecorded = (fact: Fact): fact is Exclude<Fact, { type: Unrecorded }> =>
  !unrecorded.some((type) => type === fact.type);

async function follow<Type extends FactType>(services: Deps, tx: Tx, type: Type, fact: FactOf<Type>) {
  for (const consequence of services.consequences[type]) await consequence(services, tx, fact);
}

/** For a job. */
export async function pruneFacts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = await retainedSince(db, 'facts', clock.now());
  return pruneInPortions((limit) => deleteOldFacts(db, before, limit));
}

// SQL

/** Facts are never changed; they go with the person they are about, and when they have grown old. */
async function insertFact(tx: Tx, row: typeof facts.$inferInsert): Promise<void> {
  await tx.insert(facts).values(row);
}

const tables: Record<string, TableRule> = {
  'public.facts': { rows: ofAccountOrAddress, onMerge: 'moves' },
};

async function eraseFacts(tx: Tx, who: Subject): Promise<void> {
  await tx.execute(sql`delete from facts t where ${ofAccountOrAddress(who)}`);
}

async function deleteOldFacts(db: Db, before: Date, limit: number): Promise<number> {
  const old = db.select({ id: facts.id }).from(facts).where(lt(facts.at, before)).limit(limit);
  return (await db.delete(facts).where(inArray(facts.id, old))).rowCount ?? 0;
}

async function moveFacts(tx: Tx, { from, to }: Merge): Promise<void> {
  await tx.update(facts).set({ userId: to }).where(eq(facts.userId, from));
}

export const factsData: PersonalData = {
  tables,
  erase: (_services, tx, who) => eraseFacts(tx, who),
  move: moveFacts,
};
