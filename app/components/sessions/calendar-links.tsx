type Meeting = { type: string; startsAt: string; endsAt: string };

/** 'YYYYMMDDTHHMMSSZ', as calendars write a moment. */
const compact = (moment: string) => new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Where the web calendars take an event from a link. `url` is where its person finds the session. */
export function calendarLinks({ type, startsAt, endsAt }: Meeting, title: string, url: string) {
  const details = `${type}. Join from 10 minutes before: ${url}`;
  const google = new URLSearchParams({
    ...{ action: 'TEMPLATE', text: title, details, location: url },
    dates: `${compact(startsAt)}/${compact(endsAt)}`,
  });
  const outlook = new URLSearchParams({
    ...{ path: '/calendar/action/compose', rru: 'addevent', subject: title, body: details, location: url },
    ...{ startdt: startsAt, enddt: endsAt },
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
  };
}

type Props = Meeting & { title: string; url: string; file: string };

export function CalendarLinks({ title, url, file, ...meeting }: Props) {
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
