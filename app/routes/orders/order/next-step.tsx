import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { giftProduct, restProduct, seatProduct, sessionProduct } from '../../../../content/catalogue.ts';
import { beginsLater, guarantee, withdrawalConsent } from '../../../../content/checkout.ts';
import type { OrderPage } from '../../../../domain/delivery/index.ts';
import { formFor } from '../../../components/action-form.tsx';
import { ProductFigure } from '../../../components/drawings/product-figure.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { PrivateLink } from '../../../components/orders/intake-form.tsx';
import { ToPayment } from '../../../components/to-payment.tsx';
import { useEuro } from '../../../formats.ts';

import { buttonLook } from '../../../ui/button.tsx';
import type { action } from './route.tsx';
import { AccountOffer } from './sections.tsx';

/** After paying: one more thing, at the price that is shown. It is an order of its own, and nothing happens without the click. */
export function OfferAfter({ offer }: { offer: NonNullable<OrderPage['offer']> }) {
  const euro = useEuro();
  const { id, name, description, priceCents, originalPriceCents, byCard, until } = offer;
  return (
    <section
      aria-labelledby="offer-after"
      className="mt-8 flex items-center justify-between gap-10 rounded-md border border-leaf bg-sunken px-6 py-7 sm:px-9"
    >
      <div className="min-w-0 grow">
        <p className="text-fine text-quiet">
          Goes well with it, until <LocalTime at={until} />
        </p>
        <h2 id="offer-after" className="mt-1 text-[1.5rem]">
          {name}
        </h2>
        <p className="measure mt-1 text-quiet">{description}</p>
        <p className="mt-4 text-[1.75rem] leading-none lining-nums">
          {euro(priceCents)}
          {originalPriceCents && (
            <s className="ml-3 text-[1.125rem] text-quiet">
              <span className="sr-only">instead of </span>
              {euro(originalPriceCents)}
            </s>
          )}
        </p>
        <Form
          intent="take-offer"
          hidden={{ productId: id, amount: String(priceCents) }}
          className="mt-5"
          submit={byCard ? `Order and pay ${euro(priceCents)}` : `Order for ${euro(priceCents)}`}
          variant="gold"
          failed="It was not ordered"
          around={(form, done) => (done ? <ToPayment url={done.url} /> : form)}
        />
        <p className="measure mt-3 text-fine text-quiet">
          {byCard
            ? 'Paid with the card you have just used, as an order of its own with its own receipt. '
            : 'It leads to the payment page, as an order of its own with its own receipt. '}
          {guarantee}.
        </p>
      </div>
      <ProductFigure productId={id} className="h-28 shrink-0 max-md:hidden" />
    </section>
  );
}

type Step = { title: string; text: ReactNode; action?: ReactNode };

/** The one thing to do now, or the good news that there is none. */
export function NextStep({ order, base }: { order: OrderPage; base: string }) {
  const { title, text, action } = nextStep(order, base);
  const begin = beginToShow(order);
  return (
    <section
      aria-labelledby="next-step"
      className="engraved flex items-center justify-between gap-10 px-6 py-8 sm:px-9"
    >
      <div>
        <h2 id="next-step" className="text-[1.5rem]">
          {title}
        </h2>
        <div className="measure mt-1 text-quiet">{text}</div>
        {action && <div className="mt-5">{action}</div>}
        {begin && <BeginChoice state={begin} base={base} />}
      </div>
      <ProductFigure productId={order.productId} className="h-28 shrink-0 max-md:hidden" />
    </section>
  );
}

/** With the details, where they are still missing: the form asks for both. The Circle needs none to open. */
function beginToShow({ begin, details, membership, rest }: OrderPage) {
  const isAskedThere = begin?.state === 'asked' && details?.state === 'missing' && !membership;
  // One thing at a time: what is missing is paid first.
  return isAskedThere || rest ? undefined : begin?.state;
}

/** A session, a seat or a gift is paid where it was asked for. */
const againPath = ({ productId, isPaidByGift }: OrderPage, base: string) => {
  if (isPaidByGift) return '/gift';
  if (productId === giftProduct.id) return '/gifts';
  if (productId === seatProduct.id) return '/events';
  if (productId === restProduct.id) return '/contact';
  if (productId !== sessionProduct.id) return `/checkout/${productId}`;
  return isPortal(base) ? '/portal/sessions' : '/book';
};
const isPortal = (base: string) => base.startsWith('/portal');

/** What was sold by booking it has a page of its own. */
function booked({ productId, refunds }: OrderPage, base: string): Step | undefined {
  if (refunds.length > 0) return undefined;
  if (productId === seatProduct.id) return seat(base);
  if (productId === giftProduct.id) return gift;
  if (productId === restProduct.id) return rest;
  return productId === sessionProduct.id ? session(base) : undefined;
}

