import type { Tx } from '../../db/connect.ts';
import { recordOf } from '../../shared/records.ts';
import { notFound } from '../errors.ts';
import { announce } from '../facts/index.ts';
import type { Parts } from '../services.ts';
import {
  closeConsents,
  hasOpenConsent,
  insertConsent,
  listSuppressions,
  suppress,
} from './choices/queries.ts';
import { letIn } from './consent.ts';
import { readUnsubscribeToken } from './mail-links.ts';
import { coveredBy } from './may-receive.ts';
import { findMail } from './queries.ts';
import { isMarketingTopic, type MarketingTopic, marketingTopicNames, marketingTopics } from './topics.ts';

export type Choices = Record<MarketingTopic, boolean>;

const LINK = 'This link is incomplete. Please open it again from the letter. The link';

/** What the holder of a link from a letter receives now. Looking changes nothing: scanners look too. */
export async function readChoices(
  services: Parts,
  { token }: { token: string },
): Promise<{ address: string | undefined; choices: Choices }> {
  const link = readUnsubscribeToken(services.config, token);
  if (!link) throw notFound(LINK);
  const mail = await findMail(services.db, link.mailId);
  return {
    address: mail && shorten(mail.toAddress),
    choices: await choicesOf(services, link.addressKey),
  };
}

/** The choices of an address, known by its key. */
export async function choicesOf({ db }: Pick<Parts, 'db'>, key: string): Promise<Choices> {
  const entries = await listSuppressions(db, key);
  const refused = new Set<string>(entries.map(({ topic }) => topic));
  return recordOf(marketingTopicNames, (topic) => !refused.has('all') && !refused.has(topic));
}

/** Leaves everything, as the button of a mail program does: one post, nothing more to decide. */
export async function unsubscribe(services: Parts, { token }: { token: string }): Promise<void> {
  await saveChoices(services, { token, wanted: [] });
}

/** Keeps what the holder of a link wants to go on receiving, and leaves the rest. */
export async function saveChoices(
  services: Parts,
  { token, wanted }: { token: string; wanted: string[] },
): Promise<void> {
  const link = readUnsubscribeToken(services.config, token);
  if (!link) throw notFound(LINK);
  await services.db.transaction(async (tx) => {
    const mail = await findMail(tx, link.mailId);
    await storeChoices(services, tx, {
      key: link.addressKey,
      email: mail?.toAddress,
      broadcastId: mail?.broadcastId ?? undefined,
      wanted: wanted.filter(isMarketingTopic),
    });
  });
}

type Kept = {
  key: string /** Unknown once the person's data is erased. */;
  email?: string;
  /** The broadcast whose letter led here. */
  broadcastId?: string;
  wanted: MarketingTopic[];
};

export async function storeChoices(
  services: Parts,
  tx: Tx,
  { key, email, broadcastId, wanted }: Kept,
): Promise<void> {
  const at = services.clock.now();
  const refused = marketingTopicNames.filter((topic) => !wanted.includes(topic));
  if (wanted.length === 0) await suppress(tx, { key, topic: 'all', reason: 'unsubscribed', at });
  else {
    await letIn(tx, key, wanted);
    for (const topic of refused) await suppress(tx, { key, topic, reason: 'unsubscribed', at });
  }
  if (!email) return;
  await keepCovered(tx, { email, wanted, refused, at });
  await closeConsents(tx, { email, topics: refused, at });
  if (refused.length === 0) return;
  await announce(services, tx, { type: 'unsubscribed', email, topics: refused, broadcastId });
}

/** Leaving the offers takes back the yes that covers other topics, too; those that were chosen to stay get one of their own. */
async function keepCovered(
  tx: Tx,
  {
    email,
    wanted,
    refused,
    at,
  }: Pick<Kept, 'wanted'> & { email: string; refused: MarketingTopic[]; at: Date },
): Promise<void> {
  if (!refused.includes('marketing') || !(await hasOpenConsent(tx, email, 'marketing'))) return;
  for (const topic of wanted.filter((name) => coveredBy[name].includes('marketing'))) {
    if (await hasOpenConsent(tx, email, topic)) continue;
    const { label, about } = marketingTopics[topic];
    await insertConsent(tx, { email, topic, text: `${label}. ${about}`, source: 'choices', givenAt: at });
  }
}

/** Enough to recognise one's own address, too little to learn somebody else's from a forwarded letter. */
function shorten(address: string): string {
  const [local = '', domain = ''] = address.split('@');
  return `${local.slice(0, 2)}…@${domain}`;
}
