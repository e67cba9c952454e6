/** What is wrong with the value of a variable, in words for the person who typed it; undefined when nothing is. */
type Rule = (value: string) => string | undefined;

/** Values of .env.example that somebody has left as they are. They are public, so they protect and reach nothing. */
export const exampleProblem: Rule = (value) =>
  /at-least-\d+-characters|your-domain\.example|your-password/i.test(value)
    ? 'still is the example of .env.example; put your own there'
    : undefined;

export const appUrlProblem: Rule = (text) => {
  const parts = /^(https?):\/\/[^/?#\s]+/i.exec(text);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!parts || !url) return 'must begin with https:// and name your domain, such as https://aura.example';
  if (url.username || url.password) return 'must not hold a user name or password';
  if (url.protocol === 'http:' && !isThisMachine(url.hostname)) {
    return 'must begin with https:// (http:// is for this machine alone, such as http://127.0.0.1:3000)';
  }
  if (url.pathname !== '/' || /[?#]/.test(text)) {
    return `must end after the domain, as in ${url.origin}: the site cannot live in a folder of it`;
  }
  return undefined;
};

export function isThisMachine(host: string): boolean {
  return host === '[::1]' || /^127(\.\d+){3}$/.test(host) || /(^|\.)localhost$/.test(host);
}

/** How a secret that the demo made for itself begins: see demoSecret in domain/accounts. */
const DEMO_PREFIX = 'demo';
const PLACEHOLDER = /(change|replace).?(me|this|it)|placeholder|your.?(own.?)?secret/i;

export const authSecretProblem: Rule = (secret) => {
  if (secret.startsWith(DEMO_PREFIX)) return 'must not be the demo secret';
  if (secret.length < 32) return 'must have at least 32 characters';
  const isPlaceholder = PLACEHOLDER.test(secret) || new Set(secret).size === 1;
  return isPlaceholder ? 'is a placeholder; use random characters that nobody knows' : undefined;
};

const KEY_BYTES = 32;

export const backupKeyProblem: Rule = (text) => {
  const isWhole = /^[A-Za-z0-9+/]{43}=$/.test(text) && Buffer.from(text, 'base64').length === KEY_BYTES;
  return isWhole
    ? undefined
    : 'must be 32 random bytes in base64: node -e "console.log(crypto.randomBytes(32).toString(\'base64\'))"';
};

export const backupBucketProblem: Rule = (text) => {
  const url = URL.parse(text);
  const isWhole =
    url && /^https?:$/.test(url.protocol) && url.username && url.password && /^\/[^/]+$/.test(url.pathname);
  return isWhole ? undefined : 'must look like https://KEY:SECRET@s3.example/bucket?region=eu-central-1';
};

export const smtpUrlProblem: Rule = (text) => {
  if (!/^smtps?:\/\//i.test(text)) return 'must begin with smtp:// or smtps://';
  const url = URL.parse(text);
  // A #, / or ? in a password ends the part of the address that it stands in.
  const isWhole = url?.hostname && /^\/?$/.test(url.pathname) && !url.hash && !/@.*@/.test(text);
  if (isWhole) return undefined;
  return 'cannot be read; in its user name and password write # as %23, / as %2F, ? as %3F, @ as %40, : as %3A, % as %25';
};

/** "Aura <hello@aura.example>", or the address alone. */
export const mailFromProblem: Rule = (text) =>
  /^(?:[^<>@]*<[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+)$/.test(text)
    ? undefined
    : 'must be an address, such as "Aura <hello@aura.example>"';

export const stripeKeyProblem: Rule = (text) => {
  if (/^pk_/.test(text))
    return 'is the publishable key; this takes the secret one, which starts with sk_ or rk_';
  return /^(sk|rk)_(test|live)_\w{3,}$/.test(text)
    ? undefined
    : 'must be a secret key, which starts with sk_live_ or rk_live_ and goes on';
};

export const stripeWebhookProblem: Rule = (text) =>
  /^whsec_\w{3,}$/.test(text)
    ? undefined
    : "must be the endpoint's signing secret, which starts with whsec_ and goes on";

// Names

/**
 * What is wrong with the lines of an .env file. A line that nobody understands is left out in silence by Node, and a site
 * whose APP_URL was left out would be a demo.
 */
export function linesProblem(file: string, known: readonly string[]): string | undefined {
  let quote: string | undefined;
  for (const [at, line] of file.split(/\r?\n/).entries()) {
    if (quote) {
      if (line.includes(quote)) quote = undefined;
      continue;
    }
    if (/^\s*(#|$)/.test(line)) continue;
    const [, name = '', value = ''] = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*)$/.exec(line) ?? [];
    if (!name) return `line ${at + 1} cannot be read; each line is NAME=value`;
    const meant = meantBy(name, known);
    if (meant) return `line ${at + 1}: ${name} is not a name that the site reads; did you mean ${meant}?`;
    const opening = /^["'`]/.exec(value)?.[0];
    if (opening && !value.slice(1).includes(opening)) quote = opening;
  }
  return quote ? `a quotation mark ${quote} is opened and not closed` : undefined;
}

/** The known name that a wrong one was probably meant to be. Names that are like none belong to somebody else. */
export function meantBy(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined;
  const bare = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const same = known.find((one) => bare(one) === bare(name));
  if (same || name.length < 6) return same;
  return known.find((one) => one.length >= 6 && distance(bare(one), bare(name)) <= 2);
}

/** How many letters would have to be added, taken away or changed. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
