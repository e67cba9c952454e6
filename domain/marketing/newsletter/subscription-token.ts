import type { Arrival } from '../../../shared/arrival.ts';
import { readArrival } from '../../../shared/read-arrival.ts';
import { readToken, signToken } from '../../../shared/signed-token.ts';
import type { Parts } from '../../services.ts';

const PURPOSE = 'newsletter';
const LIFE_MS = 7 * 24 * 3_600_000;

export function subscriptionToken(
  { config, clock }: Pick<Parts, 'config' | 'clock'>,
  email: string,
  arrival: Arrival = {},
): string {
  const said = encodeURIComponent(JSON.stringify(arrival));
  return signToken(config.secret, PURPOSE, `${clock.now().getTime() + LIFE_MS} ${email} ${said}`);
}

/** The address a link was made for, and how its owner came, as long as the link lives. */
export function subscriberOf(
  { config, clock }: Pick<Parts, 'config' | 'clock'>,
  token: string,
): ({ email: string } & Arrival) | undefined {
  const [endsAt = '', email, said] = readToken(config.secret, PURPOSE, token)?.split(' ') ?? [];
  if (!email || !(Number(endsAt) > clock.now().getTime())) return undefined;
  // Links of the last version say nothing of it.
  return { email, ...(said ? readArrival(JSON.parse(decodeURIComponent(said))) : {}) };
}
