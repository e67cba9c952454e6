import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { consentTexts } from '../../content/consents.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { yesOrNo } from '../../shared/fields.ts';
import { addContact, setStandings } from '../contacts/index.ts';
import { saveSwitches } from '../content/index.ts';
import { invalid } from '../errors.ts';
import { announce, type FactOf } from '../facts.ts';
import { formVerb } from '../form-verb.ts';
import { allowOwner, ownerVerb } from '../identity/index.ts';
import type { Config, Deps, ReadsContent } from '../services.ts';
import {
  closeConsents,
  hasAgreedTo,
  hasOpenConsent,
  insertConsent,
  liftUnsubscriptions,
  listStandings,
  listSuppressions,
  suppress,
} from './consent-queries.ts';
import { type MailRules, subscriptionTopics } from './may-receive.ts';
import { type MarketingTopic, marketingTopicNames } from './topics.ts';

type Given = {
  email: string;
  topic: MarketingTopic;
  /** The words that were agreed to, as they stood on the page. */
  text: string;
  /** Where: 'quiz', 'newsletter', 'portal' … */
  source: string;
  /** Whether we know that the address is the person's own: a confirmed link, a verified account. */
  proven?: boolean;
  /** When, if not now. */
  at?: Date;
};

/**
 * Notes a yes; the same words again add nothing. It takes back an earlier "unsubscribed" only when it is proven to be the owner's: anybody can type a
 * stranger's address into a form.
 */
export async function recordConsent(services: Deps, tx: Tx, given: Given): Promise<void> {
  const email = checkedEmail(given.email);
  const { topic, text, source } = given;
  if (!(await hasAgreedTo(tx, { email, topic, text }))) {
    await insertConsent(tx, { email, topic, text, source, givenAt: given.at ?? services.clock.now() });
  }
  if (given.proven) await liftTopicSuppressions(tx, suppressionKey(services.config, email), [topic]);
  await announce(services, tx, { type: 'consent-given', email, topic });
}

/** A yes to "newsletter and offers": one sentence, and a line of the ledger for each topic that it covers. */
export async function recordSubscription(services: Deps, tx: Tx, given: Omit<Given, 'topic'>): Promise<void> {
  for (const topic of subscriptionTopics) await recordConsent(services, tx, { ...given, topic });
}

/** The box of the sign-up page. The address is not proven yet, so it takes back no earlier no. */
export const agreeAtSignUp = (services: Deps, { email }: { email: string }): Promise<void> =>
  services.db.transaction((tx) =>
    recordSubscription(services, tx, { email, text: consentTexts.subscription, source: 'sign-up' }),
  );

type Refused = { email: string; topic: MarketingTopic };

/** Notes a no. Effective for the next mail that would leave; open sequences of the topic end. */
export async function withdrawConsent(services: Deps, tx: Tx, { email, topic }: Refused): Promise<void> {
  const address = checkedEmail(email);
  const now = services.clock.now();
  await closeConsents(tx, { email: address, topics: [topic], at: now });
  await suppress(tx, {
    key: suppressionKey(services.config, address),
    topic,
    reason: 'unsubscribed',
    at: now,
  });
  await announce(services, tx, { type: 'unsubscribed', email: address, topics: [topic] });
}

/** Whether the ledger holds a yes that was not taken back, and nothing forbids to act on it. */
export async function hasConsent(
  services: Pick<Deps, 'config'>,
  db: Db | Tx,
  { email, topic }: Refused,
): Promise<boolean> {
  const address = checkedEmail(email);
  if (!(await hasOpenConsent(db, address, topic))) return false;
  const entries = await listSuppressions(db, suppressionKey(services.config, address));
  return !entries.some((entry) => entry.topic === 'all' || entry.topic === topic);
}

/** Lifts "unsubscribed" for some topics. Where everything was refused, the others stay refused. */
export async function liftTopicSuppressions(tx: Tx, key: string, topics: MarketingTopic[]): Promise<void> {
  const entries = await listSuppressions(tx, key);
  const all = entries.find((entry) => entry.topic === 'all' && entry.reason === 'unsubscribed');
  if (all) {
    for (const topic of marketingTopicNames.filter((name) => !topics.includes(name))) {
      await suppress(tx, { key, topic, reason: 'unsubscribed', at: all.createdAt });
    }
  }
  await liftUnsubscriptions(tx, key, ['all', ...topics]);
}

// What contacts say of somebody's standing is read again from the ledger: facts may come late or twice.

/** Somebody agreed to letters: she is known from now on, if she was not before. */
export async function addContactFromConsent(
  services: Deps,
  tx: Tx,
  { email, topic }: Pick<FactOf<'consent-given'>, 'email' | 'topic'>,
): Promise<void> {
  await addContact(services, tx, { email, cameBy: topic === 'newsletter' ? 'newsletter' : 'letters' });
  await syncStanding(services, tx, { email });
}

/** She wants no more letters, called one spam, or nobody lives there. It makes nobody known. */
export const syncStanding = (
  services: Pick<Deps, 'config'>,
  tx: Tx,
  { email }: Pick<FactOf<'unsubscribed' | 'mail-bounced' | 'mail-complained' | 'account-verified'>, 'email'>,
): Promise<void> => syncStandings(services, tx, [email]);

export async function syncStandings(
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  emails: string[],
): Promise<void> {
  const known = emails.map((email) => ({ email, key: suppressionKey(config, email) }));
  await setStandings(tx, await listStandings(tx, known));
}

export const addContactFromClick = (
  services: Deps,
  tx: Tx,
  { email }: Pick<FactOf<'mail-clicked'>, 'email'>,
): Promise<void> => addContact(services, tx, { email, cameBy: 'letters' });

/** How the owner has set the one rule about letters; see may-receive.ts. */
export const mailRules = ({ content }: ReadsContent): MailRules => ({
  existingCustomers: content.current().site.existingCustomers,
});

const storeSwitch = ownerVerb<{ on: boolean }, void>(
  'settings.existing_customers_switched',
  async (services, tx, { on }) => {
    const before = mailRules(services).existingCustomers;
    if (before === on) return { unchanged: true, answer: undefined };
    await saveSwitches(tx, { existingCustomers: on });
    return {
      about: { kind: 'settings', id: 'existing_customers' },
      before: { on: before },
      after: { on },
      answer: undefined,
    };
  },
);

/**
 * The existing customer's rule of the EU: who bought may be written to about own similar products, if the checkout offered a
 * no, as every letter does. It counts for orders that are placed while it is on: before, the checkout asked nobody.
 */
export const setExistingCustomers = formVerb(
  z.object({ on: yesOrNo }),
  async (services, order) => {
    await storeSwitch(services, order);
    await services.content.refresh();
  },
  allowOwner,
);

/** No space, no control character, nothing that separates or wraps addresses in a mail header. */
const PLAIN = /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+\.[^\s\p{Cc}@<>()[\]\\,;:"]+$/u;

/** Exactly one address, in the form in which we keep and compare it. */
export function checkedEmail(text: string, field = 'email'): string {
  const address = text.trim().toLowerCase();
  if (address.length <= 254 && PLAIN.test(address)) return address;
  throw invalid({ [field]: 'Please give one e-mail address, such as maya@example.com.' });
}

/** An address as suppressions know it: recognised when it comes again, not to be read back. */
export function suppressionKey({ mailKey }: Pick<Config, 'mailKey'>, address: string): string {
  return createHmac('sha256', mailKey).update(`address:${address.trim().toLowerCase()}`).digest('base64url');
}
