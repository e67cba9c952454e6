import { randomUUID } from 'node:crypto';
import { staffVerb } from '../../audit/staff-verb.ts';
import { DomainError, notFound } from '../../errors.ts';
import { knownId } from '../../ids.ts';
import { copyMail, findMail } from '../queries.ts';

/**
 * The same letter once more, written anew from the same facts, to the same address. Letters of sequences are left
 * out: they were agreed to once each.
 */
export const resendMail = staffVerb<{ mailId: string }, void>(
  'mail.resent',
  async ({ clock, config, jobs }, tx, { mailId }) => {
    const mail = await findMail(tx, knownId(mailId, 'Mail'));
    if (!mail) throw notFound('Mail');
    if (mail.topic !== 'service') throw new DomainError('conflict', 'Only service mail can be sent again.');
    const now = clock.now();
    const messageId = `<${randomUUID()}@${new URL(config.appUrl).hostname}>`;
    await copyMail(tx, mail, { messageId, createdAt: now, nextTryAt: now });
    await jobs.enqueue(tx, 'send-mails');
    return {
      about: { kind: 'mail', id: mail.id, label: mail.subject ?? mail.template },
      answer: undefined,
    };
  },
);
