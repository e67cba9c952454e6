/** One line for what the reader can mend, the whole stack for what only we can. */
export function giveUp(error: unknown): never {
  const { name, message, stack } = error as Error;
  console.error(name === 'StartError' ? `Cannot start. ${message}` : stack);
  process.exit(1);
}
