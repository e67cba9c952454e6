const LONGEST = 40;
const MOST = 50;

/** Tags as somebody typed them, parted by commas: small letters, each once. */
export function readTags(typed: string): string[] {
  const tags = typed
    .split(/[,;\n]/)
    .map((tag) =>
      tag
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .toLowerCase()
        .slice(0, LONGEST),
    )
    .filter(Boolean);
  return [...new Set(tags)].slice(0, MOST).sort();
}
