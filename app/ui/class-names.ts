/** Joins what is there. Later classes are meant to add, not to fight: variants decide, callers place. */
export function cx(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
