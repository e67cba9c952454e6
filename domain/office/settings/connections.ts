import { randomUUID } from 'node:crypto';
import { isPaymentsError } from '../../../adapters/payments/payments.ts';
import { messageOf } from '../../../shared/problem.ts';
import { type Actor, ownerOnly, ownerVerb, staffVerb } from '../../identity/index.ts';
import { postMail } from '../../mail/index.ts';
import { officeMoment } from '../../moments.ts';
import type { Services } from '../../services.ts';
import { lockAccount } from './queries.ts';

/** A letter to herself, the way every letter goes. What became of it is seen in the outbox. */
export const sendTestMail = staffVerb<object, { to: string }>(
  'settings.test_mail_sent',
  async (services, tx, { actor }) => {
    const { email = '', name = '' } = (await lockAccount(tx, actor.id)) ?? {};
    const { timeZone } = services.content.current().site;
    const props = { name, at: officeMoment(services.clock.now(), timeZone), by: services.mail.destination };
    await postMail(services, tx, { to: email, userId: actor.id, template: 'test-mail', props });
    return { about: { kind: 'settings', id: 'mail' }, answer: { to: email } };
  },
);

export type PaymentsAnswer = { ok: boolean; provider: string; text: string };

/**
 * Asks the provider for something that does not exist: a provider that says so was reached, and knows our key. What
 * it said is written down afterwards, because no transaction waits for a network.
 */
export async function testPayments(services: Services, { actor }: { actor: Actor }): Promise<PaymentsAnswer> {
  ownerOnly(actor);
  const provider = services.payments.name;
  const answer = await services.payments.readCheckout(`cs_test_${randomUUID().replaceAll('-', '')}`).then(
    () => ({ ok: true, text: 'The provider answered.' }),
    (error: unknown) =>
      isPaymentsError(error, 'not_found')
        ? { ok: true, text: 'The provider answered and knows our key.' }
        : { ok: false, text: messageOf(error) },
  );
  return noteTest(services, { actor, result: { provider, ...answer } });
}

const noteTest = ownerVerb<{ result: PaymentsAnswer }, PaymentsAnswer>(
  'settings.payments_tested',
  async (_services, _tx, { result }) => ({
    about: { kind: 'settings', id: 'payments' },
    after: { ok: result.ok, provider: result.provider },
    answer: result,
  }),
);
