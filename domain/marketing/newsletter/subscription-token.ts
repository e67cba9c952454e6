import { readToken, signToken } from '../../../shared/signed-token.ts';
import type { Parts } from '../../services.ts';

const PURPOSE = 'newsletter';
const LIFE_MS = 7 * 24 * 3_600_000;

export function subscriptionToken({ config, clock }: Pick<Parts, 'config' | 'clock'>, email: string): string {
  return signToken(config.secret, PURPOSE, `${clock.now().getTime() + LIFE_MS} ${email}`);
}

/** The address a link was made for, as long as the link lives. */
export function subscriberOf(
  { config, clock }: Pick<Parts, 'config' | 'clock'>,
  token: string,
): string | undefined {
  const [endsAt = '', email] = readToken(config.secret, PURPOSE, token)?.split(' ') ?? [];
  return Number(endsAt) > clock.now().getTime() ? email : undefined;
}
