import { DomainError } from '../errors.ts';
import { type Actor, isStaff, recordAction } from '../identity/index.ts';
import type { Parts } from '../services.ts';
import { postMail } from './post-mail.ts';

/** Who asks: somebody of the staff, or another program that holds its key. */
export type Writer = Actor | 'service' | undefined;

type Written = { by: Writer; to: string; subject: string; html: string };

/** Sends what staff, or another program of the business, has written. Nobody else may use our name. */
export async function sendWrittenMail(services: Parts, { by, to, subject, html }: Written): Promise<void> {
  if (by !== 'service' && !(by && isStaff(by))) {
    throw new DomainError('forbidden', 'Only staff may send mail from here.');
  }
  await services.db.transaction(async (tx) => {
    await postMail(services, tx, { to, template: 'custom', props: { subject, html } });
    if (by === 'service') return;
    await recordAction(services, tx, {
      actor: by,
      action: 'mail.written',
      about: { kind: 'mail', id: 'custom' },
    });
  });
}
