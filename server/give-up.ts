/** One line for what the reader can mend, the whole stack for what only we can. */
import { asError } from '../shared/problem.ts';
export function giveUp(error: unknown): never {
  const { name, message, stack } = asError(error);
  console.error(name === 'StartError' ? `Cannot start. ${message}` : stack);
  process.exit(1);
}
