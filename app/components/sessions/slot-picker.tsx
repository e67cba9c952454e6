import { format } from 'date-fns/format';
import { parse } from 'date-fns/parse';
import { useCallback, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { CalendarDay } from '../../../domain/practice/index.ts';
import { placeOf, timeLabel } from '../../../shared/wall-time.ts';
import { useSite } from '../../page-words.ts';
import { Button } from '../../ui/button.tsx';
import { Calendar } from '../../ui/calendar.tsx';
import { Select } from '../../ui/select.tsx';
import { ownClock, useVisitorZone } from './visitor-zone.ts';

export type PracticeCalendar = { zone: string; today: string; lastDate: string };
export type Choice = { date?: string; startsAt?: string };

type Props = {
  calendar: PracticeCalendar;
  choice: Choice;
  onChoose(choice: Choice): void;
  /** How long a slot is, and how close to others, is a matter of the type. */
  type?: string;
  /** The session that is being moved does not stand in its own way. */
  besides?: string;
};

// A cell of the calendar is a date and no moment: it is read and written without any zone.
const toCell = (date: string) => parse(date, 'yyyy-MM-dd', new Date(2000, 0, 1));
const fromCell = (cell: Date) => format(cell, 'yyyy-MM-dd');

/** A date and one of its times, by the practice's clock; the visitor's own stands beside it where it differs. */
export function SlotPicker({ calendar, choice, onChoose, type, besides }: Props) {
  const site = useSite();
  const [month, setMonth] = useState((choice.date ?? calendar.today).slice(0, 'yyyy-MM'.length));
  const { days, loading, unreached, ask } = useMonth(month, { type, besides });
  const zone = useVisitorZone(calendar.zone);
  const day = choice.date ? days[choice.date] : undefined;
  const clocksDiffer = day?.slots.some(({ startsAt }) => ownClock(startsAt, calendar.zone, zone));
  return (
    <>
      <fieldset>
        <legend className="font-semibold">Select Date</legend>
        <div className="mt-1.5 flex min-h-[22.25rem] justify-center rounded-md border border-rule bg-paper px-1 py-2">
          <Calendar
            mode="single"
            selected={choice.date ? toCell(choice.date) : undefined}
            onSelect={(cell) => onChoose({ date: cell && fromCell(cell) })}
            month={toCell(`${month}-01`)}
            onMonthChange={(cell) => setMonth(fromCell(cell).slice(0, 'yyyy-MM'.length))}
            startMonth={toCell(calendar.today)}
            endMonth={toCell(calendar.lastDate)}
            today={toCell(calendar.today)}
            disabled={[
              { before: toCell(calendar.today), after: toCell(calendar.lastDate) },
              (cell) => isFull(days[fromCell(cell)]),
            ]}
          />
        </div>
      </fieldset>
      {unreached && (
        <p role="alert" className="flex flex-wrap items-center justify-between gap-x-4 text-fine">
          The free times did not reach us.
          <Button variant="quiet" size="sm" onClick={ask}>
            Try again
          </Button>
        </p>
      )}
      <Select
        label="Select Time"
        placeholder={placeholder(choice.date, day, loading)}
        disabled={!day || isFull(day)}
        value={choice.startsAt ?? ''}
        onValueChange={(startsAt) => onChoose({ date: choice.date, startsAt })}
        options={(day?.slots ?? []).map(({ time, startsAt, free }) => ({
          value: startsAt,
          label: slotLabel(timeLabel(time), ownClock(startsAt, calendar.zone, zone), free),
          disabled: !free,
        }))}
        hint={
          clocksDiffer
            ? `Times are ${site.guide}'s, in ${placeOf(calendar.zone)}. Beside them: your clock, ${placeOf(zone)}.`
            : undefined
        }
      />
    </>
  );
}

const isFull = (day: CalendarDay | undefined) => day?.slots.every(({ free }) => !free) ?? false;

function slotLabel(time: string, own: string | undefined, free: boolean): string {
  return [time, own && `${own} for you`, !free && 'not free'].filter(Boolean).join(' · ');
}

function placeholder(date: string | undefined, day: CalendarDay | undefined, loading: boolean): string {
  if (!date) return 'Choose a date first';
  if (!day && loading) return 'Looking at the calendar...';
  return 'Select time';
}

type Answer = { days: CalendarDay[] };

/** The slots of the month in sight, asked for when it comes into sight. */
function useMonth(month: string, { type, besides }: { type?: string; besides?: string }) {
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
