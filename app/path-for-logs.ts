/**
 * A signed key in an address (signed-token.ts): whoever holds it is let in, so no log may hold it. Searched for from the beginning of a
 * word alone: from each letter of it, a path of 16 KB would take a second.
 */
const KEY = /(?<![\w-])[\w-]+\.[\w-]{43}(?![\w-])/g;

/** Invitations have keys of another make. */
const INVITATION = /(?<=^\/invitation\/)[^/.]+/;

/** An address as logs may know it: the page, without the key that opens it. */
export const pathForLogs = (path: string): string => path.replace(KEY, '<key>').replace(INVITATION, '<key>');
