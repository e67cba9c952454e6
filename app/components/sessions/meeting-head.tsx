import { placeOf } from '../../../shared/wall-time.ts';
import { useMoment } from '../../formats.ts';
import { Badge, type BadgeLook } from '../../ui/badge.tsx';

type MeetingHeadProps = {
  title: string;
  state: { text: string; look: BadgeLook };
  meeting: { startsAt: string; minutes: number; zone: string; practiceZone: string };
};

/** What it is, how it stands, and when: by its person's clock, with the practitioner's beside it. */
export function MeetingHead({
  title,
  state,
  meeting: { startsAt, minutes, zone, practiceZone },
}: MeetingHeadProps) {
  const showIn = useMoment();
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

type Meeting = { type: string; startsAt: string; endsAt: string };

/** 'YYYYMMDDTHHMMSSZ', as calendars write a moment. */
const compact = (moment: string) => new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Where the web calendars take an event from a link. `url` is where its person finds the session. */
function calendarLinks({ type, startsAt, endsAt }: Meeting, title: string, url: string) {
  const details = `${type}. Join from 10 minutes before: ${url}`;
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    details,
    location: url,
    dates: `${compact(startsAt)}/${compact(endsAt)}`,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    body: details,
    location: url,
    startdt: startsAt,
    enddt: endsAt,
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
  };
}

type CalendarLinksProps = Meeting & { title: string; url: string; file: string };

export function CalendarLinks({ title, url, file, ...meeting }: CalendarLinksProps) {
  const { google, outlook } = calendarLinks(meeting, title, url);
  const look = 'inline-flex min-h-11 items-center';
  return (
    <p className="flex flex-wrap gap-x-5 text-fine">
      <span className="inline-flex min-h-11 items-center text-quiet">Add to your calendar:</span>
      <a href={google} target="_blank" rel="noreferrer" className={look}>
        Google
      </a>
      <a href={outlook} target="_blank" rel="noreferrer" className={look}>
        Outlook
      </a>
      <a href={file} download className={look}>
        Any other (ICS)
      </a>
    </p>
  );
}

/** The moment until which a time or a seat is kept for somebody, by her own clock. */
export function KeptUntil({ at, zone }: { at: string; zone: string }) {
  const showIn = useMoment();
  return (
    <time dateTime={at} className="font-semibold lining-nums">
      {showIn(at, zone, 'EEEE d MMMM, h:mm a')}
    </time>
  );
}
