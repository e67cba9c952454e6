import { consentTexts } from '../../../content/consents.ts';
import { setArrival } from '../../contacts/index.ts';
import { DomainError } from '../../errors.ts';
import { recordSubscription } from '../../mail/index.ts';
import type { Parts } from '../../services.ts';
import { subscriberOf } from './subscription-token.ts';

/** Called by the button on the confirmation page, never by opening the link: scanners open every link. */
export async function confirmSubscription(services: Parts, { token }: { token: string }): Promise<void> {
  const subscriber = subscriberOf(services, token);
  if (!subscriber) {
    throw new DomainError('invalid', 'This link is too old or incomplete. Please enter your address again.');
  }
  await services.db.transaction(async (tx) => {
    await recordSubscription(services, tx, {
      email: subscriber.email,
      text: consentTexts.subscription,
      source: 'newsletter',
      proven: true,
    });
    await setArrival(tx, subscriber);
  });
}
