import { storedMail } from '../../../emails/mails.ts';
import { DomainError, notFound } from '../../errors.ts';
import { staffVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { postMail } from '../post-mail.ts';
import { isPrivate } from '../private-letters.ts';
import { findMail } from '../queries.ts';

/**
 * The same letter once more, written anew from the same facts, to the same address. Letters of sequences are left
 * out: they were agreed to once each.
 */
export const resendMail = staffVerb<{ mailId: string }, void>(
  'mail.resent',
  async (services, tx, { mailId }) => {
    const mail = await findMail(tx, knownId(mailId, 'Mail'));
    if (!mail) throw notFound('Mail');
    if (mail.emptiedAt)
      throw new DomainError('conflict', 'What it said has been deleted, because it is old.');
    if (mail.topic !== 'service' || mail.sequenceId) {
      throw new DomainError('conflict', 'Only service mail can be sent again.');
    }
    if (isPrivate(services.config, mail.template)) {
      throw new DomainError(
        'conflict',
        'Its link was for its reader alone. The reader can ask for a new one.',
      );
    }
    const { toAddress, userId, about, replyTo, attachments } = mail;
    await postMail(services, tx, {
      to: toAddress,
      userId: userId ?? undefined,
      about: about ?? undefined,
      replyTo: replyTo ?? undefined,
      attachments,
      ...storedMail(mail.template, mail.props),
    });
    return { about: { kind: 'mail', id: mail.id, label: mail.template }, answer: undefined };
  },
);
