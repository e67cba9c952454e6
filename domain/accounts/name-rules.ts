import { hasLink, NO_LINKS } from '../links-in-words.ts';

const MAX_LENGTH = 120;

/** What is wrong with the name of an account. The letter that asks for confirmation greets a stranger by it. */
export function nameProblem(name: string): string | undefined {
  if (name.trim() === '') return 'Please tell us your name.';
  if (/\p{Cc}/u.test(name)) return 'Please write your name on one line.';
  if (name.length > MAX_LENGTH) return `Please keep it below ${MAX_LENGTH} characters.`;
  if (hasLink(name)) return NO_LINKS;
  return undefined;
}
