import { type SQL, sql } from 'drizzle-orm';

/**
 * Addresses as they stand in a text, each whole: "ana@x.test" is not in "joana@x.test", nor in "ana@x.test.example".
 * The text may be JSON, where a line break before an address is written as backslash and n, a page, or a link.
 */
function patternOf(addresses: string[]): string {
  const literals = formsOf(addresses).map((form) => form.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&'));
  return `(^|[^[:alnum:]._%+-]|\\\\[bfnrt]|\\\\u[0-9a-f]{4})(?:${literals.join('|')})(?![[:alnum:]-]|\\.[[:alnum:]])`;
}

function formsOf(addresses: string[]): string[] {
  const forms = addresses.flatMap((address) => [address, asHtml(address), encodeURIComponent(address)]);
  return [...new Set(forms.map((form) => form.toLowerCase()))];
}

const asHtml = (address: string) =>
  address.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

/** Whether a text mentions one of these addresses. The pattern is slow on long texts, so a plain search goes first. */
export function mentions(text: SQL, addresses: string[]): SQL {
  if (addresses.length === 0) return sql`false`;
  const found = formsOf(addresses).map((form) => sql`strpos(lower(${text}), ${form}) > 0`);
  return sql`coalesce((${sql.join(found, sql` or `)}) and ${text} ~* ${patternOf(addresses)}, false)`;
}

/** The text with a stand-in for each of them. */
export const withoutAddresses = (text: SQL, addresses: string[]): SQL =>
  addresses.length === 0
    ? text
    : sql`regexp_replace(${text}, ${patternOf(addresses)}, ${`\\1${ERASED}`}, 'gi')`;

const ERASED = 'erased@deleted.invalid';
