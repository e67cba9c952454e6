import { notFound } from '../errors.ts';
import { announce } from '../facts/index.ts';
import type { Parts } from '../services.ts';
import { suppress } from './choices/queries.ts';
import { addressKey } from './one-address.ts';
import { findMail, updateMail } from './queries.ts';

export type MailReport = { messageId: string; event: 'delivered' | 'bounced' | 'complained' };

/**
 * What the receiving side tells us after the hand-over, through a provider's notice. A dead address and a complaint
 * end all marketing to it for good; told twice, it is noted once.
 */
export async function reportMail(services: Parts, { messageId, event }: MailReport): Promise<void> {
  const { db, clock, config } = services;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const mail = await findMail(tx, idOf(messageId));
    if (!mail) throw notFound('Mail');
    if (mail.outcome === event || (mail.outcome !== null && event === 'delivered')) return;
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
  });
}

/** Our Message-IDs are made from the mail's own id. */
function idOf(messageId: string): string {
  const id = /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[^>]*>?$/i.exec(messageId.trim())?.[1];
  if (!id) throw notFound('Mail');
  return id;
}
