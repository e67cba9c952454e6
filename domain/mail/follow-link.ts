import { announce } from '../facts/index.ts';
import type { Parts } from '../services.ts';
import { readClickToken } from './mail-links.ts';
import { findMail, type MailRow } from './queries.ts';

/**
 * Where a link from a letter leads, always a path of ours, or nothing where the link is not one we made. A person's click is
 * noted; programs that open links to look at them are sent on without a trace.
 */
export async function followLink(
  services: Parts,
  { token, userAgent }: { token: string; userAgent: string },
): Promise<string | undefined> {
  const link = readClickToken(services.config, token);
  if (!link) return undefined;
  if (isBrowser(userAgent)) {
    const mail = await findMail(services.db, link.mailId);
    if (mail?.sequenceId || mail?.broadcastId || mail?.runId) await noteClick(services, mail, link.path);
  }
  return link.path;
}

function noteClick(services: Parts, mail: MailRow, path: string): Promise<void> {
  const { template, toAddress: email, userId, sequenceId, broadcastId } = mail;
  const letter = {
    ...(sequenceId ? { sequenceId, template } : {}),
    ...(broadcastId ? { broadcastId, path } : {}),
  };
  return services.db.transaction((tx) =>
    announce(services, tx, { type: 'mail-clicked', ...letter, email, userId }),
  );
}

const PROGRAM = /bot\b|crawl|spider|scan|preview|proxy|fetch|headless|https?:|compatible;/i;

/** Every browser begins like this; scanners often do not trouble to, or say what they are further on. */
const isBrowser = (userAgent: string) => userAgent.startsWith('Mozilla/') && !PROGRAM.test(userAgent);
