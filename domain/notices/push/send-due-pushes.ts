import { createHash } from 'node:crypto';
import { PushFailed } from '../../../adapters/push/push.ts';
import { workThrough } from '../../duties/index.ts';
import type { Parts } from '../../services.ts';
import { pushKeys } from './push-keys.ts';
import { type DuePush, deleteLatePushes, deletePush, deleteSubscription, takeDuePushes } from './queries.ts';

const BATCH = 20;

/**
 * Hands over what is due. May run on several machines at once. A crash after the hand-over sends a push twice; on the
 * screen the second takes the place of the first.
 */
export async function sendDuePushes(services: Parts): Promise<number> {
  const { db, clock } = services;
  await deleteLatePushes(db, clock.now());
  let sent = 0;
  await workThrough(services, {
    duty: 'send-pushes',
    next: () => takeDuePushes(db, clock.now(), BATCH),
    subject: ({ id }) => id,
    work: async (push) => {
      if ((await trySending(services, push)) === 'sent') sent++;
    },
    together: true,
  });
  return sent;
}

async function trySending(services: Parts, { id, to, title, body, path, tag, until }: DuePush) {
  const { db, clock, config, content, log } = services;
  const payload = JSON.stringify({ title, body, path, tag });
  const seconds = Math.max(60, Math.round((until.getTime() - clock.now().getTime()) / 1000));
  const contact = `mailto:${content.current().site.contactEmail}`;
  const by = { ...(await pushKeys(services)), contact };
  try {
    const outcome = await services.push.send(
      to,
      { payload, seconds, topic: topicOf(config.secret, tag) },
      by,
    );
    if (outcome === 'gone') await deleteSubscription(db, { id: to.id });
    else await deletePush(db, id);
    return outcome;
  } catch (err) {
    if (!(err instanceof Error) || err.name !== PushFailed.name) throw err;
    log.warn({ err, pushId: id }, 'a push could not be sent');
    return 'failed';
  }
}

/** At most 32 characters of a small alphabet, and nothing of ours for the push service to read. */
const topicOf = (secret: string, tag: string): string =>
  createHash('sha256').update(`${secret}:${tag}`).digest('base64url').slice(0, 32);
