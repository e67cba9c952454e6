import { MINUTE } from './durations.ts';

const FRESH_MS = 15 * MINUTE;

/**
 * Whether somebody has proven in the last minutes who she is: by password, passkey, link or code. What cannot be taken back
 * asks for it. By the machine's clock, as sign-ins are.
 */
export const isFresh = (confirmedAt: Date | undefined): boolean =>
  confirmedAt !== undefined && Date.now() - confirmedAt.getTime() < FRESH_MS;

/** How a refusal says that it wants a newer proof of who is asking, and what the page then says. */
export const SIGN_IN_AGAIN = 'sign_in_again';
export const SIGN_IN_AGAIN_WORDS = 'Please sign in again. It is more than 15 minutes since you last did.';
