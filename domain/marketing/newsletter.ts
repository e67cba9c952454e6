import { consentTexts } from '../../content/consents.ts';
import { type Arrival, readArrival } from '../../shared/arrival.ts';
import { WEEK } from '../../shared/durations.ts';
import { readToken, signToken } from '../../shared/signed-token.ts';
import { setArrival } from '../contacts/index.ts';
import { DomainError } from '../errors.ts';
import { postMail, recordSubscription } from '../mail/index.ts';
import type { Deps } from '../services.ts';

/**
 * Asks the owner of an address whether she wants the newsletter. Known and unknown addresses get the same letter, and
 * nothing but the letter is kept: the wish itself travels in the link, signed.
 */
export async function askForConfirmation(
  services: Deps,
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

/** Called by the button on the confirmation page, never by opening the link: scanners open every link. */
export async function confirmSubscription(services: Deps, { token }: { token: string }): Promise<void> {
  const subscriber = subscriberOfToken(services, token);
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

const PURPOSE = 'newsletter';
const LIFE_MS = WEEK;

function subscriptionToken(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  email: string,
  arrival: Arrival = {},
): string {
  const said = encodeURIComponent(JSON.stringify(arrival));
  return signToken(config.secret, PURPOSE, `${clock.now().getTime() + LIFE_MS} ${email} ${said}`);
}

/** The address a link was made for, and how its owner came, as long as the link lives. */
export function subscriberOfToken(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  token: string,
): ({ email: string } & Arrival) | undefined {
  const [endsAt = '', email, said] = readToken(config.secret, PURPOSE, token)?.split(' ') ?? [];
  if (!email || !(Number(endsAt) > clock.now().getTime())) return undefined;
  // Links of the last version say nothing of it.
  return { email, ...(said ? readArrival(JSON.parse(decodeURIComponent(said))) : {}) };
}
