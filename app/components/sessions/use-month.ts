import { useCallback, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { CalendarDay } from '../../../domain/practice/index.ts';

type Answer = { days: CalendarDay[] };

/** The slots of the month in sight, asked for when it comes into sight. */
export function useMonth(month: string, besides?: string) {
  // No answer to show: not asked yet (undefined), or not reached (null).
  const { load, data, state } = useFetcher<Answer | null>();
  const [days, setDays] = useState<Record<string, CalendarDay>>({});
  const ask = useCallback(() => {
    const query = new URLSearchParams({ date: `${month}-01`, ...(besides ? { besides } : {}) });
    void load(`/portal/sessions/slots?${query}`);
  }, [load, month, besides]);
  useEffect(ask, [ask]);
  useEffect(() => {
    if (data)
      setDays((known) => ({ ...known, ...Object.fromEntries(data.days.map((day) => [day.date, day])) }));
  }, [data]);
  const loading = state !== 'idle';
  return { days, loading, unreached: data === null && !loading, ask };
}
