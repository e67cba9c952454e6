import { Link, useLoaderData } from 'react-router';
import type { BookableType, SessionCard as Session } from '../../../../domain/practice/index.ts';
import { euro } from '../../../../shared/money.ts';
import { placeOf, showIn } from '../../../../shared/wall-time.ts';
import { formFor } from '../../../components/action-form.tsx';
import { Paying, usePaying } from '../../../components/sessions/paying.tsx';
import { useVisitorZone } from '../../../components/sessions/visitor-zone.ts';
import { ToPayment } from '../../../components/to-payment.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { action, loader } from './route.tsx';

type ToBePaidProps = { session: Session; type?: BookableType; zone: string };

/** What it costs, until when its place is kept, and the way to pay. */
export function ToBePaid({ session, type, zone }: ToBePaidProps) {
  const { priceCents, payBy } = session;
  return (
    <div className="space-y-3 border-l-2 border-warn pl-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge look="warn">To be paid</Badge>
        {priceCents !== null && <strong className="font-semibold lining-nums">{euro(priceCents)}</strong>}
      </p>
      {payBy && <Kept until={payBy} zone={zone} />}
      {priceCents === null ? <WithPackage type={type} /> : <Pay session={session} cents={priceCents} />}
    </div>
  );
}

function Kept({ until, zone }: { until: string; zone: string }) {
  const own = useVisitorZone(zone);
  return (
    <p className="text-fine text-quiet">
      Your place is kept until{' '}
      <time dateTime={until}>
        {showIn(until, own, 'EEEE, MMMM d, h:mm a')} ({placeOf(own)})
      </time>
      .
    </p>
  );
}

const Form = formFor<typeof action>();

/** It leads away from the page, and works without a script, too. */
function Pay({ session, cents }: { session: Session; cents: number }) {
  const { asks } = useLoaderData<typeof loader>();
  const paying = usePaying(cents, asks);
  return (
    <Form
      intent="pay"
      hidden={{ sessionId: session.id }}
      variant="gold"
      size="sm"
      values={paying.values}
      fields={paying.draw}
      submit={
        <>
          {paying.pay()}
          <span className="sr-only"> for {session.type}</span>
        </>
      }
      around={(form, done) => (done ? <ToPayment url={done.url} /> : form)}
    >
      {(shown) => <Paying asks={paying.asks} {...shown} />}
    </Form>
  );
}

function WithPackage({ type }: { type?: BookableType }) {
  const [one] = type?.packages ?? [];
  if (!one) return <p className="text-fine text-quiet">We will write to you about payment.</p>;
  const sessions = one.count === 1 ? 'session' : 'sessions';
  return (
    <Link to={`/checkout/${one.productId}`} className="inline-flex min-h-11 items-center">
      Pay with {one.name}, {euro(one.priceCents)} for {one.count} {sessions}
    </Link>
  );
}
