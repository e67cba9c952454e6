/** Text between or inside the tags of HTML or XML: by number, as both know it. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
