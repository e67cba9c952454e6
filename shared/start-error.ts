/** A reason not to start that the person at the console can act on: printed as one line, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
