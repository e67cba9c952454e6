/** How somebody came, as her browser says it with a form: on which clock she lives, and what led her here. */
export type Arrival = { zone?: string; source?: string };

const NAMES = ['utm_source', 'utm_medium', 'utm_campaign'];
export const PARTS = NAMES.length;
const LONGEST = 40;

/** 'instagram / story / autumn' of an address that says so. */
export function sourceOf(search: string): string | undefined {
  const query = new URLSearchParams(search);
  const parts = NAMES.map((name) => plain(query.get(name) ?? ''));
  while (parts.at(-1) === '') parts.pop();
  return parts.map((part) => part || '-').join(' / ') || undefined;
}

export const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}._-]+/gu, ' ')
    .trim()
    .slice(0, LONGEST - 3);
