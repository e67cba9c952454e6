/**
 * Pages that open to whoever has the key in their address: no log may hold it. deploy/nginx.conf has the same list, and a
 * test holds both against the site map.
 */
export const keyedPages = [
  'calendar',
  'card',
  'gift',
  'invitation',
  'orders',
  'partner',
  'payment-card',
  'r',
  'seats',
  'sessions',
  'testimonial',
];

const KEYED = new RegExp(`^/(${keyedPages.join('|')})/[^/]+?(?=\\.data$|/|$)`);

/**
 * A signed key (signed-token.ts), wherever else it stands. Searched for from the beginning of a word alone: from each letter of
 * it, a path of 16 KB would take a second.
 */
const KEY = /(?<![\w-])[\w-]+\.[\w-]{43}(?![\w-])/g;

/** An address as logs may know it: the page, without the key that opens it. */
export const pathForLogs = (path: string): string => path.replace(KEYED, '/$1/<key>').replace(KEY, '<key>');
