export type ProgressStep = { milestoneId: string; progress: number; recordedAt: Date };
export type LinePoint = { date: string; progress: number };

/** The rounded mean; 0 where there is nothing to measure. */
export function overallProgress(percentages: readonly number[]): number {
  if (percentages.length === 0) return 0;
  return Math.round(percentages.reduce((sum, each) => sum + each, 0) / percentages.length);
}

/** How the overall progress stood at the end of each day on which something moved, and how it stands today. */
export function progressLine(steps: readonly ProgressStep[], today: Date): LinePoint[] {
  const standing = new Map<string, number>();
  const days = new Map<string, number>();
  for (const { milestoneId, progress, recordedAt } of steps) {
    standing.set(milestoneId, progress);
    days.set(dayOf(recordedAt), overallProgress([...standing.values()]));
  }
  if (standing.size > 0) days.set(dayOf(today), overallProgress([...standing.values()]));
  return [...days].map(([date, progress]) => ({ date, progress }));
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
