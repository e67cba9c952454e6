import { Form, redirect, useNavigation } from 'react-router';
import { z } from 'zod';
import { euro } from '../../../../shared/money.ts';
import { FormError } from '../../../components/form-error.tsx';
import { formOf } from '../../../parse.ts';
import { Button } from '../../../ui/button.tsx';
import { orNotFound, orRefusal, sandboxOf } from '../sandbox.ts';
import type { Route } from './+types/route';
import { PaySheet } from './pay-sheet.tsx';
import { PlayCard } from './play-card.tsx';

export const meta: Route.MetaFunction = () => [
  { title: 'Test payment' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const checkout = await orNotFound(sandboxOf(context).readCheckout(params.checkoutId));
  const { lines, amountCents, monthlyCents, status, method, email, failure, cancelUrl, successUrl } =
    checkout;
  return { lines, amountCents, monthlyCents, status, method, email, failure, cancelUrl, successUrl };
}

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
  const { status, amountCents, failure, method } = loaderData;
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
            {button('paid', `Pay ${euro(amountCents)}`, 'gold')}
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
          text={method === 'card' ? 'Paid by card.' : 'The direct debit has arrived.'}
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
