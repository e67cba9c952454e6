export const sequenceStatuses = ['Completed', 'Converted', 'Stalled', 'Active'] as const;
export type SequenceStatus = (typeof sequenceStatuses)[number];

type Facts = { completed: boolean; converted: boolean; startedAt: Date; lastSentAt: Date | null };

export const STALLED_AFTER_MS = 3 * 24 * 3_600_000;

/** The specification's rule to the letter, in its order. Three days to the millisecond are still "Active". */
export function sequenceStatus(
  { completed, converted, startedAt, lastSentAt }: Facts,
  now: Date,
): SequenceStatus {
  if (completed) return 'Completed';
  if (converted) return 'Converted';
  const silentMs = now.getTime() - (lastSentAt ?? startedAt).getTime();
  return silentMs > STALLED_AFTER_MS ? 'Stalled' : 'Active';
}

/** Converted divided by all, in percent with one decimal. */
export function conversionRate(converted: number, total: number): string {
  return (total === 0 ? 0 : (converted / total) * 100).toFixed(1);
}
