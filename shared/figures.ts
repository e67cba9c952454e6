/** 12,345. Not by Intl: a phone needs a tenth of a second to make its first number format, before a page listens. */
export const figure = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');

/** "1 person", "1,987 people": a count with its word. Without a second word, the first one with an s. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${figure(count)} ${count === 1 ? one : several}`;

/** By thousands, as disks and phones count. */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1e3));
  if (kilobytes < 1_000) return `${kilobytes} KB`;
  const megabytes = (bytes / 1e6).toFixed(1);
  return Number(megabytes) < 1_000 ? `${megabytes} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}
