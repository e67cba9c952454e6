import type { Tx } from '../../db/connect.ts';
import { DomainError } from '../errors.ts';
import type { Parts } from '../services.ts';
import { listConsents } from './choices/queries.ts';
import { recordConsent } from './consent.ts';
import { mailRules } from './existing-customers.ts';
import { mayReceive, type ReaderFacts } from './may-receive.ts';
import { addressKey } from './one-address.ts';
import { isMarketingTopic, type MarketingTopic, marketingTopicNames, marketingTopics } from './topics.ts';
import { choicesOf, storeChoices } from './unsubscribe.ts';

type Reader = { email: string; emailVerified: boolean };

/** What a member receives, topic by topic, by the one rule. `customer`: what is known of her as a buyer. */
export async function readPreferences(
  services: Parts,
  { email }: Reader,
  customer: ReaderFacts['customer'] = 'no',
) {
  const [choices, given] = await Promise.all([
    choicesOf(services, addressKey(services.config, email)),
    listConsents(services.db, email),
  ]);
  const facts: ReaderFacts = {
    ...{ bounced: false, complained: false, customer },
    agreed: given.filter(({ withdrawnAt }) => withdrawnAt === null).map(({ topic }) => topic),
    refused: marketingTopicNames.filter((topic) => !choices[topic]),
  };
  const rules = mailRules(services);
  return marketingTopicNames.map((topic) => {
    const { label, about } = marketingTopics[topic];
    return { topic, label, about, wanted: mayReceive(facts, topic, rules).may };
  });
}

/** Saves what a member ticked. The address must be proven to be hers: these are choices about somebody's mailbox. */
export async function savePreferences(
  services: Parts,
  { reader, wanted }: { reader: Reader; wanted: string[] },
): Promise<void> {
  if (!reader.emailVerified) throw new DomainError('forbidden', 'Please confirm your e-mail address first.');
  const before = await readPreferences(services, reader);
  const topics = wanted.filter(isMarketingTopic);
  await services.db.transaction(async (tx) => {
    const key = addressKey(services.config, reader.email);
    await storeChoices(services, tx, { key, email: reader.email, wanted: topics });
    const added = before.filter(({ topic, wanted: had }) => !had && topics.includes(topic));
    for (const { topic, label, about } of added) {
      await agree(services, tx, reader.email, topic, `${label}. ${about}`);
    }
  });
}

async function agree(
  services: Parts,
  tx: Tx,
  email: string,
  topic: MarketingTopic,
  text: string,
): Promise<void> {
  await recordConsent(services, tx, { email, topic, text, source: 'portal', proven: true });
}
