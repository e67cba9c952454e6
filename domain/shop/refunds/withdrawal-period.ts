import type { Delivery, Product } from '../../../content/catalogue.ts';

/** The withdrawal period: nobody's reading begins in it unless she asked for that. */
export const PERIOD_MS = 14 * 24 * 3_600_000;

/** What the choice to begin at once is about: content that is used up by being delivered. Session credits wait to be booked. */
export const beginsAtOnce = ({ kind }: Delivery): boolean => kind !== 'session-credits';
export const asksForConsent = ({ delivers }: Pick<Product, 'delivers'>): boolean =>
  delivers.some(beginsAtOnce);
