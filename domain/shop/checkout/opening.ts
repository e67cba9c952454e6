import { refused } from '../../errors.ts';
import type { ReadsContent } from '../../services.ts';

/**
 * Every verb that starts a payment asks this first: until the owner has opened the shop, no money is taken, whatever a
 * page may still show.
 */
export function refuseBeforeOpening({ content }: ReadsContent): void {
  if (content.current().site.opensSoon)
    throw refused('The shop opens soon. Nothing can be bought yet, and nothing was charged.');
}
