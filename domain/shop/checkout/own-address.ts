import { refused } from '../../errors.ts';

/** An address to come back to must be one of ours: nobody is sent from our checkout to somebody else's site. */
export function ownAddress(given: string | undefined, otherwise: string, appUrl: string): string {
  const address = URL.parse(given ?? otherwise, appUrl);
  const ours = new URL(appUrl);
  const isOurs = address?.origin === ours.origin && address.protocol === ours.protocol;
  if (!isOurs || address.username || address.password)
    throw refused('Payments can only return to this site.');
  return address.href;
}
