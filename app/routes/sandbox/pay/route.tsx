import type { ReactNode } from 'react';
import { Form, redirect, useNavigation } from 'react-router';
import { z } from 'zod';
import { euro } from '../../../../shared/money.ts';
import { type Asked, answerPage } from '../../../answer.server.ts';
import { Emblem } from '../../../components/drawings/emblem.tsx';
import { ProductFigure } from '../../../components/drawings/product-figure.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { useSite } from '../../../page-words.ts';
import { formOf } from '../../../parse.ts';
import { Button } from '../../../ui/button.tsx';
import { orNotFound, orRefusal, sandboxOf } from '../sandbox.ts';
import type { Route } from './+types/route';

export const meta: Route.MetaFunction = () => [
  { title: 'Test payment' },
  { name: 'robots', content: 'noindex' },
];

export const loader = answerPage(async ({ params, context }: Asked<Route.LoaderArgs>) => {
  const checkout = await orNotFound(sandboxOf(context).readCheckout(params.checkoutId));
  const { lines, amountCents, monthlyCents, every, trialDays, status } = checkout;
  const { method, email, failure, cancelUrl, successUrl } = checkout;
  return {
    ...{ lines, amountCents, monthlyCents, every, trialDays, status },
    ...{ method, email, failure, cancelUrl, successUrl },
  };
});

const outcomes = z.enum(['paid', 'declined', 'abandoned', 'sepa-pending', 'sepa-paid', 'sepa-failed']);

export async function action({ params, request, context }: Route.ActionArgs) {
  const sandbox = sandboxOf(context);
  const { data: outcome } = outcomes.safeParse((await formOf(request)).get('outcome'));
  if (!outcome) throw new Response('The sandbox knows no such outcome.', { status: 400 });
  const { checkoutId } = params;
  if (outcome === 'sepa-paid' || outcome === 'sepa-failed') {
    const answer = outcome === 'sepa-paid' ? 'paid' : 'failed';
    const { refusal } = await orRefusal(sandbox.settleSepa(checkoutId, answer));
    return { refusal };
  }
  const { value, refusal } = await orRefusal(sandbox.chooseOutcome(checkoutId, outcome));
  if (value?.redirectUrl) throw redirect(value.redirectUrl);
  return { refusal };
}

/** Demo mode's payment page: it looks like one, and the visitor decides what her bank does. */
export default function Pay({ loaderData, actionData }: Route.ComponentProps) {
  const { status, amountCents, failure, method, trialDays } = loaderData;
  const pending = useNavigation().state !== 'idle';
  const button = (
    outcome: z.infer<typeof outcomes>,
    text: string,
    variant?: 'gold' | 'outline' | 'quiet',
  ) => (
    <Button
      type="submit"
      name="outcome"
      value={outcome}
      variant={variant}
      className="w-full"
      disabled={pending}
    >
      {text}
    </Button>
  );
  return (
    <PaySheet checkout={loaderData}>
      <FormError problem={actionData?.refusal ? { message: actionData.refusal } : undefined} />
      {status === 'open' && (
        <Form method="post" className="space-y-8">
          <section aria-labelledby="by-card" className="space-y-3">
            <h2 id="by-card" className="text-[1.25rem]">
              Card
            </h2>
            <PlayCard />
            {failure && (
              <p
                role="alert"
                className="rounded-md border border-bad bg-bad/5 px-4 py-3 font-semibold text-bad"
              >
                {failure}
              </p>
            )}
            {button('paid', trialDays ? 'Begin the free days' : `Pay ${euro(amountCents)}`, 'gold')}
            {button('declined', 'Have the bank decline it', 'outline')}
          </section>
          <section aria-labelledby="by-debit" className="space-y-3 border-t border-rule pt-6">
            <h2 id="by-debit" className="text-[1.25rem]">
              SEPA direct debit
            </h2>
            <p className="text-fine text-quiet">
              A bank needs some days. Here you decide when they are over.
            </p>
            {button('sepa-pending', 'Pay by direct debit', 'outline')}
          </section>
          <div className="border-t border-rule pt-4">
            {button('abandoned', 'Cancel and go back', 'quiet')}
          </div>
        </Form>
      )}
      {status === 'pending' && (
        <Form method="post" className="space-y-3">
          <p>The direct debit is on its way. It arrives by itself after five days, or now:</p>
          {button('sepa-paid', 'Let the money arrive', 'gold')}
          {button('sepa-failed', 'Let the debit fail', 'outline')}
          <p className="pt-2 text-center">
            <a href={loaderData.successUrl}>Back to the shop</a>
          </p>
        </Form>
      )}
      {status === 'paid' && (
        <Outcome
          text={
            trialDays
              ? 'The free days have begun.'
              : method === 'card'
                ? 'Paid by card.'
                : 'The direct debit has arrived.'
          }
          href={loaderData.successUrl}
        />
      )}
      {status === 'failed' && <Outcome text="The direct debit has failed." href={loaderData.cancelUrl} />}
      {status === 'expired' && (
        <Outcome text="This payment page has been closed or has expired." href={loaderData.cancelUrl} />
      )}
    </PaySheet>
  );
}

