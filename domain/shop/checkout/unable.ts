import { DomainError } from '../../errors.ts';

/** The provider could not be asked: nothing was charged, and trying again is all there is to do. */
export const unableToStart = () =>
  new DomainError('unavailable', 'Unable to create checkout session. Please try again.');
