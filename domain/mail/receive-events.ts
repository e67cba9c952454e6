import {
  type MailEvent,
  MailEventRefused,
  type MailProvider,
  type Posted,
} from '../../adapters/mail-events/mail-events.ts';
import { DomainError, notFound } from '../errors.ts';
import type { Parts } from '../services.ts';
import { reportEvent, reportMail } from './report-mail.ts';

/** A mail provider's webhook. Says how many of the events are about letters of ours; a provider that is not set up is not there. */
export async function receiveMailEvents(
  services: Parts,
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
export async function receiveBounce(
  services: Parts,
  raw: string,
): Promise<'bounce' | 'other' | 'unreadable'> {
  const outcome = await services.untrusted.readBounce(raw);
  if (outcome.status !== 'read') return 'unreadable';
  if (!outcome.answer) return 'other';
  for (const event of outcome.answer) {
    await reportMail(services, event).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
    });
  }
  return 'bounce';
}
