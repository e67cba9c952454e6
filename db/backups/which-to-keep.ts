import { DAY } from '../../shared/durations.ts';
import { momentOf } from './manifest.ts';

/** So many days, weeks and months that have a backup: counted by what there is, a long pause costs none. */
const KEPT = { days: 7, weeks: 4, months: 12 };
/** 1 January 1970 was a Thursday. */
const mondayOf = (at: Date) => Math.floor((at.getTime() / DAY + 3) / 7);

/** The newest of each of the last days, weeks and months; names in any order. */
export function whichToKeep(names: string[]): Set<string> {
  const newestFirst = names.toSorted().reverse();
  const newestOf = (period: (name: string) => string | number, many: number) => {
    const found = new Map<string | number, string>();
    for (const name of newestFirst) if (!found.has(period(name))) found.set(period(name), name);
    return [...found.values()].slice(0, many);
  };
  return new Set([
    ...newestOf((name) => name.slice(0, 10), KEPT.days),
    ...newestOf((name) => mondayOf(momentOf(name)), KEPT.weeks),
    ...newestOf((name) => name.slice(0, 7), KEPT.months),
  ]);
}
