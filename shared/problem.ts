/** What a thrown thing says. Anything can be thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What the system or the database calls it: 'ENOENT', '57P03'. */
export function codeOf(error: unknown): string | undefined {
  return has(error, 'code') && typeof error.code === 'string' ? error.code : undefined;
}

export const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && key in value;

/** What was thrown and what caused it, the outermost first. */
export function causesOf(error: unknown): unknown[] {
  const found: unknown[] = [];
  for (let one = error; one && !found.includes(one); one = has(one, 'cause') ? one.cause : undefined)
    found.push(one);
  return found;
}

/** Anything can be thrown; what reads names, causes and stacks wants an Error. */
export function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
