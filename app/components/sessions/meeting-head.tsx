import { placeOf, showIn } from '../../../shared/wall-time.ts';
import { Badge, type BadgeLook } from '../../ui/badge.tsx';

type Props = {
  title: string;
  state: { text: string; look: BadgeLook };
  meeting: { startsAt: string; minutes: number; zone: string; practiceZone: string };
};

/** What it is, how it stands, and when: by its person's clock, with the practitioner's beside it. */
export function MeetingHead({ title, state, meeting: { startsAt, minutes, zone, practiceZone } }: Props) {
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h1 className="min-w-0 text-title wrap-anywhere">{title}</h1>
        <Badge look={state.look}>{state.text}</Badge>
      </div>
      <p className="serif text-[1.5rem] leading-snug lining-nums">
        <time dateTime={startsAt}>{showIn(startsAt, zone, 'EEEE d MMMM yyyy, h:mm a')}</time>
        <span className="block font-sans text-fine text-quiet">
          by your clock, {placeOf(zone)}
          {zone !== practiceZone &&
            `; ${showIn(startsAt, practiceZone, 'EEEE h:mm a')} in ${placeOf(practiceZone)}`}
          . {minutes} minutes.
        </span>
      </p>
    </>
  );
}
