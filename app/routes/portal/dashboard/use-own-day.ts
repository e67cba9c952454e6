import { format } from 'date-fns/format';
import { useSyncExternalStore } from 'react';
import type { Cycles } from '../../../../domain/office/index.ts';

const never = () => () => {};

/** The day on the reader's own calendar; the server, which cannot know it, shows the practice's. */
export function useOwnDay({ days, today }: NonNullable<Cycles>) {
  const date = useSyncExternalStore(
    never,
    () => format(new Date(), 'yyyy-MM-dd'),
    () => today,
  );
  const find = (wanted: string) => days.find((day) => day.date === wanted);
  const day = find(date) ?? find(today);
  if (!day) throw new Error('there is no today');
  return day;
}
