import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { MINUTE } from '../../shared/durations.ts';
import { noFields } from '../../shared/fields.ts';
import { DomainError } from '../errors.ts';
import { formVerb } from '../form-verb.ts';
import { allowOwner, countAgainstLimit, type Limit, ownerVerb } from '../identity/index.ts';
import { postMail } from '../mail/index.ts';
import type { Deps } from '../services.ts';
import { readTrials, saveTrial } from './set-up.ts';
import { lockAccount } from './settings/queries.ts';

const guesses: Limit = { name: 'setup-code', max: 10, seconds: 600 };
const hashOf = (code: string) => createHash('sha256').update(code).digest();

/** A letter with a code, the way every letter goes. Only somebody who received it can type the code. */
export const sendSetUpLetter = ownerVerb('setup.mail_tested', noFields, async (services, tx, { actor }) => {
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
});

export const confirmMailTest = ownerVerb(
  'setup.mail_proven',
  z.object({ code: z.string().default('') }),
  async (services, tx, { actor, code }, refuse) => {
    if (!(await countAgainstLimit(services, guesses, actor.id)))
      throw new DomainError(
        'too_many',
        'Too many tries. Please send yourself another letter in ten minutes.',
      );
    const { mail } = await readTrials(tx);
    const typed = hashOf(code.replaceAll(/\D/g, ''));
    if (!mail || !timingSafeEqual(typed, Buffer.from(mail.codeHash, 'hex')))
      throw refuse({ code: 'This is not the code of the last letter.' });
    if (mail.provenAt) return { unchanged: true, answer: undefined };
    await saveTrial(tx, { mail: { ...mail, provenAt: services.clock.now().toISOString() } });
    return { about: { kind: 'settings', id: 'mail' }, answer: undefined };
  },
);

/** The provider refuses a page that would live for less than half an hour; this one is closed at once. */
const LIVES_MS = 45 * MINUTE;

type Trial = { checkoutId: string } | { problem: string };

/**
 * The whole way that a payment goes, without money: a payment page is opened and closed at once, which proves the key.
 * The provider then sends a notice that the page is closed; when it arrives with a good signature, address and secret of
 * the webhook are proven as well. That notice is found by its subject (`wasToldOf`).
 */
export const runPaymentsTest = formVerb(
  noFields,
  async (services, { actor }) => {
    const trial = await openAndClose(services).catch((error: Error) => ({ problem: error.message }));
    await noteTrial(services, { actor, trial });
  },
  allowOwner,
);

async function openAndClose({ payments, config, clock, content }: Deps): Promise<Trial> {
  const { checkoutId } = await payments.startCheckout({
    orderId: randomUUID(),
    mode: 'payment',
    lines: [{ productId: 'setup', name: 'Test of the set-up', amountCents: 100 }],
    email: content.current().site.contactEmail,
    successUrl: `${config.appUrl}/office/setup`,
    cancelUrl: `${config.appUrl}/office/setup`,
    expiresAt: new Date(clock.now().getTime() + LIVES_MS),
  });
  await payments.expireCheckout(checkoutId);
  return { checkoutId };
}

const noteTrial = ownerVerb<{ trial: Trial }, void>(
  'setup.payments_tested',
  async ({ clock }, tx, { trial }) => {
    await saveTrial(tx, { payments: { askedAt: clock.now().toISOString(), ...trial } });
    return {
      about: { kind: 'settings', id: 'payments' },
      after: { isReached: 'checkoutId' in trial },
      answer: undefined,
    };
  },
);
