import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { SeatPage } from '../../../../domain/practice/index.ts';
import { formFor } from '../../../components/action-form.tsx';
import { CalendarLinks, KeptUntil, MeetingHead } from '../../../components/sessions/meeting-head.tsx';
import { Paying, usePaying } from '../../../components/sessions/paying.tsx';
import { ToPayment } from '../../../components/to-payment.tsx';
import { useEuro } from '../../../formats.ts';
import type { BadgeLook } from '../../../ui/badge.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { action, loader } from './route.tsx';

type Props = { seat: SeatPage; path: string; url: string };

export function SeatView({ seat, path, url }: Props) {
  return (
    <Card className="space-y-6">
      <MeetingHead title={seat.title} state={stateOf(seat)} meeting={seat} />
      <WhatNow seat={seat} path={path} url={url} />
    </Card>
  );
}

function stateOf({ state, isPaymentOnItsWay }: SeatPage): { text: string; look: BadgeLook } {
  if (state === 'taken') return { text: 'Booked', look: 'good' };
  if (state === 'gone') return { text: 'Not yours any more', look: 'secondary' };
  if (isPaymentOnItsWay) return { text: 'Payment on its way', look: 'info' };
  if (state === 'waiting') return { text: 'On the waiting list', look: 'info' };
  return { text: state === 'offered' ? 'Kept for you' : 'Held for you', look: 'warn' };
}

function WhatNow({ seat, path, url }: Props): ReactNode {
  if (seat.state === 'gone') return <Gone seat={seat} />;
  if (seat.state === 'taken' && seat.isOver) return <Over seat={seat} path={path} />;
  return (
    <>
      {seat.isPaymentOnItsWay && (
        <p>Your bank needs a few days for a direct debit. We write to you when it has arrived.</p>
      )}
      {seat.state === 'waiting' && <Waiting hasBegun={seat.hasBegun} />}
      {(seat.state === 'offered' || seat.state === 'held') && !seat.isPaymentOnItsWay && <Take seat={seat} />}
      {seat.state === 'taken' && <Booked seat={seat} path={path} url={url} />}
      {seat.mayGiveUp && <GiveUp seat={seat} />}
    </>
  );
}

function Waiting({ hasBegun }: { hasBegun: boolean }) {
  if (hasBegun) return <p>It has begun, and no seat came free in time. Nothing was charged.</p>;
  return (
    <p>
      When a seat comes free, we write to the first on the list, and the seat is kept for 24 hours. You need
      not do anything until then.
    </p>
  );
}

const Form = formFor<typeof action>();

function Take({ seat: { keepUntil, priceCents, zone } }: { seat: SeatPage }) {
  const { asks } = useLoaderData<typeof loader>();
  const paying = usePaying(priceCents, asks);
  return (
    <Form
      intent="pay"
      className="space-y-3 border-l-2 border-warn pl-4"
      submit={priceCents > 0 ? paying.pay('Take the seat and') : 'Take the seat'}
      values={paying.values}
      fields={paying.draw}
      variant="gold"
      around={(form, done) => (done ? <ToPayment url={done.url} /> : form)}
    >
      {(shown) => (
        <>
          {keepUntil && (
            <p>
              A seat is kept for you until <KeptUntil at={keepUntil} zone={zone} />.
              {priceCents > 0 && ' It is yours when it is paid.'}
            </p>
          )}
          <Paying asks={paying.asks} {...shown} />
        </>
      )}
    </Form>
  );
}

function Booked({ seat, path, url }: Props) {
  return (
    <>
      {seat.isOpen && (
        <a href={`${path}/join`} target="_blank" rel="noreferrer" className={buttonLook({ variant: 'gold' })}>
          Join now
        </a>
      )}
      <p className="text-quiet">
        {seat.isOpen ? 'The door is open.' : 'You can join from this page, from 10 minutes before.'}
        {!seat.mayGiveUp &&
          !seat.hasBegun &&
          ' It is less than 24 hours away and can no longer be given back here. If something came up, write to us.'}
      </p>
      {!seat.hasBegun && (
        <CalendarLinks
          type={seat.title}
          startsAt={seat.startsAt}
          endsAt={seat.endsAt}
          title={seat.title}
          url={url}
          file={`${path}/calendar`}
        />
      )}
    </>
  );
}

const givingUp: Record<
  'taken' | 'held' | 'offered' | 'waiting',
  { what: string; text: string; button: string }
> = {
  taken: {
    what: 'I cannot come',
    text: 'The seat goes to somebody else.',
    button: 'Give the seat back',
  },
  held: { what: 'I do not want it after all', text: 'The seat goes to somebody else.', button: 'Let it go' },
  offered: {
    what: 'I do not want it any more',
    text: 'The seat goes to the next on the list.',
    button: 'Let it go',
  },
  waiting: {
    what: 'I do not want to wait any more',
    text: 'We will not write to you about it.',
    button: 'Leave the list',
  },
};

function GiveUp({ seat: { state, paidCents } }: { seat: SeatPage }) {
  const euro = useEuro();
  if (state === 'gone') return null;
  const { what, text, button } = givingUp[state];
  return (
    <details className="border-t border-rule pt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-fine underline">
        {what}
      </summary>
      <Form intent="give-up" className="space-y-3" submit={button} variant="danger">
        {() => (
          <p>
            {text}
            {paidCents > 0 && ` What you paid, ${euro(paidCents)}, goes back to you as a whole.`}
          </p>
        )}
      </Form>
    </details>
  );
}

const whyGone: Record<NonNullable<SeatPage['whyGone']>, string> = {
  released: 'It was not taken in time and went to somebody else. Nothing was charged.',
  cancelled: 'It was given back.',
  refunded: 'It was given back, and so was its money.',
  called_off: 'The event was called off.',
};

function Gone({ seat: { whyGone: why, paidCents, slug, hasBegun } }: { seat: SeatPage }) {
  return (
    <>
      <p>
        {why && whyGone[why]}
        {paidCents > 0 && why !== 'refunded' && ' What you paid goes back to you.'}
      </p>
      {!hasBegun && why !== 'called_off' && (
        <Link to={`/events/${slug}`} className={buttonLook({ variant: 'outline' })}>
          See the event
        </Link>
      )}
    </>
  );
}

function Over({ seat: { hasRecording }, path }: Omit<Props, 'url'>) {
  if (!hasRecording) return <p>Thank you for coming. If it was recorded, you find the recording here.</p>;
  return (
    <>
      <p>Thank you for coming. The recording is here, as often as you like.</p>
      <Link to={`${path}/recording`} className={buttonLook({ variant: 'gold' })}>
        Watch the recording
      </Link>
    </>
  );
}
