/** What somebody typed, as part of a pattern: its signs stand for themselves. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