function Outcome({ text, href }: { text: string; href: string }) {
  return (
    <div role="status" className="space-y-3">
      <p className="text-lead">{text}</p>
      <p>
        <a href={href}>Back to the shop</a>
      </p>
    </div>
  );
}

/** A bank card that no bank has issued. */
function PlayCard() {
  return (
    <div className="dark relative max-w-sm overflow-hidden rounded-xl border border-leaf bg-card p-6 text-ink">
      <Emblem className="absolute -right-16 -bottom-20 size-52 text-leaf opacity-20" />
      <div className="flex items-center justify-between">
        <svg viewBox="0 0 40 30" className="h-8" aria-hidden="true" fill="none" stroke="var(--leaf)">
          <rect x="1" y="1" width="38" height="28" rx="5" fill="var(--leaf)" fillOpacity="0.25" />
          <path d="M1 11h12v8H1M39 11H27v8h12M13 1v28M27 1v28" />
        </svg>
        <span className="serif text-[1.125rem]">Play Bank</span>
      </div>
      <p className="mt-7 font-mono text-[1.125rem] tracking-wider">
        <span className="sr-only">Card number </span>4242 4242 4242 4242
      </p>
      <dl className="mt-4 flex gap-8 text-fine">
        <div>
          <dt className="text-quiet">Expires</dt>
          <dd className="font-mono">12/34</dd>
        </div>
        <div>
          <dt className="text-quiet">CVC</dt>
          <dd className="font-mono">123</dd>
        </div>
      </dl>
    </div>
  );
}

type Props = {
  checkout: {
    lines: { productId: string; name: string; amountCents: number }[];
    amountCents: number;
    monthlyCents: number | null;
    every: string;
    trialDays: number | null;
    email: string | null;
  };
  children: ReactNode;
};

/** Two halves, as payment pages have them: what is paid for, and how. */
function PaySheet({ checkout, children }: Props) {
  const { lines, amountCents, monthlyCents, every, trialDays, email } = checkout;
  const site = useSite();
  const full = lines.reduce((sum, line) => sum + line.amountCents, 0);

  return (
    <main id="main" className="min-h-svh lg:grid lg:grid-cols-2">
      <section
        aria-label="Order"
        className="dark border-rule bg-sunken px-6 py-10 text-ink sm:px-12 lg:flex lg:justify-end lg:border-r lg:py-20"
      >
        <div className="w-full max-w-md">
          <p className="flex items-center gap-3">
            <Emblem className="size-9 text-gold" />
            <span className="serif text-[1.25rem]">{site.brand}</span>
          </p>
          <p className="mt-3 inline-block rounded-sm border border-gold px-2 text-fine font-semibold text-gold">
            Test payment: no money moves
          </p>
          <h1 className="serif mt-8 text-[3.25rem] leading-none">
            <span className="sr-only">To pay: </span>
            {euro(amountCents)}
          </h1>
          {monthlyCents && (
            <p className="mt-2 text-quiet">
              today, then {euro(monthlyCents)} each {every}
              {trialDays && `, for the first time in ${trialDays} days`}
            </p>
          )}
          <ul className="mt-8 space-y-3 border-t border-rule pt-5">
            {lines.map(({ productId, name, amountCents: cents }) => (
              <li key={productId} className="flex justify-between gap-6">
                <span>{name}</span>
                <span className="lining-nums">{euro(cents)}</span>
              </li>
            ))}
            {full > amountCents && (
              <li className="flex justify-between gap-6 text-gold">
                <span>{trialDays ? `${trialDays} free days` : `First ${every}`}</span>
                <span className="lining-nums">−{euro(full - amountCents)}</span>
              </li>
            )}
          </ul>
          {email && <p className="mt-6 border-t border-rule pt-4 wrap-anywhere text-quiet">{email}</p>}
          <ProductFigure productId={lines[0]?.productId ?? ''} className="mt-12 h-40 max-lg:hidden" />
        </div>
      </section>
      <section aria-label="Payment" className="px-6 py-10 sm:px-12 lg:py-20">
        <div className="max-w-md">{children}</div>
      </section>
    </main>
  );
}
