import { useCallback, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { CalendarDay } from '../../../domain/practice/index.ts';

type Answer = { days: CalendarDay[] };

/** The slots of the month in sight, asked for when it comes into sight. */
export function useMonth(month: string, { type, besides }: { type?: string; besides?: string }) {
  // Null where the server was not reached.
  const { load, data, state } = useFetcher<Answer | null>();
  const [days, setDays] = useState<Record<string, CalendarDay>>({});
  const [asked, setAsked] = useState<string>();
  const ask = useCallback(() => {
    const query = new URLSearchParams({
      date: `${month}-01`,
      ...(besides && { besides }),
      ...(type && { type }),
    });
    setAsked(month);
    void load(`/portal/sessions/slots?${query}`);
  }, [load, month, type, besides]);
  useEffect(ask, [ask]);
  useEffect(() => {
    if (data)
      setDays((known) => ({ ...known, ...Object.fromEntries(data.days.map((day) => [day.date, day])) }));
  }, [data]);
  const loading = state !== 'idle';
  // By what is known of the month, not by the last answer: the router may drop one of two questions that it has under way.
  const isKnown = [...Object.keys(days), ...(data?.days ?? []).map(({ date }) => date)].some((date) =>
    date.startsWith(month),
  );
  return { days, loading, unreached: !loading && asked === month && !isKnown, ask };
}
