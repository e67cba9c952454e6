import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { CalendarDay } from '../../../domain/sessions/read-sessions.ts';

type Answer = { days: CalendarDay[] };

/** The slots of the month in sight, asked for when it comes into sight and again after each `refresh`. */
export function useMonth(month: string, besides?: string) {
  const { load, data, state } = useFetcher<Answer>();
  const [days, setDays] = useState<Record<string, CalendarDay>>({});
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again is the point of `asked`
  useEffect(() => {
    const query = new URLSearchParams({ date: `${month}-01`, ...(besides ? { besides } : {}) });
    void load(`/portal/sessions/slots?${query}`);
  }, [load, month, besides, asked]);
  useEffect(() => {
    if (data)
      setDays((known) => ({ ...known, ...Object.fromEntries(data.days.map((day) => [day.date, day])) }));
  }, [data]);
  return { days, loading: state !== 'idle', refresh: () => setAsked((times) => times + 1) };
}
