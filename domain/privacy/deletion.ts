import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '../../db/connect.ts';
import { HOUR } from '../../shared/durations.ts';
import { addressesOfAccount } from '../contacts/index.ts';
import { readMembership } from '../delivery/index.ts';
import { once, processDue, runSteps } from '../duties.ts';
import { DomainError, notFound } from '../errors.ts';
import {
  type Actor,
  accountByEmail,
  accountById,
  ownerOnly,
  ownerVerb,
  provenAddresses,
  requireFreshSignIn,
} from '../identity/index.ts';
import { deleteFarewellMails, postMail, suppressionKey } from '../mail/index.ts';
import { officeDay, toldDay } from '../moments.ts';
import { customerWithAddresses } from '../office/index.ts';
import type { Subject } from '../personal-data.ts';
import { cancelSession, readUpcomingSessions } from '../practice/index.ts';
import type { Deps, Services } from '../services.ts';
import { subjectOf, subjectOfAccount } from './contexts.ts';
import * as rows from './deletion-queries.ts';

const LETTER_HOURS = 24;
const GRACE_DAYS = 7;

type Member = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  role: 'member' | 'staff' | 'owner';
  confirmedAt?: Date;
};

/** The first of two steps: a letter to the account's own mailbox. Nothing happens without its link. */
export async function requestDeletion(
  services: Services,
  { member }: { member: Member },
): Promise<{ asked: true }> {
  requireFreshSignIn(member);
  const hindrance = await hindranceOf(services, member);
  if (hindrance) throw new DomainError('conflict', hindrance);
  const now = services.clock.now();
  const token = randomBytes(32).toString('base64url');
  await services.db.transaction(async (tx) => {
    await rows.saveDeletion(tx, {
      userId: member.id,
      tokenHash: hash(token),
      requestedAt: now,
      expiresAt: new Date(now.getTime() + LETTER_HOURS * HOUR),
    });
    await postMail(services, tx, {
      to: member.email,
      userId: member.id,
      template: 'deletion-requested',
      // In the fragment, so that the token reaches no server log and no Referer header.
      props: {
        name: member.name,
        url: `${services.config.appUrl}/account/delete#${token}`,
        days: GRACE_DAYS,
      },
    });
  });
  return { asked: true };
}

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

/** The second step, from the mailbox. From now on the days of grace run. Confirming twice changes nothing. */
export async function confirmDeletion(
  services: Services,
  { token }: { token: string },
): Promise<{ on: string }> {
  const now = services.clock.now();
  const { timeZone } = services.content.current().site;
  return services.db.transaction(async (tx) => {
    const row = await rows.findByToken(tx, hash(token), now);
    const account = row && (await accountById(tx, row.userId));
    if (!row || !account) {
      throw new DomainError('not_found', 'This link has been used or is too old. Please ask for a new one.');
    }
    if (row.dueAt) return { on: officeDay(row.dueAt, timeZone) };
    const dueAt = new Date(now.getTime() + GRACE_DAYS * 24 * HOUR);
    await rows.changeDeletion(tx, row.userId, { confirmedAt: now, dueAt });
    const on = officeDay(dueAt, timeZone);
    await postMail(services, tx, {
      to: account.email,
      userId: account.id,
      template: 'deletion-planned',
      props: { name: account.name, on: toldDay(dueAt), url: `${services.config.appUrl}/portal/account#keep` },
    });
    return { on };
  });
}

/** The member changed her mind. */
export async function cancelDeletion(
  { db }: Services,
  { memberId }: { memberId: string },
): Promise<{ deletionCancelled: true }> {
  if (!(await rows.dropDeletion(db, memberId))) throw notFound('Deletion');
  return { deletionCancelled: true };
}

/** When this account will be gone; undefined while nobody wants that. */
export async function readPlannedDeletion(
  { db }: Pick<Services, 'db'>,
  { memberId }: { memberId: string },
): Promise<string | undefined> {
  return (await rows.findDeletion(db, memberId))?.dueAt?.toISOString();
}

const BATCH = 20;

/** Deletes the accounts whose days of grace are over. May run on several machines at once. */
export async function deleteDueAccounts(services: Services): Promise<number> {
  const { db, clock } = services;
  let deleted = 0;
  await runSteps(services, 'delete-accounts', {
    farewells: () => deleteFarewellMails(db),
    delete: () =>
      processDue(services, {
        duty: 'delete-accounts',
        next: () => {
          const now = clock.now();
          return rows.takeDueDeletions(db, now, new Date(now.getTime() + HOUR), BATCH);
        },
        subject: ({ userId }) => userId,
        work: async ({ userId }) => {
          if (await deleteIfPossible(services, userId)) deleted++;
        },
      }),
  });
  return deleted;
}

async function deleteIfPossible(services: Services, userId: string): Promise<boolean> {
  const { db, clock } = services;
  const account = await accountById(db, userId);
  if (!account) return false;
  if (await hindranceOf(services, account)) {
    await rows.changeDeletion(db, userId, { dueAt: new Date(clock.now().getTime() + 24 * HOUR) });
    return false;
  }
  const upcoming = await readUpcomingSessions(services, { memberId: userId });
  for (const { id: sessionId } of upcoming) {
    await cancelSession(services, { actor: { id: userId, role: 'staff' }, sessionId });
  }
  // The calendars of both sides are told before the last trace of the session goes: the next run is an hour away.
  if (upcoming.length > 0) return false;
  await eraseAccount(services, account);
  return true;
}

