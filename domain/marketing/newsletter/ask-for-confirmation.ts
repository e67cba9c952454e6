import type { Arrival } from '../../../shared/arrival.ts';
import { postMail } from '../../mail/index.ts';
import type { Parts } from '../../services.ts';
import { subscriptionToken } from './subscription-token.ts';

/**
 * Asks the owner of an address whether she wants the newsletter. Known and unknown addresses get the same letter, and
 * nothing but the letter is kept: the wish itself travels in the link, signed.
 */
export async function askForConfirmation(
  services: Parts,
  { email, ...arrival }: { email: string } & Arrival,
): Promise<void> {
  const token = subscriptionToken(services, email, arrival);
  await services.db.transaction((tx) =>
    postMail(services, tx, {
      to: email,
      template: 'newsletter-confirm',
      props: { url: `${services.config.appUrl}/newsletter/confirm?token=${token}` },
    }),
  );
}
