import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { GuestSession } from '../../../../domain/practice/index.ts';
import { formFor } from '../../../components/action-form.tsx';
import { birthDataFields, birthDataValues, PreparedFrom } from '../../../components/sessions/birth-data.tsx';
import { CalendarLinks, KeptUntil, MeetingHead } from '../../../components/sessions/meeting-head.tsx';
import { Paying, usePaying } from '../../../components/sessions/paying.tsx';
import { ToPayment } from '../../../components/to-payment.tsx';
import { useSite } from '../../../page-words.ts';
import type { BadgeLook } from '../../../ui/badge.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { action, loader } from './route.tsx';

type Props = { session: GuestSession; path: string; url: string };

export function SessionView({ session, path, url }: Props) {
  return (
    <Card className="space-y-6">
      <MeetingHead title={session.type} state={stateOf(session)} meeting={session} />
      <WhatNow session={session} path={path} url={url} />
      {session.hasAccount && (
        <p className="text-fine text-quiet">
          It stands in <Link to="/portal/sessions">your portal</Link> as well.
        </p>
      )}
    </Card>
  );
}

function stateOf({ status, isHeld, isPaymentOnItsWay, toBePaid }: GuestSession): {
  text: string;
  look: BadgeLook;
} {
  if (status === 'cancelled') return { text: 'Cancelled', look: 'destructive' };
  if (status === 'completed') return { text: 'Completed', look: 'good' };
  if (isPaymentOnItsWay) return { text: 'Payment on its way', look: 'info' };
  if (isHeld) return { text: 'Held for you', look: 'warn' };
  return toBePaid ? { text: 'To be paid', look: 'warn' } : { text: 'Booked', look: 'info' };
}

function WhatNow({ session, path, url }: Props) {
  if (session.status === 'cancelled') return <CalledOff session={session} path={path} />;
  if (session.status === 'completed') return <Held notes={session.notes} />;
  if (session.isOver) return <Held notes={null} />;
  if (session.isPaymentOnItsWay) {
    return <p>Your bank needs a few days for a direct debit. We write to you when it has arrived.</p>;
  }
  return (
    <>
      {session.toBePaid && <Pay session={session} />}
      {!session.isHeld && <Booked session={session} path={path} url={url} />}
      <Preparation details={session.details} path={path} />
      {(session.mayChange || session.isHeld) && <Cancel session={session} path={path} />}
    </>
  );
}

const Form = formFor<typeof action>();

function Preparation({ details, path }: { details: GuestSession['details']; path: string }) {
  return (
    <PreparedFrom details={details}>
      <Form
        intent="details"
        action={path}
        values={birthDataValues(details)}
        submit="Save"
        variant="outline"
        done="Saved"
        fields={(field) => birthDataFields(field)}
      />
    </PreparedFrom>
  );
}

function Pay({ session: { payBy, priceCents, zone } }: { session: GuestSession }) {
  const { asks } = useLoaderData<typeof loader>();
  const paying = usePaying(priceCents ?? 0, asks);
  return (
    <div className="space-y-3 border-l-2 border-warn pl-4">
      {payBy && (
        <p>
          This time is held for you until <KeptUntil at={payBy} zone={zone} />. It is booked when it is paid.
        </p>
      )}
      {priceCents !== null && (
        <Form
          intent="pay"
          submit={paying.pay()}
          values={paying.values}
          fields={paying.draw}
          variant="gold"
          around={(form, done) => (done ? <ToPayment url={done.url} /> : form)}
        >
          {(shown) => <Paying asks={paying.asks} {...shown} />}
        </Form>
      )}
    </div>
  );
}

function Booked({ session, path, url }: Props) {
  const { guide } = useSite();
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {session.isOpen && (
          <a
            href={`${path}/join`}
            target="_blank"
            rel="noreferrer"
            className={buttonLook({ variant: 'gold' })}
          >
            Join Session
          </a>
        )}
        {session.mayChange && (
          <Link to={`${path}/move`} className={buttonLook({ variant: 'outline' })}>
            Choose another time
          </Link>
        )}
      </div>
      <p className="text-quiet">
        {session.isOpen ? 'You can join now.' : 'You can join from this page, from 10 minutes before.'}{' '}
        {session.mayChange
          ? 'Until 24 hours before, you can move or cancel it here.'
          : 'It is less than 24 hours away and can no longer be moved here. If something came up, write to us.'}
      </p>
      <CalendarLinks
        {...session}
        title={`${session.type} with ${guide}`}
        url={url}
        file={`${path}/calendar`}
      />
    </>
  );
}

function Cancel({ session: { isHeld, toBePaid }, path }: Omit<Props, 'url'>) {
  return (
    <details className="border-t border-rule pt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-fine underline">
        {isHeld ? 'I do not want it after all' : 'Cancel this session'}
      </summary>
      <Form
        intent="cancel"
        action={path}
        className="space-y-3"
        submit={isHeld ? 'Let it go' : 'Cancel Session'}
        variant="danger"
      >
        {() => (
          <p>
            The hour becomes free for somebody else.
            {!isHeld && !toBePaid && ' What you paid stays yours: it pays for another time, from this page.'}
          </p>
        )}
      </Form>
    </details>
  );
}

function CalledOff({
  session: { wasReleased, isRefunded, canRebook, bookPath },
  path,
}: Omit<Props, 'url'>): ReactNode {
  if (canRebook) {
    return (
      <>
        <p>
          What you paid for it is a session credit now, and waits for you on this page. Choose another time
          whenever you like.
        </p>
        <Link to={`${path}/move`} className={buttonLook({ variant: 'gold' })}>
          Choose another time
        </Link>
      </>
    );
  }
  return (
    <>
      <p>
        {wasReleased
          ? 'It was not paid in time, so the hour is free again. Nothing was charged.'
          : isRefunded
            ? 'Nobody expects you at that time, and what you paid for it has been given back.'
            : 'Nobody expects you at that time.'}
      </p>
      {bookPath && (
        <Link to={bookPath} className={buttonLook({ variant: 'outline' })}>
          See free times
        </Link>
      )}
    </>
  );
}

function Held({ notes }: { notes: string | null }) {
  if (!notes) return <p>Thank you for coming.</p>;
  return (
    <section className="border-l-2 border-leaf pl-4">
      <h2 className="font-semibold">Session Notes</h2>
      <p className="mt-1 whitespace-pre-line text-quiet">{notes}</p>
    </section>
  );
}
