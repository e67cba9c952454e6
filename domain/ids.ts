import { notFound } from './errors.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isId = (text: string): boolean => UUID.test(text);

/** An address may hold anything; what is no id cannot be found. */
export function knownId(id: string, what: string): string {
  if (!UUID.test(id)) throw notFound(what);
  return id;
}
