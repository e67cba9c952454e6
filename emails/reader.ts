import { type FormatName, momentIn, moneyIn } from '../shared/visitor-formats.ts';
import { placeOf } from '../shared/wall-time.ts';

/** How the reader of a letter writes dates, hours and money, and on which clock she lives, where that is known. */
export type Reader = { formats: FormatName; zone?: string };

/**
 * A letter is rendered in one go, and nothing else runs meanwhile: so whoever writes a sum or a moment into it need not be
 * handed its reader.
 */
let reader: Reader = { formats: 'own' };

export function writtenFor<T>(who: Reader | undefined, work: () => T): T {
  const before = reader;
  reader = who ?? { formats: 'own' };
  try {
    return work();
  } finally {
    reader = before;
  }
}

export const money = (cents: number, { round = false } = {}): string =>
  moneyIn(reader.formats, cents, { round });
export const euro = (cents: number): string => money(cents, { round: true });

/** Before what a product is called: nothing before "The Union Path". */
export const the = (name: string, article = 'the '): string => (/^the\s/i.test(name) ? '' : article);

export const written = (at: Date | string, zone: string, wanted: string): string =>
  momentIn(reader.formats, at, zone, wanted);

/** The clock by which she is told a moment: her own, or the practitioner's. */
export const clockFor = (practiceZone: string): string => reader.zone ?? practiceZone;

/**
 * A day or a moment in the props of a letter, which is written when the letter leaves: by its reader's clock and in her way.
 * A plain date ('day:2026-06-04') is that day on every clock. A letter that an earlier version put into the outbox has words.
 */
export type Told = `day:${string}` | `moment:${string}`;

const TOLD = /^(day|moment):(\d{4}-\d{2}-\d{2})(T[\d:.]+Z)?$/;

/** The props as their template says them. */
export const inWords = (props: object, practiceZone: string): object =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, wordsOf(value, practiceZone)]));

function wordsOf(value: unknown, practiceZone: string): unknown {
  if (typeof value === 'string') return toldIn(value, practiceZone);
  if (Array.isArray(value)) return value.map((each) => wordsOf(each, practiceZone));
  return typeof value === 'object' && value !== null ? inWords(value, practiceZone) : value;
}

function toldIn(value: string, practiceZone: string): string {
  const [, kind, date = '', time] = TOLD.exec(value) ?? [];
  if (!kind) return value;
  const zone = time ? clockFor(practiceZone) : 'UTC';
  if (kind === 'day') return written(date + (time ?? ''), zone, 'd MMMM yyyy');
  return `${written(date + (time ?? ''), zone, "d MMMM yyyy 'at' h:mm a")} (${placeOf(zone)} time)`;
}
