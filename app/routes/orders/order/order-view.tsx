import { FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { IntakePage, OrderPage } from '../../../../domain/delivery/index.ts';
import { NumberWheel } from '../../../components/drawings/number-wheel.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { Notice } from '../../../components/notice.tsx';
import { IntakeForm } from '../../../components/orders/intake-form.tsx';
import { LegalTexts } from '../../../components/orders/legal-texts.tsx';
import { MembershipCard, PlanCard } from '../../../components/orders/membership-card.tsx';
import { storyLine, wordsOfState } from '../../../components/orders/order-words.ts';
import { useEuro } from '../../../formats.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { NextStep, OfferAfter } from './next-step.tsx';
import {
  AccountOffer,
  DeliveryList,
  InvoiceBox,
  OrderMoons,
  PartnersCopy,
  RefundBox,
  WeekMoved,
} from './sections.tsx';

type Props = {
  order: OrderPage;
  /** The form for the details, while they are missing. */
  intake?: IntakePage;
  /** From the payment page, just now. */
  returned: boolean;
  base: string;
  /** To choose from, where an invoice can be asked for. */
  countries?: { value: string; label: string }[];
};

/** An order as its buyer sees it, in the portal and by a signed link. */
export function OrderView({ order, intake, returned, base, countries }: Props) {
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
      {order.isWeekMoved && <WeekMoved from={order.deliveries.find(({ startsAt }) => startsAt)?.startsAt} />}
      <OrderMoons order={order} />
      <NextStep order={order} base={base} />
      {order.offer && <OfferAfter offer={order.offer} />}
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
          {order.details?.partner && <PartnersCopy {...order.details.partner} />}
          {order.whatsApp && <WhatsApp {...order.whatsApp} />}
          {order.plan && order.paidAt && <PlanCard plan={order.plan} action={base} />}
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
          {countries && <InvoiceBox countries={countries} />}
          <RefundBox order={order} />
          <LegalTexts legal={order.legal} />
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

const EVERY_MS = 3000;
const AT_MOST = 40;

/** While something is about to happen (a payment arriving, a document being drawn), the page looks again by itself. */
function useLiveOrder({ state, deliveries }: OrderPage): void {
  const { revalidate } = useRevalidator();
  const isMoving = state === 'open' || deliveries.some(({ stage }) => stage === 'in_work');
  useEffect(() => {
    if (!isMoving) return;
    let looks = 0;
    const timer = setInterval(() => {
      if (++looks > AT_MOST) clearInterval(timer);
      else if (document.visibilityState === 'visible') void revalidate();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isMoving, revalidate]);
}

/**
 * What a guest reads on return from the payment page. A direct debit is not a payment yet, and nothing is completed
 * while we do not know whom it is about.
 */
function ReturnNotice({ order: { state, details, totalCents, trialDays } }: { order: OrderPage }) {
  if (state === 'pending') {
    return (
      <Notice title="Payment on its way">
        Your bank needs a few days. We begin, and write to you, as soon as the money has arrived.
      </Notice>
    );
  }
  if (state !== 'paid') return null;
  return (
    <Notice
      title={
        trialDays
          ? 'Your free days have begun'
          : totalCents === 0
            ? 'There was nothing to pay'
            : 'Payment Successful!'
      }
    >
      {details?.state === 'missing'
        ? 'Thank you. Check your email for details. One thing is left for you to do, right here.'
        : 'Your purchase has been completed. Check your email for details.'}
    </Notice>
  );
}

/** What was paid, and the papers for it. */
function MoneyFacts({ order, base }: { order: OrderPage; base: string }) {
  const euro = useEuro();
  const { priceCents, discountCents, code, totalCents, every, receipts, items, trialDays } = order;
  return (
    <section aria-labelledby="money">
      <h2 id="money" className="text-lead">
        Payment
      </h2>
      <dl className="mt-3 space-y-1.5">
        {items.length > 1 ? (
          items.map((item) => (
            <div key={item.position} className="flex justify-between gap-4">
              <dt className="text-quiet">
                {item.name}
                {item.isReturned && ' (returned)'}
              </dt>
              <dd className="lining-nums">{euro(item.priceCents)}</dd>
            </div>
          ))
        ) : (
          <div className="flex justify-between gap-4">
            <dt className="text-quiet">{every ? `Price per ${every}` : 'Price'}</dt>
            <dd className="lining-nums">{euro(priceCents)}</dd>
          </div>
        )}
        {discountCents > 0 && (
          <div className="flex justify-between gap-4">
            <dt className="text-quiet">
              {trialDays ? `${trialDays} days free` : order.isPaidByGift ? 'Paid by gift' : `Code ${code}`}
            </dt>
            <dd className="lining-nums">−{euro(discountCents)}</dd>
          </div>
        )}
        <div className="flex justify-between gap-4 border-t border-rule pt-2 font-semibold">
          <dt>
            {trialDays
              ? 'Charged at first'
              : every
                ? `First ${every}`
                : order.plan
                  ? `Total, in ${order.plan.parts} parts`
                  : 'Total'}
          </dt>
          <dd className="lining-nums">{euro(totalCents)}</dd>
        </div>
      </dl>
      {receipts.length > 0 && (
        <ul aria-label="Receipts" className="mt-4 border-t border-rule">
          {receipts.map(({ id, kind, form, number, amountCents, issuedAt }) => (
            <li key={id} className="border-b border-rule">
              <a
                href={`${base}/receipts/${id}`}
                className="flex min-h-12 items-center gap-3 py-1 no-underline hover:underline"
              >
                <FileText className="size-4 shrink-0 text-gold" aria-hidden="true" />
                <span className="min-w-0 flex-1">
                  {kind === 'credit_note' ? 'Credit note' : form === 'invoice' ? 'Invoice' : 'Receipt'}{' '}
                  <span className="lining-nums">{number}</span>
                  <span className="block text-fine text-quiet">
                    <LocalTime at={issuedAt} as="MMM d, yyyy" />
                  </span>
                </span>
                <span className="lining-nums">
                  {kind === 'credit_note' && '−'}
                  {euro(amountCents)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const STEP_MS = 1400;

/** The buyer's own numbers, joined on the wheel one after the other while her reading is made of them. */
function OwnChart({ order }: { order: OrderPage }) {
  const { chart, deliveries } = order;
  const isDrawn = deliveries.some(({ stage, isBeingRead }) => stage === 'in_work' && !isBeingRead);
  const isRead = deliveries.some(({ isBeingRead }) => isBeingRead);
  const isRecorded = deliveries.some(({ stage }) => stage === 'recording');
  const shown = useSteps(isDrawn || isRecorded);
  if (!chart) return null;
  const lit = chart.slice(0, shown).map(({ digit }) => digit);
  return (
    <section
      aria-labelledby="own-chart"
      className="mt-8 flex flex-wrap items-center justify-center gap-x-10 gap-y-5"
    >
      <NumberWheel top={lit[0] ?? 9} lit={lit} className="w-64 max-w-full shrink-0" />
      <div className="min-w-0 grow basis-64">
        <h2 id="own-chart" className="text-lead">
          Your chart
        </h2>
        <dl className="mt-3 space-y-1">
          {chart.map(({ label, number }, at) => (
            <div
              key={label}
              className={cx(
                'flex items-baseline gap-3 transition-opacity duration-700',
                at >= shown && 'opacity-0',
              )}
            >
              <dt>{label}</dt>
              <dd className="order-first w-16 text-[1.75rem] text-gold lining-nums">{number}</dd>
            </div>
          ))}
        </dl>
        <p role="status" className="mt-4 text-quiet">
          {isDrawn && 'Your pages are being drawn from it now. They appear below by themselves.'}
          {!isDrawn &&
            isRead &&
            'A person reads your pages before they go out. We write to you when they are here.'}
          {!isDrawn &&
            !isRead &&
            isRecorded &&
            'Your reading is being recorded from it. We write to you when it is here.'}
        </p>
      </div>
    </section>
  );
}

/** How many of the three are there: one after the other while something is made, all of them otherwise. */
function useSteps(isMade: boolean): number {
  const [shown, setShown] = useState(isMade ? 0 : 3);
  useEffect(() => {
    if (shown >= 3) return;
    const timer = setTimeout(() => setShown(shown + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown;
}
