import { Hourglass } from 'lucide-react';
import { nextWords } from '../../../../content/weeks.ts';
import type { FormatName } from '../../../../shared/visitor-formats.ts';
import { useEuro, useFormatName } from '../../../formats.ts';
import type { OrderedProduct } from './use-purchase.ts';

/** Said before anything is paid: this week's places are taken. */
export function LaterWeek({ week }: { week?: string }) {
  if (!week) return null;
  return (
    <p className="-mx-6 mb-6 border-y border-leaf bg-sunken px-4 py-3 sm:mx-0 sm:rounded-md sm:border-x">
      <strong>{nextWords(week)}</strong>. The places before that are taken; the time we promise counts from
      that day.
    </p>
  );
}

type UrgencyProps = { text: string; endsAt?: string; over: boolean };

/** The time limit of an offer is real: it is the visitor's own deadline where we know it. */
function UrgencyBanner({ text, endsAt, over }: UrgencyProps) {
  const way = useFormatName();
  return (
    <p className="flex items-center gap-3 border-y border-leaf bg-sunken px-4 py-3 sm:rounded-md sm:border-x">
      <Hourglass className="size-5 shrink-0 text-gold" aria-hidden="true" />
      {over && endsAt ? (
        <span>
          Your 24 hours ended on <time dateTime={endsAt}>{onOwnClock(endsAt, way)}</time>.
        </span>
      ) : (
        <span>
          <strong>{text}</strong>
          {endsAt && (
            <>
              , until <time dateTime={endsAt}>{onOwnClock(endsAt, way)}</time>
            </>
          )}
        </span>
      )}
    </p>
  );
}

type BannerProps = { product: OrderedProduct; offer?: { endsAt: string }; over: boolean };

export function OfferBanner({ product: { urgency, quizPriceCents }, offer, over }: BannerProps) {
  if (!urgency) return null;
  return (
    <div className="-mx-6 mb-6 sm:mx-0">
      {quizPriceCents !== undefined && !offer ? (
        <AfterQuiz priceCents={quizPriceCents} />
      ) : (
        <UrgencyBanner text={urgency} endsAt={offer?.endsAt} over={over} />
      )}
    </div>
  );
}

/** For whoever has no offer: how to get it. */
function AfterQuiz({ priceCents }: { priceCents: number }) {
  const euro = useEuro();
  return (
    <p className="flex items-center gap-3 border-y border-leaf bg-sunken px-4 py-3 sm:rounded-md sm:border-x">
      <Hourglass className="size-5 shrink-0 text-gold" aria-hidden="true" />
      <span>
        {euro(priceCents)} for 24 hours after the free quiz, once for each person.{' '}
        <a href="/quiz">Take the quiz</a>
      </span>
    </p>
  );
}

/** As the browser itself writes; the library that knows patterns is too heavy for this small form. */
function onOwnClock(moment: string, way: FormatName): string {
  const at = new Date(moment);
  const language = way === 'uk' || way === 'eu' ? 'en-GB' : 'en-US';
  const day = at.toLocaleDateString(language, { month: 'short', day: 'numeric', year: 'numeric' });
  const time = at.toLocaleTimeString(language, { hour: 'numeric', minute: '2-digit' });
  return `${day} ${time.replace('\u202f', ' ')}`;
}
