import { readToken, signToken } from '../../../shared/signed-token.ts';
import type { Parts } from '../../services.ts';

const OFFER_MS = 24 * 3_600_000;
const PURPOSE = 'mini-offer';

/** The deadline, and our own time beside it, so that a browser with a wrong clock counts right. */
export type ShownOffer = { token: string; endsAt: string; now: string };

/**
 * The mini reading at its low price, for 24 hours from the moment somebody first sees it. The deadline is in the token,
 * which the browser and the quiz's letters carry. It is never looked up by address: that would tell strangers who took
 * the quiz.
 */
export function offerEnd(
  { config, clock }: Pick<Parts, 'config' | 'clock'>,
  token: string | undefined,
): Date {
  const known = Number(token && readToken(config.secret, PURPOSE, token));
  return new Date(known || clock.now().getTime() + OFFER_MS);
}

export function showOffer({ config, clock }: Pick<Parts, 'config' | 'clock'>, endsAt: Date): ShownOffer {
  const token = signToken(config.secret, PURPOSE, String(endsAt.getTime()));
  return { token, endsAt: endsAt.toISOString(), now: clock.now().toISOString() };
}
