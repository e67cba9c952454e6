import { BookOpen, Download, ExternalLink, Play } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { OrderPage } from '../../../../domain/delivery/index.ts';
import { formFor } from '../../../components/action-form.tsx';
import { moonPath } from '../../../components/drawings/geometry.ts';
import { LocalTime } from '../../../components/local-time.tsx';
import { Notice } from '../../../components/notice.tsx';
import { deliveryLink, deliveryName, stageWords } from '../../../components/orders/order-words.ts';
import { PrintLinks } from '../../../components/reading/print-links.tsx';
import { useEuro } from '../../../formats.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Choice, Field, TextArea } from '../../../ui/field.tsx';
import type { action } from './route.tsx';

type Delivery = OrderPage['deliveries'][number];

/** Everything an order owes, with its stage, when it is due, and the thing itself once it is there. */
export function DeliveryList({ deliveries, base }: { deliveries: Delivery[]; base: string }) {
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {deliveries.map((delivery) => (
        <li key={delivery.id} className="py-5">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <h3 className="min-w-0 text-[1.125rem] wrap-anywhere">
              {deliveryName(delivery)}
              {delivery.product && <span className="block text-fine text-quiet">{delivery.product}</span>}
            </h3>
            <Badge look={stageWords[delivery.stage].look}>{stageWords[delivery.stage].text}</Badge>
          </div>
          <When delivery={delivery} />
          <Documents documents={delivery.documents} base={base} />
          <Videos videos={delivery.videos} base={base} />
          <Files delivery={delivery} base={base} />
          <Text delivery={delivery} base={base} />
          <Seat delivery={delivery} base={base} />
          <Elsewhere delivery={delivery} base={base} />
        </li>
      ))}
    </ul>
  );
}

function Elsewhere({ delivery, base }: { delivery: Delivery; base: string }) {
  const link = deliveryLink(delivery);
  if (!link) return null;
  // Guests book their sessions from the order itself.
  const isGuests = delivery.kind === 'session-credits' && !base.startsWith('/portal');
  return (
    <Link
      to={isGuests ? `${base}/sessions` : link.to}
      className={`mt-3 ${buttonLook({ variant: 'outline' })}`}
    >
      {link.text}
    </Link>
  );
}

function When({ delivery: { stage, dueAt, notBefore, deliveredAt, startsAt } }: { delivery: Delivery }) {
  if ((stage === 'in_work' || stage === 'recording' || stage === 'writing') && dueAt) {
    return (
      <p className="mt-1 text-quiet">
        With you by <LocalTime at={dueAt} />
      </p>
    );
  }
  if (stage === 'waiting_period' && notBefore) {
    return (
      <p className="mt-1 text-quiet">
        It begins on <LocalTime at={notBefore} as="MMM d, yyyy" />, when the 14 days are over.
      </p>
    );
  }
  if (stage === 'waiting_intake' && startsAt) {
    return (
      <p className="mt-1 text-quiet">
        In the week from <LocalTime at={startsAt} as="MMM d, yyyy" />
      </p>
    );
  }
  if (stage === 'delivered' && deliveredAt) {
    return (
      <p className="mt-1 text-quiet">
        Since <LocalTime at={deliveredAt} />
      </p>
    );
  }
  return null;
}

/** Paid when its week was full: it has a later one, and who does not want that says so with one click. */
export function WeekMoved({ from }: { from?: string }) {
  return (
    <section
      aria-labelledby="week-moved"
      className="mb-8 space-y-3 rounded-md border border-leaf bg-sunken p-5"
    >
      <h2 id="week-moved" className="text-lead">
        Your place is in a later week
      </h2>
      <p className="measure">
        While your payment was on its way, the last place of the week you ordered for was taken. Yours is now
        in the week from {from ? <LocalTime at={from} as="MMM d, yyyy" /> : 'the next free day'}.
      </p>
      <Form
        intent="decline-week"
        variant="outline"
        submit="That is too late: send my money back"
        failed="Nothing was changed"
        done={{ title: 'Your money goes back', description: 'We confirm it by letter.' }}
      />
    </section>
  );
}

