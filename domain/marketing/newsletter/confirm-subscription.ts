import { consentTexts } from '../../../content/consents.ts';
import { DomainError } from '../../errors.ts';
import { recordConsent } from '../../mail/index.ts';
import type { Parts } from '../../services.ts';
import { subscriberOf } from './subscription-token.ts';

/** Called by the button on the confirmation page, never by opening the link: scanners open every link. */
export async function confirmSubscription(services: Parts, { token }: { token: string }): Promise<void> {
  const email = subscriberOf(services, token);
  if (!email) {
    throw new DomainError('invalid', 'This link is too old or incomplete. Please enter your address again.');
  }
  await services.db.transaction((tx) =>
    recordConsent(services, tx, {
      email,
      topic: 'newsletter',
      text: consentTexts.newsletter,
      source: 'newsletter',
      proven: true,
    }),
  );
}
