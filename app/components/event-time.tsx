import { placeOf, showIn } from '../../shared/wall-time.ts';
import { useMoment } from '../formats.ts';
import { useVisitorZone } from './sessions/visitor-zone.ts';

type Props = { startsAt: string; minutes: number; practiceZone: string };

/** When an event is: by the reader's own clock, and by the practitioner's where that shows something else. */
export function EventTime({ startsAt, minutes, practiceZone }: Props) {
  const written = useMoment();
  const zone = useVisitorZone(practiceZone);
  const isElsewhere =
    showIn(startsAt, zone, 'yyyy-MM-dd HH:mm') !== showIn(startsAt, practiceZone, 'yyyy-MM-dd HH:mm');
  return (
    <span className="lining-nums">
      <time dateTime={startsAt}>{written(startsAt, zone, 'EEEE d MMMM yyyy, h:mm a')}</time>
      <span className="block font-sans text-fine text-quiet">
        {isElsewhere
          ? `by your clock; ${written(startsAt, practiceZone, 'EEEE h:mm a')} in ${placeOf(practiceZone)}`
          : placeOf(practiceZone)}
        , {minutes} minutes
      </span>
    </span>
  );
}