/** Members have a page of their own for it, which remembers their place on every device. */
function Videos({ videos, base }: { videos: Delivery['videos']; base: string }) {
  const pages = base.startsWith('/portal') ? '/portal/videos' : `${base}/videos`;
  return videos.map(({ id, length, link }) =>
    link ? (
      <a
        key={id}
        href={link}
        target="_blank"
        rel="noreferrer"
        className={`mt-3 ${buttonLook({ variant: 'gold' })}`}
      >
        <ExternalLink className="size-4" aria-hidden="true" />
        Watch it at {new URL(link).host} ({length})
      </a>
    ) : (
      <Link key={id} to={`${pages}/${id}`} className={`mt-3 ${buttonLook({ variant: 'gold' })}`}>
        <Play className="size-4" aria-hidden="true" />
        Watch it ({length})
      </Link>
    ),
  );
}

function Files({ delivery: { id, files }, base }: { delivery: Delivery; base: string }) {
  if (files.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-3">
      {files.map(({ name, size }, place) => (
        <li key={`${name} ${size}`}>
          <a href={`${base}/files/${id}/${place}`} className={buttonLook({ variant: 'outline' })}>
            <Download className="size-4 shrink-0" aria-hidden="true" />
            <span className="wrap-anywhere">{name}</span>
            <span className="font-normal text-quiet lining-nums">{sizeOf(size)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Seat({ delivery: { kind, stage, event }, base }: { delivery: Delivery; base: string }) {
  if (kind !== 'seat' || stage !== 'delivered') return null;
  return (
    <Link
      to={`${base}/seat?event=${event}`}
      reloadDocument
      className={`mt-3 ${buttonLook({ variant: 'outline' })}`}
    >
      Open my seat
    </Link>
  );
}

function Text({ delivery: { id, kind, stage }, base }: { delivery: Delivery; base: string }) {
  if (kind !== 'text' || stage !== 'delivered') return null;
  return (
    <Link to={`${base}/texts/${id}`} className={`mt-3 ${buttonLook({ variant: 'gold' })}`}>
      <BookOpen className="size-4" aria-hidden="true" />
      Read it here
    </Link>
  );
}

const KB = 1024;
const sizeOf = (bytes: number): string =>
  bytes < KB * KB
    ? `${Math.max(1, Math.round(bytes / KB))} KB`
    : `${(bytes / KB / KB).toFixed(1).replace('.0', '')} MB`;

function Documents({ documents, base }: { documents: Delivery['documents']; base: string }) {
  const [newest, ...older] = documents;
  if (!newest) return null;
  return (
    <div className="mt-3">
      <div className="flex flex-wrap gap-3">
        <Link to={`${base}/documents/${newest.id}/read`} className={buttonLook({ variant: 'gold' })}>
          <BookOpen className="size-4" aria-hidden="true" />
          Read it here
        </Link>
        <a href={`${base}/documents/${newest.id}`} className={buttonLook({ variant: 'outline' })}>
          <Download className="size-4" aria-hidden="true" />
          Download PDF
        </a>
      </div>
      <PrintLinks pdf={`${base}/documents/${newest.id}`} />
      {older.length > 0 && (
        <details className="mt-3 text-fine">
          <summary className="min-h-11 cursor-pointer content-center text-quiet">Earlier versions</summary>
          <ul>
            {older.map(({ id, version, createdAt }) => (
              <li key={id}>
                <a href={`${base}/documents/${id}`} className="inline-flex min-h-11 items-center">
                  Version {version} of <LocalTime at={createdAt} as="MMM d, yyyy" />
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const words: Record<OrderPage['refunds'][number]['state'], string> = {
  requested: 'Your request has arrived. A person looks at it and writes to you.',
  approved: 'Your refund is being made.',
  pending: 'Your refund is on its way to your bank.',
  made: 'Your refund has been made.',
  failed: 'Your refund did not go through. We are looking for another way and write to you.',
  declined: 'Your request was declined. The reason is in the e-mail we sent you.',
};

/** What of the order it was for, where it was a part. */
function refundedFor(
  { kind, item, sessions = 0 }: OrderPage['refunds'][number],
  { items }: OrderPage,
): string {
  const name = items.find(({ position }) => position === item)?.name;
  if (kind === 'sessions') return sessions === 1 ? ' for one session' : ` for ${sessions} sessions`;
  return kind === 'difference' ? ' that were too much' : kind !== 'goodwill' && name ? ` for ${name}` : '';
}

/** The guarantee: two clicks, a reason only if she likes. Without script the first one is a page that has the form open. */
export function RefundBox({ order }: { order: OrderPage }) {
  const euro = useEuro();
  const { refunds, ask, returnsOnArrival, monthly, plan } = order;
  const [search] = useSearchParams();
  const [asking, setAsking] = useState(search.has('refund'));
  if (refunds.length === 0 && !ask && !returnsOnArrival) return null;
  return (
    <section aria-labelledby="refund">
      <h2 id="refund" className="text-lead">
        Money back
      </h2>
      <ul className="mt-2 space-y-2">
        {refunds.map((refund) => (
          <li key={refund.id}>
            <strong>{euro(refund.amountCents)}</strong>
            {refundedFor(refund, order)}, <LocalTime at={refund.requestedAt} as="MMM d, yyyy" />:{' '}
            {words[refund.state]}
            {refund.state === 'made' && refund.kind === 'goodwill' && ' Everything you bought stays yours.'}
          </li>
        ))}
      </ul>
      {returnsOnArrival && <p className="mt-2">We return your payment as soon as it has arrived.</p>}
      {ask && (
        <>
          <p className="mt-2 text-quiet">
            Our guarantee: until <LocalTime at={ask.until} as="MMM d, yyyy" /> you can have{' '}
            {monthly ? 'the last charge' : 'your money'} back, no reason needed.
            {plan && ' All parts that are paid go back, and the rest is never charged.'}
          </p>
          {asking ? (
            <Form
              intent="refund"
              className="mt-4 space-y-4"
              submit={`Return ${euro(ask.cents)}`}
              variant="danger"
              fields={(field) => ({
                why: (
                  <TextArea
                    label="Would you like to tell us why?"
                    rows={3}
                    maxLength={1000}
                    hint="Only if you like."
                    {...field.why}
                  />
                ),
              })}
              footer={(button) => (
                <>
                  <p className="text-fine text-quiet">
                    With the refund, access to what you bought ends
                    {monthly && ', and so does the membership'}.
                  </p>
                  <div className="flex flex-wrap gap-3">
                    {button}
                    <Button variant="quiet" className="needs-script" onClick={() => setAsking(false)}>
                      Keep it
                    </Button>
                  </div>
                </>
              )}
            />
          ) : (
            <form
              method="get"
              className="mt-4"
              onSubmit={(event) => {
                event.preventDefault();
                setAsking(true);
              }}
            >
              <Button type="submit" variant="outline" name="refund" value="ask">
                Request a refund
              </Button>
            </form>
          )}
        </>
      )}
    </section>
  );
}

const Form = formFor<typeof action>();

type Step = { name: string; done: boolean };

/** How far an order is, as a waxing moon: lit as far as it has come, full when everything is there. */
export function OrderMoons({ order }: { order: OrderPage }) {
  const steps = stepsOf(order);
  if (steps.length === 0) return null;
  const next = steps.findIndex(({ done }) => !done);
  return (
    <ol aria-label="How far it is" className="mb-8 flex">
      {steps.map(({ name, done }, at) => (
        <li
          key={name}
          aria-current={at === next ? 'step' : undefined}
          className="relative flex flex-1 flex-col items-center gap-2 text-center"
        >
          {at > 0 && (
            <span
              aria-hidden="true"
              className={cx(
                'absolute top-5 right-1/2 h-px w-full -translate-y-1/2',
                done ? 'bg-leaf' : 'border-t border-dashed border-rule',
              )}
            />
          )}
          <Moon phase={60 + (120 * at) / (steps.length - 1)} lit={done} />
          <span className={cx('text-fine', done ? 'font-semibold' : 'text-quiet')}>
            {name}
            <span className="sr-only">{done ? ', done' : at === next ? ', next' : ', to come'}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Moon({ phase, lit }: { phase: number; lit: boolean }) {
  return (
    <svg viewBox="-20 -20 40 40" className="relative z-10 size-10" aria-hidden="true">
      <circle r="20" fill="var(--paper)" />
      <circle r="16" fill="var(--sunken)" stroke={lit ? 'var(--leaf)' : 'var(--rule)'} />
      {lit && <path d={moonPath(16, phase)} fill="var(--leaf)" />}
    </svg>
  );
}

/** An order that was not paid, or whose money went back, has no way to go. */
function stepsOf({ state, details, deliveries, membership }: OrderPage): Step[] {
  const isOnItsWay = state === 'open' || state === 'pending' || state === 'paid';
  if (!isOnItsWay || membership?.state === 'ended') return [];
  const paid = state === 'paid';
  const told = paid && (!details || details.state === 'complete');
  const delivered = deliveries.length > 0 && deliveries.every(({ stage }) => stage === 'delivered');
  return [
    { name: 'Ordered', done: true },
    { name: 'Paid', done: paid },
    ...(details ? [{ name: 'Details', done: told }] : []),
    { name: 'With you', done: told && delivered },
  ];
}

/** An account by one tap: the address is the order's, and the letter's link signs in. */
export function AccountOffer({ email, base }: { email: string; base: string }) {
  return (
    <Form
      intent="account"
      action={base}
      submit="Send me the link"
      variant="gold"
      around={(form, done) =>
        done ? (
          <Notice title="Look into your mailbox">
            The link we sent to {email} opens your account. It works once, for one hour.
          </Notice>
        ) : (
          form
        )
      }
    />
  );
}

type Partner = NonNullable<NonNullable<OrderPage['details']>['partner']>;

/** Whether the other one of a couple may read what was made for both is the buyer's to say. */
export function PartnersCopy({ hasCopy, hasWithdrawn, url }: Partner) {
  return (
    <section aria-labelledby="partners-copy">
      <h2 id="partners-copy" className="text-lead">
        A copy for your partner
      </h2>
      {hasWithdrawn ? (
        <p className="measure mt-1 text-quiet">
          Your partner has taken their details back. What you have stays yours; nothing more is made from
          both.
        </p>
      ) : (
        <>
          <p className="measure mt-1 mb-3 text-quiet">
            {hasCopy
              ? 'What is made for both of you can be read at your partner’s own link. You can take that back at any time.'
              : 'If you like, what is made for both of you can also be read at your partner’s own link. Your answers in the form are not shown there.'}{' '}
            <a href={url}>Your partner’s link</a>
          </p>
          <Form
            intent="partner-copy"
            hidden={{ give: hasCopy ? 'no' : 'yes' }}
            submit={hasCopy ? 'Take the copy back' : 'Give your partner a copy'}
            variant="outline"
            size="sm"
            done={({ given }) =>
              given ? 'Your partner can read it now.' : 'Your partner has no copy any more.'
            }
          />
        </>
      )}
    </section>
  );
}

/** For a business that bought as anybody: an invoice made out to it, in the place of the receipt. */
export function InvoiceBox({ countries }: { countries: { value: string; label: string }[] }) {
  return (
    <details className="border-t border-rule pt-3">
      <summary className="flex min-h-11 cursor-pointer items-center">
        Bought for a business? Get an invoice
      </summary>
      <Form
        intent="invoice"
        className="mt-3 space-y-4"
        submit="Make the invoice"
        fields={(field) => ({
          buyerName: (
            <Field label="Name of the business" autoComplete="organization" required {...field.buyerName} />
          ),
          address: (
            <TextArea
              label="Its address"
              rows={3}
              maxLength={300}
              autoComplete="street-address"
              required
              {...field.address}
            />
          ),
          country: (
            <Choice
              label="Country"
              options={[{ value: '', label: 'Please choose' }, ...countries]}
              autoComplete="country"
              {...field.country}
            />
          ),
          vatNumber: (
            <Field
              label="VAT number, if it has one"
              autoComplete="off"
              hint="It is printed. The tax stays as it was charged."
              {...field.vatNumber}
            />
          ),
        })}
      />
    </details>
  );
}
