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

/** A message without e-mail and web addresses: their parts are nobody's words. */
export const withoutAddresses = (message: string): string =>
  message
    .split(/(?<=\s)/)
    .map((piece) => (/^\W*(?:https?:|www\.)/i.test(piece) || /\S@\S/.test(piece) ? ' ' : piece))
    .join('');

/** At most `length` characters, ending with a whole sentence or paragraph. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length + 1);
  const ends = [...cut.matchAll(/[.!?]["”’)]?(?=\s)|\n\n/g)].at(-1);
  const end = ends ? ends.index + ends[0].trimEnd().length : cut.lastIndexOf(' ');
  return cut.slice(0, end).trim();
}
