import type { Tx } from '../../db/connect.ts';
import { DomainError } from '../errors.ts';
import type { Parts } from '../services.ts';
import { listConsents } from './choices/queries.ts';
import { recordConsent } from './consent.ts';
import { addressKey } from './one-address.ts';
import { isMarketingTopic, type MarketingTopic, marketingTopicNames, marketingTopics } from './topics.ts';
import { choicesOf, storeChoices } from './unsubscribe.ts';

type Reader = { email: string; emailVerified: boolean };

/** What a member receives, topic by topic. Topics that need a yes are off until the ledger has one. */
export async function readPreferences(services: Parts, { email }: Reader) {
  const [choices, given] = await Promise.all([
    choicesOf(services, addressKey(services.config, email)),
    listConsents(services.db, email),
  ]);
  const agreed = new Set(given.filter(({ withdrawnAt }) => withdrawnAt === null).map(({ topic }) => topic));
  return marketingTopicNames.map((topic) => {
    const { label, about, needsConsent } = marketingTopics[topic];
    return { topic, label, about, wanted: choices[topic] && (agreed.has(topic) || !needsConsent) };
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
