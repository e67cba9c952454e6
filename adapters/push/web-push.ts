import webpush from 'web-push';
import { messageOf } from '../../shared/problem.ts';
import type { PublicPost } from '../outside/outside.ts';
import { type Push, PushFailed } from './push.ts';

/** Web Push (RFC 8030) with payloads encrypted for the browser (RFC 8291), signed by us (RFC 8292). */
export function webPush({ post }: { post: PublicPost }): Push {
  return {
    makeKeys: () => webpush.generateVAPIDKeys(),
    async send({ endpoint, p256dh, auth }, { payload, seconds, topic }, { contact, publicKey, privateKey }) {
      try {
        const details = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
          TTL: seconds,
          contentEncoding: 'aes128gcm',
          urgency: 'normal',
          topic,
          vapidDetails: { subject: contact, publicKey, privateKey },
        });
        const { status, text } = await post({
          url: endpoint,
          headers: wordsOf(details.headers),
          body: details.body ?? '',
        });
        if (status >= 200 && status < 300) return 'sent';
        if (status === 404 || status === 410) return 'gone';
        throw new PushFailed(`The push service answers with ${status}: ${text.slice(0, 200)}`);
      } catch (error) {
        throw error instanceof PushFailed ? error : new PushFailed(messageOf(error));
      }
    },
  };
}

/** The library counts the length as a number; the length is the sender's business. */
const wordsOf = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name, value]) => name !== 'Content-Length' && value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
