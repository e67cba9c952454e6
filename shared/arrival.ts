import { isZone } from './wall-time.ts';

/** How somebody came, as her browser says it with a form: on which clock she lives, and what led her here. */
export type Arrival = { zone?: string; source?: string };

const NAMES = ['utm_source', 'utm_medium', 'utm_campaign'];
const PARTS = NAMES.length;
const LONGEST = 40;

/** 'instagram / story / autumn' of an address that says so. */
export function sourceOf(search: string): string | undefined {
  const query = new URLSearchParams(search);
  const parts = NAMES.map((name) => plain(query.get(name) ?? ''));
  while (parts.at(-1) === '') parts.pop();
  return parts.map((part) => part || '-').join(' / ') || undefined;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}._-]+/gu, ' ')
    .trim()
    .slice(0, LONGEST - 3);

/** As it may be kept, whatever was sent. */
export function readArrival({ zone, source }: { zone?: unknown; source?: unknown }): Arrival {
  const said = typeof source === 'string' ? source.split('/').slice(0, PARTS).map(plain) : [];
  const kept = said.map((part) => part || '-').join(' / ');
  return {
    ...(typeof zone === 'string' && zone.length <= 60 && isZone(zone) ? { zone } : {}),
    ...(said.some(Boolean) ? { source: kept } : {}),
  };
}
