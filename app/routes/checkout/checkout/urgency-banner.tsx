import { format } from 'date-fns';
import { Hourglass } from 'lucide-react';

type Props = { text: string; endsAt?: string; over: boolean };

/** The time limit of an offer is real: it is the visitor's own deadline where we know it. */
export function UrgencyBanner({ text, endsAt, over }: Props) {
  return (
    <p className="flex items-center gap-3 border-y border-leaf bg-sunken px-4 py-3 sm:rounded-md sm:border-x">
      <Hourglass className="size-5 shrink-0 text-gold" aria-hidden="true" />
      {over && endsAt ? (
        <span>
          Your 24 hours ended on <time dateTime={endsAt}>{format(endsAt, 'MMM d, yyyy h:mm a')}</time>.
        </span>
      ) : (
        <span>
          <strong>{text}</strong>
          {endsAt && (
            <>
              , until <time dateTime={endsAt}>{format(endsAt, 'MMM d, yyyy h:mm a')}</time>
            </>
          )}
        </span>
      )}
    </p>
  );
}
