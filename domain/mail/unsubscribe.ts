import { z } from 'zod';
import type { Db, Tx } from '../../db/connect.ts';
import { DAY } from '../../shared/durations.ts';
import { noFields } from '../../shared/fields.ts';
import { recordOf } from '../../shared/records.ts';
import { readToken, signToken } from '../../shared/signed-token.ts';
import { DomainError, notFound } from '../errors.ts';
import { announce } from '../facts.ts';
import { formVerb } from '../form-verb.ts';
import { ownerVerb } from '../identity/index.ts';
import type { Config, Deps } from '../services.ts';
import { readSetting, writeSetting } from '../settings.ts';
import { liftTopicSuppressions, mailRules, recordConsent, suppressionKey } from './consent.ts';
import {
  closeConsents,
  hasOpenConsent,
  insertConsent,
  listConsents,
  listSuppressions,
  suppress,
} from './consent-queries.ts';
import { mayReceive, type ReaderFacts, topicsCovering } from './may-receive.ts';
import { countMarketing, findMail, type MailRow, releaseMarketing } from './queries.ts';
import { isMarketingTopic, type MarketingTopic, marketingTopicNames, marketingTopics } from './topics.ts';

type Choices = Record<MarketingTopic, boolean>;

const LINK = 'This link is incomplete. Please open it again from the letter. The link';