type Account = NonNullable<Awaited<ReturnType<typeof accountById>>>;

async function eraseAccount(services: Services, account: Account): Promise<void> {
  const { db, log } = services;
  const { id, name, email } = account;
  await db.transaction(async (tx) => {
    // An address that the office took for hers is forgotten with her, also where she never proved it.
    const also = await addressesOfAccount(tx, { userId: id });
    const who = await subjectOfAccount(services, tx, account, also);
    const receipts = await rows.countReceipts(tx, who);
    await erasePerson(services, tx, who);
    await postMail(services, tx, { to: email, template: 'account-deleted', props: { name, receipts } });
  });
  log.info({}, 'an account was deleted');
}

/**
 * Every context erases its own; what stays is said there. All or nothing. Her addresses are remembered by their hashes, so
 * that a restored backup does not bring her back.
 */
async function erasePerson(services: Deps, tx: Tx, who: Subject): Promise<void> {
  for (const { erase } of services.personalData) await erase?.(services, tx, who);
  await rows.recordErased(tx, who.addressKeys, services.clock.now());
}

/**
 * A restore has brought back what was erased since the backup was made (db/restore.ts): it is erased once more.
 * Nobody is asked and nobody is written to: she has had her letter.
 */
export async function eraseAgain(services: Deps): Promise<number> {
  const { db, config, log } = services;
  const keys = new Set(await rows.listToEraseAgain(db));
  if (keys.size === 0) return 0;
  const known = (await rows.listKnownAddresses(db))
    .map((address) => ({ address, key: suppressionKey(config, address) }))
    .filter(({ key }) => keys.has(key));
  for (const { key } of known) keys.delete(key);
  await rows.noteErasedAgain(db, [...keys]);
  const erased = await processDue(services, {
    duty: 'erase-again',
    next: once(known),
    subject: ({ key }) => key,
    work: ({ address, key }) =>
      db.transaction(async (tx) => {
        await eraseByAddress(services, tx, address);
        await rows.noteErasedAgain(tx, [key]);
      }),
  });
  log.info({ people: erased }, 'people who had been erased before the restore were erased again');
  return erased;
}

async function eraseByAddress(services: Deps, tx: Tx, address: string): Promise<void> {
  const account = await accountByEmail(tx, address);
  // Whoever works here was not erased: the address has come into other hands.
  if (account && account.role !== 'member') return;
  const also = account ? await addressesOfAccount(tx, { userId: account.id }) : [];
  const who = account
    ? await subjectOfAccount(services, tx, account, [...also, address])
    : await subjectOf(services, tx, { userId: null, addresses: [address] });
  await erasePerson(services, tx, who);
}

type Person = { id: string; email: string; emailVerified: boolean; role: 'member' | 'staff' | 'owner' };

/** Why an account cannot be deleted now, in a sentence for its owner; undefined when nothing stands in the way. */
async function hindranceOf(services: Services, person: Person): Promise<string | undefined> {
  if (person.role !== 'member') {
    return 'This account works for the practice. Hand its role over first.';
  }
  const membership = await readMembership(services, { memberId: person.id });
  if (membership && ['active', 'trial', 'waiting', 'overdue', 'paused'].includes(membership.state)) {
    return 'Your membership is running. Please cancel it first, so that nothing more is charged.';
  }
  const { db } = services;
  const who = { userId: person.id, addresses: await provenAddresses(db, person) };
  if (await rows.hasOpenMoney(db, who)) {
    return 'A payment or refund of yours is still on its way. Please try again once it has arrived.';
  }
  const withdrawal = await rows.findOpenWithdrawal(db, { ...who, addresses: [person.email] });
  if (withdrawal) {
    return `Your withdrawal ${withdrawal} waits for our answer. Please try again once you have it, or write to us if you no longer want it.`;
  }
  return undefined;
}

type Asked = { actor: Actor; customerId: string };

/**
 * Somebody asked by letter or telephone to be forgotten. An account goes the way of every deletion, without its days
 * of grace; an address without an account is erased at once.
 */
export async function eraseCustomer(services: Services, { actor, customerId }: Asked): Promise<void> {
  ownerOnly(actor);
  const { customer, who } = await customerWithAddresses(services.db, customerId);
  const account = who.userId ? await accountById(services.db, who.userId) : undefined;
  const hindrance = account && (await hindranceOf(services, account));
  if (hindrance) throw new DomainError('conflict', hindrance);
  await erase(services, { actor, customerId: customer.id, userId: account?.id, addresses: who.emails });
  if (account) await deleteDueAccounts(services);
}

const erase = ownerVerb<{ customerId: string; userId?: string; addresses: string[] }, void>(
  'customer.erased',
  async (services, tx, { customerId, userId, addresses }) => {
    if (userId) {
      const now = services.clock.now();
      const tokenHash = randomBytes(32).toString('hex');
      await rows.saveDeletion(tx, { userId, tokenHash, requestedAt: now, expiresAt: now });
      await rows.changeDeletion(tx, userId, { confirmedAt: now, dueAt: now });
    } else {
      const guest = { userId: null, addresses };
      if (await rows.hasOpenMoney(tx, guest)) {
        throw new DomainError('conflict', 'A payment or refund is still on its way. Please wait for it.');
      }
      await erasePerson(services, tx, await subjectOf(services, tx, guest));
    }
    return { about: { kind: 'customer', id: customerId }, answer: undefined };
  },
);