const rest: Step = {
  title: 'The rest is paid',
  text: 'The order that it was missing for goes on. Its page is in the letters that we sent you about it.',
};

const gift: Step = {
  title: 'Your gift is paid',
  text: 'The card and the code are in the e-mail we sent you. We write to you when it is redeemed.',
};

const seat = (base: string): Step => ({
  title: 'Your seat is paid',
  text: 'You can join it, or give it back, on its own page.',
  action: (
    <Link to={`${base}/seat`} className={gold} reloadDocument>
      Open my seat
    </Link>
  ),
});

function session(base: string): Step {
  return {
    title: 'Your session is paid',
    text: 'You can join, move or cancel it on its own page.',
    action: (
      <Link to={isPortal(base) ? '/portal/sessions' : `${base}/sessions`} className={gold}>
        Open my session
      </Link>
    ),
  };
}

const gold = buttonLook({ variant: 'gold' });

const nextStep = (order: OrderPage, base: string): Step => unpaidStep(order, base) ?? paidStep(order, base);

/** While there is no money to work for: undefined where there is. */
function unpaidStep(order: OrderPage, base: string): Step | undefined {
  const { state, payUrl, details, isBeingChecked } = order;
  if (isBeingChecked)
    return {
      title: 'Your payment is being checked',
      text: 'It has reached us, and something about it has to be looked at by a person. You need do nothing: we write to you as soon as it is settled.',
    };
  switch (state) {
    case 'open':
      return {
        title: 'Waiting for payment',
        // Never that it is unpaid: the provider may be slow to tell us.
        text: 'We have not heard of a payment yet. If you have just paid, you need do nothing: we write to you as soon as it is here.',
        action: payUrl && (
          <a href={payUrl} className={gold}>
            Continue to payment
          </a>
        ),
      };
    case 'pending':
      return {
        title: 'Payment on its way',
        action: details?.partnerUrl && <PartnerStep link={details.partnerUrl} base={base} />,
        text:
          details?.state === 'waits_for_partner'
            ? 'Your bank needs a few days for a direct debit. We begin as soon as the money and your partner’s part are here. This link is for your partner:'
            : details?.state === 'missing'
              ? 'Your bank needs a few days for a direct debit. You can tell us everything now: we begin as soon as the money has arrived, and write to you then.'
              : 'Your bank needs a few days for a direct debit. We begin as soon as the money has arrived, and write to you then.',
      };
    case 'failed':
    case 'expired':
      return {
        title: state === 'failed' ? 'The payment did not arrive' : 'This order was not paid',
        text: 'Nothing was charged, and nothing will be delivered. You can order again whenever you like.',
        action: (
          <Link to={againPath(order, base)} className={gold} reloadDocument>
            Order again
          </Link>
        ),
      };
    case 'refunded':
      return { title: 'Refunded', text: 'Your money has been returned, and access to this order has ended.' };
    case 'disputed':
      return {
        title: 'Your bank has taken a payment back',
        text: 'If you did not mean to ask for it back, please tell your bank, and write to us.',
      };
    case 'paid':
    case 'partially_refunded':
      return undefined;
  }
}

function paidStep(order: OrderPage, base: string): Step {
  const { details, deliveries, membership } = order;
  if (order.rest) return restStep(order.rest);
  if (deliveries.length === 0) return booked(order, base) ?? heldBack(order);
  if (membership?.state === 'ended') return membershipOver();
  if (beginToShow(order) === 'asked') {
    return {
      title: 'When shall we begin?',
      text: 'One of the two has to be chosen before we can go on. We confirm your choice by letter.',
    };
  }
  if (details?.state === 'missing' && !details.isAboutPerson) {
    return {
      title: 'A few questions',
      text: 'Your answers help us to prepare. You can stop and go on later.',
    };
  }
  if (details?.state === 'missing') {
    return {
      title: 'Tell us whom it is about',
      text: 'Names, birth dates and whatever else this order needs. Three minutes, and you can stop and go on later.',
    };
  }
  if (details?.state === 'waits_for_partner') {
    return {
      title: 'Waiting for your partner',
      text: 'Your own part has arrived. We begin as soon as the other part is here. This link is for your partner:',
      action: details.partnerUrl && <PartnerStep link={details.partnerUrl} base={base} />,
    };
  }
  if (deliveries.some(({ stage }) => stage === 'waiting_account')) return createAccount(order, base);
  if (membership?.state === 'active' || membership?.state === 'trial') {
    return {
      title: 'You are in the Circle',
      text: 'Numerology 101 and your calendar are open, and your letter comes on the 1st of each month.',
    };
  }
  const open = deliveries.filter(({ stage }) => stage !== 'delivered');
  if (open.length > 0 && open.every(({ stage }) => stage === 'waiting_circle')) {
    return {
      title: 'Your months wait for you',
      text: 'The Circle is open to you already, so these months begin by themselves when that ends. If you pay by the month, cancel it whenever you like: they follow without a gap.',
    };
  }
  if (open.length > 0 && open.every(({ stage }) => stage === 'waiting_period')) {
    return {
      title: 'It begins after the 14 days',
      text: 'As you chose. Below is the day; until then you can change your mind, or ask us to begin:',
    };
  }
  const [first] = open;
  if (first && open.every(({ stage }) => stage === 'ready_to_book' || stage === 'booked'))
    return sessionsAhead(first);
  return open.length > 0
    ? { title: 'We are on it', text: 'You need do nothing. We write to you as soon as it is ready.' }
    : { title: 'Everything is here', text: 'Take your time with it. If something is not right, tell us.' };
}