/** What the holder of a link from a letter receives now. Looking changes nothing: scanners look too. */
export async function readUnsubscribeChoices(
  services: Deps,
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
async function choicesOf({ db }: Pick<Deps, 'db'>, key: string): Promise<Choices> {
  const entries = await listSuppressions(db, key);
  const refused = new Set<string>(entries.map(({ topic }) => topic));
  return recordOf(marketingTopicNames, (topic) => !refused.has('all') && !refused.has(topic));
}

/** Leaves everything, as the button of a mail program does: one post, nothing more to decide. */
export async function unsubscribe(services: Deps, { token }: { token: string }): Promise<void> {
  await saveUnsubscribeChoices(services, { token, wanted: [] });
}

/** Keeps what the holder of a link wants to go on receiving, and leaves the rest. */
export async function saveUnsubscribeChoices(
  services: Deps,
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

async function storeChoices(
  services: Deps,
  tx: Tx,
  { key, email, broadcastId, wanted }: Kept,
): Promise<void> {
  const at = services.clock.now();
  const refused = marketingTopicNames.filter((topic) => !wanted.includes(topic));
  if (wanted.length === 0) await suppress(tx, { key, topic: 'all', reason: 'unsubscribed', at });
  else {
    await liftTopicSuppressions(tx, key, wanted);
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
  for (const topic of wanted.filter((name) => topicsCovering[name].includes('marketing'))) {
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

type Reader = { email: string; emailVerified: boolean };

/** What a member receives, topic by topic, by the one rule. `customer`: what is known of her as a buyer. */
export async function readMemberTopics(
  services: Deps,
  { email }: Reader,
  customer: ReaderFacts['customer'] = 'no',
) {
  const [choices, given] = await Promise.all([
    choicesOf(services, suppressionKey(services.config, email)),
    listConsents(services.db, email),
  ]);
  const facts: ReaderFacts = {
    bounced: false,
    complained: false,
    customer,
    agreed: given.filter(({ withdrawnAt }) => withdrawnAt === null).map(({ topic }) => topic),
    refused: marketingTopicNames.filter((topic) => !choices[topic]),
  };
  const rules = mailRules(services);
  return marketingTopicNames.map((topic) => {
    const { label, about } = marketingTopics[topic];
    return { topic, label, about, wanted: mayReceive(facts, topic, rules).may };
  });
}

const ticked = z.object({ topic: z.array(z.string()) });

/** Saves what a member ticked. The address must be proven to be hers: these are choices about somebody's mailbox. */
export const saveMemberTopics = formVerb<typeof ticked, { reader: Reader }, void>(
  ticked,
  async (services, { reader, topic: wanted }) => {
    const before = await readMemberTopics(services, reader);
    const topics = wanted.filter(isMarketingTopic);
    await services.db.transaction(async (tx) => {
      const key = suppressionKey(services.config, reader.email);
      await storeChoices(services, tx, { key, email: reader.email, wanted: topics });
      const added = before.filter(({ topic, wanted: had }) => !had && topics.includes(topic));
      for (const { topic, label, about } of added) {
        await agree(services, tx, reader.email, topic, `${label}. ${about}`);
      }
    });
  },
  ({ reader }) => {
    if (!reader.emailVerified)
      throw new DomainError('forbidden', 'Please confirm your e-mail address first.');
  },
);

async function agree(
  services: Deps,
  tx: Tx,
  email: string,
  topic: MarketingTopic,
  text: string,
): Promise<void> {
  await recordConsent(services, tx, { email, topic, text, source: 'portal', proven: true });
}

/** Fewer letters say nothing about a list. */
const ENOUGH = 200;
/** Above these, providers begin to refuse the letters of a sender, all of them. */
const MOST_BOUNCED = 0.05;
const MOST_COMPLAINED = 0.003;

const figures = z.object({ sent: z.number(), bounced: z.number(), complained: z.number() });
/** The sender of mail reads `stoppedAt` itself: sending-queries.ts. */
const stop = z.object({
  stoppedAt: z.iso.datetime().nullable(),
  /** Since she has let it go on, what came before does not count any more. */
  since: z.iso.datetime().nullable(),
  ...figures.shape,
});
export type MarketingFigures = z.infer<typeof figures>;

const SETTING = 'marketing_stop';

/** Whether sending is above what is allowed. */
export const mustStopMarketing = ({ sent, bounced, complained }: MarketingFigures): boolean =>
  sent >= ENOUGH && (bounced / sent > MOST_BOUNCED || complained / sent > MOST_COMPLAINED);

/** Since when marketing is stopped, and why; undefined while it is not. */
export async function readMarketingStop({ db }: Pick<Deps, 'db'>) {
  const found = await readStop(db);
  return found?.stoppedAt ? { ...found, stoppedAt: found.stoppedAt } : undefined;
}

const readStop = async (db: Db | Tx) => stop.safeParse(await readSetting(db, SETTING)).data;

/** Stops all marketing when too much of the last day's came back. Says by which figures, once: whoever asks tells her with it. */
export async function checkBounceRate({ clock }: Pick<Deps, 'clock'>, tx: Tx) {
  const now = clock.now();
  const before = await readStop(tx);
  if (before?.stoppedAt) return undefined;
  const since = Math.max(now.getTime() - DAY, Date.parse(before?.since ?? '') || 0);
  const found = await countMarketing(tx, new Date(since));
  if (!mustStopMarketing(found)) return undefined;
  await writeSetting(tx, SETTING, { ...found, stoppedAt: now.toISOString(), since: before?.since ?? null });
  return found;
}

/** She has looked at her list, and lets it go on. */
export const resumeAllMarketing = ownerVerb('mail.marketing_resumed', noFields, async (services, tx) => {
  const before = await readStop(tx);
  if (!before?.stoppedAt) throw notFound('Stop');
  const now = services.clock.now();
  await writeSetting(tx, SETTING, { ...before, stoppedAt: null, since: now.toISOString() });
  await releaseMarketing(tx, now);
  await services.jobs.enqueue(tx, 'send-mails');
  const { sent, bounced, complained } = before;
  return {
    about: { kind: 'settings', id: SETTING },
    before: { sent, bounced, complained },
    answer: undefined,
  };
});

/**
 * Where a link from a letter leads, always a path of ours, or nothing where the link is not one we made. A person's click is
 * noted; programs that open links to look at them are sent on without a trace.
 */
export async function followLink(
  services: Deps,
  { token, userAgent }: { token: string; userAgent: string },
): Promise<string | undefined> {
  const link = readClickToken(services.config, token);
  if (!link) return undefined;
  if (isBrowser(userAgent)) {
    const mail = await findMail(services.db, link.mailId);
    if (mail?.broadcastId || mail?.runId) await noteClick(services, mail, link.path);
  }
  return link.path;
}

function noteClick(services: Deps, mail: MailRow, path: string): Promise<void> {
  const { template, toAddress: email, userId, runId, broadcastId } = mail;
  const letter = {
    ...(runId ? { runId, template } : {}),
    ...(broadcastId ? { broadcastId, path } : {}),
  };
  return services.db.transaction((tx) =>
    announce(services, tx, { type: 'mail-clicked', ...letter, email, userId }),
  );
}

const PROGRAM = /bot\b|crawl|spider|scan|preview|proxy|fetch|headless|https?:|compatible;/i;

/** Every browser begins like this; scanners often do not trouble to, or say what they are further on. */
const isBrowser = (userAgent: string) => userAgent.startsWith('Mozilla/') && !PROGRAM.test(userAgent);

type Keys = Pick<Config, 'mailKey' | 'appUrl'>;

const LEAVE = 'unsubscribe';
const CLICK = 'click';

/** The way out of one letter. It names the address by its hash alone, so it works when everything else is erased. */
export function unsubscribeUrl(keys: Keys, mailId: string, addressKey: string): string {
  return `${keys.appUrl}/unsubscribe?token=${signToken(keys.mailKey, LEAVE, `${mailId} ${addressKey}`)}`;
}

export function readUnsubscribeToken({ mailKey }: Pick<Keys, 'mailKey'>, token: string) {
  const [mailId, addressKey] = readToken(mailKey, LEAVE, token)?.split(' ') ?? [];
  return mailId && addressKey ? { mailId, addressKey } : undefined;
}

/** A link to one of our own pages, by way of /r/, where the click is noted. */
export function clickUrl(keys: Keys, mailId: string, path: string): string {
  return `${keys.appUrl}/r/${signToken(keys.mailKey, CLICK, `${mailId} ${path}`)}`;
}

export function readClickToken({ mailKey }: Pick<Keys, 'mailKey'>, token: string) {
  const [mailId, path] = readToken(mailKey, CLICK, token)?.split(' ') ?? [];
  return mailId && path && isOwnPath(path) ? { mailId, path } : undefined;
}

/** Only a path of ours: '//host' and '/\host' would lead elsewhere. */
export const isOwnPath = (path: string) => /^\/(?![/\\])[^\s\\]*$/.test(path);

/** Sends every link to our own pages by way of /r/. Links to other sites and the unsubscribe link stay as they are. */
export function trackLinks(keys: Keys, mailId: string, content: string): string {
  const origin = keys.appUrl.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // A full stop after a link belongs to the sentence.
  const own = new RegExp(`${origin}(/(?!unsubscribe\\?|r/)[^\\s"'<>]*?)?(?=[.,;:!?)]*(?:[\\s"'<>]|$))`, 'g');
  return content.replace(own, (_, path = '/') => clickUrl(keys, mailId, path.replaceAll('&amp;', '&')));
}
