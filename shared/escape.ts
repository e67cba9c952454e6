/** What somebody typed, as part of a pattern: its signs stand for themselves. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Text between or inside the tags of HTML or XML: by number, as both know it. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
