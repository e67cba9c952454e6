import { readToken, signToken } from '../../shared/signed-token.ts';
import type { Config } from '../services.ts';

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
