import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import {
  type MailEvent,
  MailEventRefused,
  type MailProvider,
  type Posted,
} from '../../adapters/mail-events/mail-events.ts';
import { DAY } from '../../shared/durations.ts';
import { DomainError, notFound } from '../errors.ts';
import { announce } from '../facts.ts';
import { isId } from '../ids.ts';
import type { Deps } from '../services.ts';
import { readSetting } from '../settings.ts';
import { suppressionKey } from './consent.ts';
import { suppress } from './consent-queries.ts';
import { findMail, findNewestTo, type MailRow, updateMail } from './queries.ts';

/** A mail provider's webhook. Says how many of the events are about letters of ours; a provider that is not set up is not there. */
export async function receiveMailEvents(
  services: Deps,
  { provider, posted }: { provider: MailProvider; posted: Posted },
): Promise<{ noted: number }> {
  const source = services.mailEvents[provider];
  if (!source) throw notFound('Page');
  const events = await source.read(posted).catch((error: unknown): MailEvent[] => {
    if (!(error instanceof Error) || error.name !== MailEventRefused.name) throw error;
    throw new DomainError('forbidden', error.message);
  });
  let noted = 0;
  for (const event of events) if (await reportEvent(services, event)) noted++;
  return { noted };
}

/**
 * Whether a mail to our mailbox was a bounce, and what could not be read of it. Anybody can write to that mailbox, so a bounce
 * counts only with the Message-ID of a letter of ours, which nobody else knows, and for the address that letter went to.
 */
export async function receiveBounceMail(
  services: Deps,
  raw: string,
): Promise<'bounce' | 'other' | 'unreadable'> {
  const outcome = await services.untrusted.readBounce(raw);
  if (outcome.status !== 'read') return 'unreadable';
  if (!outcome.answer) return 'other';
  for (const event of outcome.answer) {
    await recordMailEvent(services, event).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
    });
  }
  return 'bounce';
}

/** `email`: whom it must have gone to, where the sender of the report is not to be believed. */
type MailReport = { messageId: string; event: MailEvent['event']; email?: string };

const RECENT_MS = 30 * DAY;

/**
 * What the receiving side tells us after the hand-over, through a provider's notice. A dead address and a complaint
 * end all marketing to it for good; told twice, it is noted once.
 */
export async function recordMailEvent(
  services: Deps,
  { messageId, event, email }: MailReport,
): Promise<void> {
  const id = idOf(messageId);
  const mail = id ? await findMail(services.db, id) : undefined;
  if (!mail || (email !== undefined && mail.toAddress !== email)) throw notFound('Mail');
  await noteOutcomeOf(services, mail, event);
}

/**
 * The same by a provider that may have put a Message-ID of its own in place of ours: then it is the newest letter to that
 * address. Of an address that we never wrote to, nothing is noted: false.
 */
async function reportEvent(services: Deps, { messageId, email, event }: MailEvent): Promise<boolean> {
  const { db, clock } = services;
  const address = email.trim().toLowerCase();
  const id = messageId && idOf(messageId);
  const named = id ? await findMail(db, id) : undefined;
  const since = new Date(clock.now().getTime() - RECENT_MS);
  const mail = named?.toAddress === address ? named : await findNewestTo(db, address, since);
  if (!mail) return false;
  await noteOutcomeOf(services, mail, event);
  return true;
}

async function noteOutcomeOf(services: Deps, { id }: MailRow, event: MailEvent['event']): Promise<void> {
  const { db, clock, config, jobs } = services;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const mail = await findMail(tx, id);
    if (!mail || mail.outcome === event || (mail.outcome !== null && event === 'delivered')) return;
    await updateMail(tx, mail.id, { outcome: event, outcomeAt: now });
    const { runId, template, toAddress: email, userId } = mail;
    const about = { email, userId, ...(runId ? { runId, template } : {}) };
    if (event === 'delivered') return announce(services, tx, { type: 'mail-delivered', ...about });
    const reason = event === 'bounced' ? 'bounced' : 'complaint';
    await suppress(tx, { key: suppressionKey(config, mail.toAddress), topic: 'all', reason, at: now });
    await announce(services, tx, {
      type: event === 'bounced' ? 'mail-bounced' : 'mail-complained',
      ...about,
    });
    // Whether there are too many of them is judged there.
    await jobs.enqueue(tx, 'tell-owner');
  });
}

/** Our Message-IDs are made from the mail's own id. */
function idOf(messageId: string): string | undefined {
  const [, id = ''] = /^<?([0-9a-f-]{36})@[^>]*>?$/i.exec(messageId.trim()) ?? [];
  return isId(id) ? id : undefined;
}

export const SERVICE_KEY_SETTING = 'service_key';

/** The key made in the office; the key itself is kept nowhere. */
export const serviceKeySchema = z.object({ hash: z.string(), last: z.string(), madeAt: z.string() });

/** Random keys need no slow hash: there is nothing to guess. */
export const hashServiceKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Whether a caller holds a service key: the configured one, or the one made in the office. */
export async function verifyServiceKey(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  given: string,
): Promise<boolean> {
  const hash = hashServiceKey(given);
  const made = serviceKeySchema.safeParse(await readSetting(db, SERVICE_KEY_SETTING));
  const known = [
    ...(config.serviceKey ? [hashServiceKey(config.serviceKey)] : []),
    ...(made.success ? [made.data.hash] : []),
  ];
  // Each is compared in full, so that the time it takes tells nothing about any of them.
  return known.map((key) => timingSafeEqual(Buffer.from(key), Buffer.from(hash))).includes(true);
}
