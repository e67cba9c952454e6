import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';

/** A moment on the practitioner's own clock: the hour alone today, else with its day. */
export function Moment({ at, today: { zone, date } }: { at: string; today: { zone: string; date: string } }) {
  const moment = new TZDate(at, zone);
  const isToday = format(moment, 'yyyy-MM-dd') === date;
  return (
    <time dateTime={at} className="whitespace-nowrap lining-nums">
      {format(moment, isToday ? 'h:mm a' : 'd MMMM, h:mm a')}
    </time>
  );
}
