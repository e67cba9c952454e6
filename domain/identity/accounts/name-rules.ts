import { holdsLink } from '../../../shared/holds-link.ts';

const LONGEST = 120;

/**
 * What is wrong with the name of an account. It is repeated in the letter that asks an address to confirm itself, so
 * it must not carry a message to a stranger.
 */
export function nameProblem(name: string): string | undefined {
  if (name.length > LONGEST) return `Please use at most ${LONGEST} characters for your name.`;
  if (/\p{Cc}/u.test(name)) return 'Please write your name in one line.';
  return holdsLink(name) ? 'Please leave links and addresses out of your name.' : undefined;
}
