import { DomainError, notFound } from '../../errors.ts';
import { staffVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { tryUntil } from '../post-mail.ts';
import { findMail, updateMail } from '../queries.ts';

/**
 * Gives a dead letter another few days. Steps of sequences are left out: theirs have ended, and what perhaps arrived
 * must not arrive twice.
 */
export const retryMail = staffVerb<{ mailId: string }, void>(
  'mail.retried',
  async (services, tx, { mailId }) => {
    const mail = await findMail(tx, knownId(mailId, 'Mail'));
    if (!mail) throw notFound('Mail');
    if (mail.emptiedAt)
      throw new DomainError('conflict', 'What it said has been deleted, because it is old.');
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
    return { about: { kind: 'mail', id: mail.id, label: mail.template }, answer: undefined };
  },
);
