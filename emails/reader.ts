import { type FormatName, momentIn, moneyIn } from '../shared/visitor-formats.ts';

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

export const written = (at: Date | string, zone: string, wanted: string): string =>
  momentIn(reader.formats, at, zone, wanted);

/** The clock by which she is told a moment: her own, or the practitioner's. */
export const clockFor = (practiceZone: string): string => reader.zone ?? practiceZone;
