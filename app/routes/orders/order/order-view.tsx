import { Link } from 'react-router';
import type { IntakePage, OrderPage } from '../../../../domain/delivery/index.ts';
import { LocalTime } from '../../../components/local-time.tsx';
import { IntakeForm } from '../../../components/orders/intake-form.tsx';
import { MembershipCard } from '../../../components/orders/membership-card.tsx';
import { storyLine, wordsOfState } from '../../../components/orders/order-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { AccountOffer } from './account-offer.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { MoneyFacts } from './money-facts.tsx';
import { NextStep } from './next-step.tsx';
import { OrderMoons } from './order-moons.tsx';
import { OwnChart } from './own-chart.tsx';
import { RefundBox } from './refund-box.tsx';
import { ReturnNotice } from './return-notice.tsx';
import { useLiveOrder } from './use-live-order.ts';

type Props = {
  order: OrderPage;
  /** The form for the details, while they are missing. */
  intake?: IntakePage;
  /** From the payment page, just now. */
  returned: boolean;
  base: string;
};

/** An order as its buyer sees it, in the portal and by a signed link. */
export function OrderView({ order, intake, returned, base }: Props) {
  useLiveOrder(order);
  const { text, look } = wordsOfState(order);
  return (
    <>
      <div className="mb-7 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-title">{order.productName}</h1>
          <p className="text-quiet">
            Order <span className="lining-nums">{order.number}</span>,{' '}
            <LocalTime at={order.placedAt} as="MMM d, yyyy" />
          </p>
        </div>
        <Badge look={look}>{text}</Badge>
      </div>
      {returned && (
        <div className="mb-8">
          <ReturnNotice order={order} />
        </div>
      )}
      {order.care && <PersonWillWrite {...order.care} />}
      <OrderMoons order={order} />
      <NextStep order={order} base={base} />
      <OwnChart order={order} />
      {intake && (
        <section aria-labelledby="details" className="mt-8 max-w-3xl">
          <h2 id="details" className="mb-3 text-lead">
            Your details
          </h2>
          <IntakeForm key={base} intake={intake} action={`${base}/details`} />
        </section>
      )}
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1.5fr_1fr]">
        <div className="space-y-8">
          {order.deliveries.length > 0 && (
            <section aria-labelledby="deliveries">
              <h2 id="deliveries" className="mb-3 text-lead">
                What you bought
              </h2>
              <DeliveryList deliveries={order.deliveries} base={base} />
              {order.details?.state === 'complete' && (
                <p className="mt-3">
                  <Link to={`${base}/details`} className="inline-flex min-h-11 items-center">
                    Look at your details, or correct them
                  </Link>
                </p>
              )}
            </section>
          )}
          {order.whatsApp && <WhatsApp {...order.whatsApp} />}
          {order.membership && <MembershipCard membership={order.membership} action={base} />}
          {isOfferedAccount(order) && (
            <section aria-labelledby="account" className="space-y-3">
              <h2 id="account" className="text-lead">
                Your account, with one tap
              </h2>
              <p className="measure text-quiet">
                Everything you bought, your numbers and your personal days in one place. We send a link to{' '}
                {order.email}; opening it signs you in, without a password.
              </p>
              <AccountOffer email={order.email} base={base} />
            </section>
          )}
          <Story story={order.story} />
        </div>
        <Card className="space-y-8">
          <MoneyFacts order={order} base={base} />
          <RefundBox order={order} />
        </Card>
      </div>
    </>
  );
}

/** Somebody wrote of a matter that is none for a chart: she is told so kindly, and whom she can call. */
function PersonWillWrite({ language, words, lines }: NonNullable<OrderPage['care']>) {
  return (
    <section
      lang={language}
      aria-label="A person will write to you"
      className="measure mb-8 rounded-md border border-gold p-5"
    >
      <p>{words}</p>
      <ul className="mt-3 space-y-1">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

function WhatsApp({ number, until }: NonNullable<OrderPage['whatsApp']>) {
  return (
    <section aria-labelledby="whatsapp">
      <h2 id="whatsapp" className="text-lead">
        WhatsApp
      </h2>
      <p className="mt-2">
        Write to us at <a href={`https://wa.me/${number.replaceAll(/\D/g, '')}`}>{number}</a> until{' '}
        <LocalTime at={until} as="MMM d, yyyy" />.
      </p>
    </section>
  );
}

/** To guests, once their details are here; where the account is the next step, that step offers it. */
function isOfferedAccount({ via, state, details, deliveries, hasAccount }: OrderPage): boolean {
  const isNext = deliveries.some(({ stage }) => stage === 'waiting_account');
  return via !== 'account' && !hasAccount && state === 'paid' && details?.state === 'complete' && !isNext;
}

function Story({ story }: { story: OrderPage['story'] }) {
  const lines = story.flatMap((event) => {
    const text = storyLine(event);
    return text ? [{ ...event, text }] : [];
  });
  return (
    <section aria-labelledby="story">
      <h2 id="story" className="text-lead">
        The story so far
      </h2>
      <ol className="mt-4 ml-1.5 border-l border-leaf">
        {lines.map(({ id, at, text }) => (
          <li key={id} className="relative pb-4 pl-6 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-2 -left-[5px] size-[9px] rounded-full border border-leaf bg-paper"
            />
            {text}
            <span className="block text-fine text-quiet">
              <LocalTime at={at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
