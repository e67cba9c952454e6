/** Markdown as somebody would say it: links by their words, no marks. Chat messages are plain text throughout. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/^\|[-| :]+\|$/gm, '')
    .replace(/^\|(.*)\|$/gm, (_, row: string) =>
      row
        .split('|')
        .map((cell) => cell.trim())
        .join(': '),
    )
    .replace(/^#+\s*/gm, '')
    .replace(/^>\s?/gm, '')
    .replace(/^[-*]\s+/gm, '• ')
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** At most `length` characters, ending with a whole sentence or paragraph. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length + 1);
  const ends = [...cut.matchAll(/[.!?]["”’)]?(?=\s)|\n\n/g)].at(-1);
  const end = ends ? ends.index + ends[0].trimEnd().length : cut.lastIndexOf(' ');
  return cut.slice(0, end).trim();
}
