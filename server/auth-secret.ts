/** How a secret that the demo made for itself begins: see demoSecret in domain/accounts. */
const DEMO_PREFIX = 'demo';
const PLACEHOLDER = /(change|replace).?(me|this|it)|placeholder|your.?(own.?)?secret/i;

/** Why a secret protects nothing; undefined when it may. */
export function authSecretProblem(secret: string): string | undefined {
  if (secret.startsWith(DEMO_PREFIX)) return 'must not be the demo secret';
  if (secret.length < 32) return 'must have at least 32 characters';
  const isPlaceholder = PLACEHOLDER.test(secret) || new Set(secret).size === 1;
  return isPlaceholder ? 'is a placeholder; use random characters that nobody knows' : undefined;
}
