const KEY_BYTES = 32;

/** What is wrong with a key for backups, or undefined. */
export function backupKeyProblem(text: string): string | undefined {
  const isWhole = /^[A-Za-z0-9+/]{43}=$/.test(text) && Buffer.from(text, 'base64').length === KEY_BYTES;
  return isWhole
    ? undefined
    : 'must be 32 random bytes in base64: node -e "console.log(crypto.randomBytes(32).toString(\'base64\'))"';
}

/** What is wrong with the address of a bucket for backups, or undefined. */
export function backupBucketProblem(text: string): string | undefined {
  const url = URL.parse(text);
  const isWhole =
    url && /^https?:$/.test(url.protocol) && url.username && url.password && /^\/[^/]+$/.test(url.pathname);
  return isWhole ? undefined : 'must look like https://KEY:SECRET@s3.example/bucket?region=eu-central-1';
}
