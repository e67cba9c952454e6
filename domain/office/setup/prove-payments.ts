import { randomUUID } from 'node:crypto';
import { type Actor, ownerOnly, ownerVerb } from '../../identity/index.ts';
import type { Services } from '../../services.ts';
import { saveTrial } from './set-up.ts';

/** The provider refuses a page that would live for less than half an hour; this one is closed at once. */
const LIVES_MS = 45 * 60_000;

type Trial = { checkoutId: string } | { problem: string };

/**
 * The whole way that a payment goes, without money: a payment page is opened and closed at once, which proves the key.
 * The provider then sends a notice that the page is closed; when it arrives with a good signature, address and secret of
 * the webhook are proven as well. That notice is found by its subject (`wasToldOf`).
 */
export async function provePayments(services: Services, { actor }: { actor: Actor }): Promise<void> {
  ownerOnly(actor);
  const trial = await openAndClose(services).catch((error: Error) => ({ problem: error.message }));
  await noteTrial(services, { actor, trial });
}

async function openAndClose({ payments, config, clock, content }: Services): Promise<Trial> {
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