/** The partner's link, and her own way back to the form: not every partner answers. */
function PartnerStep({ link, base }: { link: string; base: string }) {
  return (
    <>
      <PrivateLink link={link} />
      <Link to={`${base}/details`} className="mt-2 inline-flex min-h-11 items-center">
        Fill in both parts yourself, or correct yours
      </Link>
    </>
  );
}

function sessionsAhead({ stage }: OrderPage['deliveries'][number]): Step {
  return stage === 'ready_to_book'
    ? {
        title: 'Ready to book',
        text: 'Paid and waiting for a date. Choose the days and hours that suit you.',
      }
    : { title: 'Your sessions are booked', text: 'The calendar has them all. We write to you before each.' };
}

/** Paid, and yet nothing is owed: asked back before it arrived, or another sum than agreed. */
/** Less was paid than agreed: the rest is an order of its own, which leads back here. */
const restStep = ({ cents, until }: NonNullable<OrderPage['rest']>): Step => ({
  title: 'A part of the payment is missing',
  text: (
    <>
      Less has arrived than was agreed. You can pay the rest until <LocalTime at={until} as="MMM d, yyyy" />:
      we begin as soon as it is here.
    </>
  ),
  action: <PayRest cents={cents} />,
});

function PayRest({ cents }: { cents: number }) {
  const euro = useEuro();
  return (
    <Form
      intent="pay-rest"
      submit={`Pay ${euro(cents)}`}
      variant="gold"
      failed="The payment page could not be opened"
      around={(form, done) => (done ? <ToPayment url={done.url} /> : form)}
    />
  );
}

function heldBack({ refunds }: OrderPage): Step {
  return refunds.length > 0
    ? { title: 'Your money goes back', text: 'Nothing was made of this order, and nothing more is charged.' }
    : {
        title: 'We are looking at your payment',
        text: 'It is not the amount that was agreed. One of us will look at it and write to you.',
      };
}

function membershipOver(): Step {
  return {
    title: 'This membership has ended',
    text: 'Nothing more is charged. Your receipts stay here, and you can join again whenever you like.',
    action: (
      <Link to="/checkout/membership" className={gold} reloadDocument>
        Join again
      </Link>
    ),
  };
}

function createAccount({ email, via }: OrderPage, base: string): Step {
  return {
    title: 'Create your account',
    text: (
      <>
        What you bought lives in the portal. We send a link to{' '}
        <strong className="wrap-anywhere text-ink">{email}</strong>; opening it is all there is to do. You
        need no password.
      </>
    ),
    action: via !== 'account' && <AccountOffer email={email} base={base} />,
  };
}

type Props = { state: NonNullable<OrderPage['begin']>['state']; base: string };

const Form = formFor<typeof action>();

/** When we begin, by one press: the choice itself, or later the way out of the waiting. */
function BeginChoice({ state, base }: Props) {
  const press = (choice: 'now' | 'later', label: string) => (
    <Form
      intent="begin"
      action={base}
      hidden={{ choice }}
      submit={label}
      variant={choice === 'now' ? 'gold' : 'outline'}
    />
  );
  return (
    <div className="mt-5 space-y-3">
      <p className="measure text-fine text-quiet">{withdrawalConsent}</p>
      {press('now', state === 'asked' ? 'Start now' : 'Please begin now')}
      {state === 'asked' && (
        <>
          <p className="measure pt-2 text-fine text-quiet">{beginsLater}</p>
          {press('later', 'Start after 14 days')}
        </>
      )}
    </div>
  );
}
