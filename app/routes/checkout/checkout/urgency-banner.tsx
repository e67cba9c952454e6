import { Hourglass } from 'lucide-react';

type Props = { text: string; endsAt?: string; over: boolean };

/** The time limit of an offer is real: it is the visitor's own deadline where we know it. */
export function UrgencyBanner({ text, endsAt, over }: Props) {
  return (
    <p className="flex items-center gap-3 border-y border-leaf bg-sunken px-4 py-3 sm:rounded-md sm:border-x">
      <Hourglass className="size-5 shrink-0 text-gold" aria-hidden="true" />
      {over && endsAt ? (
        <span>
          Your 24 hours ended on <time dateTime={endsAt}>{onOwnClock(endsAt)}</time>.
        </span>
      ) : (
        <span>
          <strong>{text}</strong>
          {endsAt && (
            <>
              , until <time dateTime={endsAt}>{onOwnClock(endsAt)}</time>
            </>
          )}
        </span>
      )}
    </p>
  );
}

/** 'MMM d, yyyy h:mm a', as everywhere; the library that knows such patterns is too heavy for this small form. */
function onOwnClock(moment: string): string {
  const at = new Date(moment);
  const day = at.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
  const time = at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return `${day} ${time.replace('\u202f', ' ')}`;
}
