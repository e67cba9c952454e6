import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { DomainError, invalid } from '../../errors.ts';
import { type Limit, ownerVerb, takeHit } from '../../identity/index.ts';
import { postMail } from '../../mail/index.ts';
import { lockAccount } from '../settings/queries.ts';
import { readTrials, saveTrial } from './set-up.ts';

const guesses: Limit = { name: 'setup-code', max: 10, seconds: 600 };
const hashOf = (code: string) => createHash('sha256').update(code).digest();

/** A letter with a code, the way every letter goes. Only somebody who received it can type the code. */
export const sendSetUpLetter = ownerVerb<object, { to: string }>(
  'setup.mail_tested',
  async (services, tx, { actor }) => {
    const { email = '', name = '' } = (await lockAccount(tx, actor.id)) ?? {};
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const sentAt = services.clock.now().toISOString();
    await saveTrial(tx, { mail: { codeHash: hashOf(code).toString('hex'), sentAt, to: email } });
    const props = {
      name,
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
      url: `${services.config.appUrl}/office/setup?code=${code}#mail`,
    };
    await postMail(services, tx, { to: email, userId: actor.id, template: 'setup-mail', props });
    return { about: { kind: 'settings', id: 'mail' }, answer: { to: email } };
  },
);

export const proveMail = ownerVerb<{ code: string }, void>(
  'setup.mail_proven',
  async (services, tx, { actor, code }) => {
    if (!(await takeHit(services, guesses, actor.id)))
      throw new DomainError(
        'too_many',
        'Too many tries. Please send yourself another letter in ten minutes.',
      );
    const { mail } = await readTrials(tx);
    const typed = hashOf(code.replaceAll(/\D/g, ''));
    if (!mail || !timingSafeEqual(typed, Buffer.from(mail.codeHash, 'hex')))
      throw invalid({ code: 'This is not the code of the last letter.' });
    if (mail.provenAt) return { unchanged: true, answer: undefined };
    await saveTrial(tx, { mail: { ...mail, provenAt: services.clock.now().toISOString() } });
    return { about: { kind: 'settings', id: 'mail' }, answer: undefined };
  },
);
