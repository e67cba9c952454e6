import { type Actor, isStaff } from '../../accounts/actor.ts';
import { DomainError, notFound } from '../../errors.ts';
import { knownId } from '../../ids.ts';
import type { Services } from '../../services.ts';
import { tryUntil } from '../post-mail.ts';
import { findMail, updateMail } from '../queries.ts';

/**
 * Gives a dead letter another few days. Steps of sequences are left out: theirs have ended, and what perhaps arrived
 * must not arrive twice.
 */
export async function retryMail(
  services: Services,
  { actor, mailId }: { actor: Actor; mailId: string },
): Promise<void> {
  if (!isStaff(actor)) throw notFound('Mail');
  await services.db.transaction(async (tx) => {
    const mail = await findMail(tx, knownId(mailId, 'Mail'));
    if (!mail) throw notFound('Mail');
    if (mail.state !== 'failed' || mail.sequenceId !== null) {
      throw new DomainError(
        'conflict',
        'Only a failed mail that is no step of a sequence can be tried again.',
      );
    }
    const now = services.clock.now();
    await updateMail(tx, mail.id, {
      state: 'queued',
      failure: null,
      tries: 0,
      nextTryAt: now,
      tryUntil: tryUntil(now),
    });
    await services.jobs.enqueue(tx, 'send-mails');
  });
}
