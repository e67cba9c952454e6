import type { Tx } from '../../../db/connect.ts';
import type { FactOf } from '../../facts/index.ts';
import { accountById } from '../../identity/index.ts';
import { addressKey } from '../../mail/index.ts';
import type { Parts } from '../../services.ts';
import {
  leaveOtherAddresses,
  refreshConsent,
  refreshPurchases,
  type Seen,
  setBirth,
  touchPerson,
  upsertPerson,
} from './queries.ts';

// How facts keep the list of people. A fact may come late or twice: what is so is read again, nothing is added up.

const see = (services: Pick<Parts, 'clock'>, tx: Tx, seen: Omit<Seen, 'at'>) =>
  upsertPerson(tx, { ...seen, at: services.clock.now() });

export async function knowConsent(
  services: Parts,
  tx: Tx,
  { email, topic }: Pick<FactOf<'consent-given'>, 'email' | 'topic'>,
): Promise<void> {
  await see(services, tx, { email, cameBy: topic === 'newsletter' ? 'newsletter' : 'letters' });
  await knowRefusal(services, tx, { email });
}

/** Somebody wants no more letters, called one spam, or nobody lives there. It makes nobody known. */
export async function knowRefusal(
  { config }: Pick<Parts, 'config'>,
  tx: Tx,
  { email }: Pick<FactOf<'unsubscribed' | 'mail-bounced' | 'mail-complained'>, 'email'>,
): Promise<void> {
  await refreshConsent(tx, [{ email, key: addressKey(config, email) }]);
}

export async function knowClick(
  services: Parts,
  tx: Tx,
  { email }: Pick<FactOf<'mail-clicked'>, 'email'>,
): Promise<void> {
  await see(services, tx, { email, cameBy: 'letters' });
}

export async function knowLead(
  services: Parts,
  tx: Tx,
  { email, name, birth, zone, source }: FactOf<'quiz-taken'>,
): Promise<void> {
  await see(services, tx, { email, cameBy: 'quiz', name, zone, source });
  await setBirth(tx, { email, birth, proven: false });
}

/** Guests are known by it, and have agreed to nothing: letters to many pass them over. */
export const knowSession = (
  services: Parts,
  tx: Tx,
  { email, name, zone }: Pick<FactOf<'session-booked'>, 'email' | 'name' | 'zone'>,
): Promise<void> => see(services, tx, { email, cameBy: 'session', name, zone });

export const knowSeat = (services: Parts, tx: Tx, { email, name }: FactOf<'seat-taken'>): Promise<void> =>
  see(services, tx, { email, cameBy: 'event', name });

export const knowWriter = (
  services: Parts,
  tx: Tx,
  { email, name }: FactOf<'message-written'>,
): Promise<void> => see(services, tx, { email, cameBy: 'message', name });

export async function knowAccount(
  services: Parts,
  tx: Tx,
  { email, userId }: FactOf<'account-verified'>,
): Promise<void> {
  await leaveOtherAddresses(tx, { userId, email });
  const account = await accountById(tx, userId);
  await see(services, tx, { email, cameBy: 'account', userId, name: account?.name });
}

/** It makes nobody known: an account is by its proven address. */
export const knowSignIn = (
  { clock }: Pick<Parts, 'clock'>,
  tx: Tx,
  { userId }: FactOf<'signed-in'>,
): Promise<void> => touchPerson(tx, userId, clock.now());

export async function knowDetails(
  services: Parts,
  tx: Tx,
  { email, userId, birth }: FactOf<'own-details-saved'>,
): Promise<void> {
  await see(services, tx, { email, cameBy: 'account', userId });
  await setBirth(tx, { email, birth, proven: true });
}

export async function knowPurchase(
  services: Parts,
  tx: Tx,
  { email }: Pick<FactOf<'order-paid'>, 'email'>,
): Promise<void> {
  await see(services, tx, { email, cameBy: 'order' });
  await refreshPurchases(tx, email);
}

/** What somebody has changed otherwise than by buying. An erased buyer stays unknown. */
export const knowOrders = (
  _services: Parts,
  tx: Tx,
  { email }: Pick<FactOf<'order-refunded' | 'membership-opened' | 'membership-closed'>, 'email'>,
): Promise<void> => refreshPurchases(tx, email);
