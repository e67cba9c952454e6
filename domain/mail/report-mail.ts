import type { MailEvent } from '../../adapters/mail-events/mail-events.ts';
import { notFound } from '../errors.ts';
import { announce } from '../facts/index.ts';
import { isId } from '../ids.ts';
import type { Parts } from '../services.ts';
import { suppress } from './choices/queries.ts';
import { addressKey } from './one-address.ts';
import { findMail, findNewestTo, type MailRow, updateMail } from './queries.ts';

/** `email`: whom it must have gone to, where the sender of the report is not to be believed. */
export type MailReport = { messageId: string; event: MailEvent['event']; email?: string };

const RECENT_MS = 30 * 86_400_000;

/**
 * What the receiving side tells us after the hand-over, through a provider's notice. A dead address and a complaint
 * end all marketing to it for good; told twice, it is noted once.
 */
export async function reportMail(services: Parts, { messageId, event, email }: MailReport): Promise<void> {
  const id = idOf(messageId);
  const mail = id ? await findMail(services.db, id) : undefined;
  if (!mail || (email !== undefined && mail.toAddress !== email)) throw notFound('Mail');
  await noteOutcomeOf(services, mail, event);
}

/**
 * The same by a provider that may have put a Message-ID of its own in place of ours: then it is the newest letter to that
 * address. Of an address that we never wrote to, nothing is noted: false.
 */
export async function reportEvent(services: Parts, { messageId, email, event }: MailEvent): Promise<boolean> {
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

async function noteOutcomeOf(services: Parts, { id }: MailRow, event: MailEvent['event']): Promise<void> {
  const { db, clock, config, jobs } = services;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const mail = await findMail(tx, id);
    if (!mail || mail.outcome === event || (mail.outcome !== null && event === 'delivered')) return;
    await updateMail(tx, mail.id, { outcome: event, outcomeAt: now });
    const { sequenceId, template, toAddress: email, userId } = mail;
    const about = { email, userId, ...(sequenceId ? { sequenceId, template } : {}) };
    if (event === 'delivered') return announce(services, tx, { type: 'mail-delivered', ...about });
    const reason = event === 'bounced' ? 'bounced' : 'complaint';
    await suppress(tx, { key: addressKey(config, mail.toAddress), topic: 'all', reason, at: now });
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
