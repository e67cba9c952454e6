import { createHash } from 'node:crypto';
import { z } from 'zod';
import { segmentRules } from '../segments/rules.ts';
import type { BroadcastRow } from './queries.ts';

// What the owner saw in the dialog and confirmed, stored with the broadcast. Letters are made from it alone.

/** What makes up a letter, as rows hold it. */
export const texts = z.object({
  subject: z.string(),
  body: z.string(),
  perHour: z.number(),
  codePercent: z.number().nullable(),
  codeDays: z.number().nullable(),
  codeProduct: z.string().nullable(),
  subjectB: z.string().nullable(),
  testSize: z.number().nullable(),
});
const storedConfirmation = texts.extend({
  version: z.string(),
  rules: segmentRules,
  /** The name of the segment, as it was then; none: everybody. */
  segment: z.string().nullable(),
  at: z.string().nullable(),
  localTime: z.string().nullable(),
  /** How many it reached at that moment, and how many not. */
  reached: z.number(),
  notReached: z.number(),
  confirmedAt: z.string(),
  confirmedBy: z.string(),
});
export type Confirmation = z.infer<typeof storedConfirmation>;

export const confirmationOf = ({ confirmed }: Pick<BroadcastRow, 'confirmed'>): Confirmation | undefined =>
  confirmed ? storedConfirmation.parse(confirmed) : undefined;

/** A broadcast as it was confirmed, whatever its row says now. */
export function asConfirmed(row: BroadcastRow): BroadcastRow {
  const confirmation = confirmationOf(row);
  return confirmation
    ? { ...row, ...texts.parse(confirmation), rules: confirmation.rules, localTime: confirmation.localTime }
    : row;
}

export const hash = (of: unknown): string =>
  createHash('sha256').update(JSON.stringify(of)).digest('hex').slice(0, 32);

/** The version of what is saved. */
export const savedVersion = (row: BroadcastRow): string => hash([texts.parse(row), row.segmentId]);
