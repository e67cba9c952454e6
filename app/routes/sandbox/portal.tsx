import { Form, useNavigation } from 'react-router';
import { z } from 'zod';
import { euro } from '../../../shared/money.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { FormError } from '../../components/form-error.tsx';
import { LocalTime } from '../../components/local-time.tsx';
import { servicesOf } from '../../context.ts';
import { fieldsOf } from '../../parse.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Route } from './+types/portal';
import { orNotFound, orRefusal, sandboxOf } from './sandbox.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Test billing' },
  { name: 'robots', content: 'noindex' },
];

export const loader = answerPage(async ({ params, context }: Asked<Route.LoaderArgs>) => {
  const portal = await orNotFound(sandboxOf(context).readPortal(params.portalId));
  return {
    email: portal.email,
    returnUrl: portal.returnUrl,
    subscriptions: portal.subscriptions.map((one) => ({
      id: one.subscriptionId,
      status: one.status,
      amountCents: one.amountCents,
      every: one.every,
      periodEnd: one.currentPeriodEnd.toISOString(),
      cancelled: one.cancelAtPeriodEnd,
      cardWorks: one.nextCharge === 'paid',
    })),
  };
});

const form = z.object({
  id: z.string(),
  intent: z.enum(['renew', 'renew-failing', 'new-card', 'bad-card', 'cancel', 'resume']),
});

export async function action({ params, request, context }: Route.ActionArgs) {
  const sandbox = sandboxOf(context);
  const { payments } = servicesOf(context);
  const { data: wish } = form.safeParse(await fieldsOf(request));
  if (!wish) throw new Response('The sandbox knows no such wish.', { status: 400 });
  const { id, intent } = wish;
  const { subscriptions } = await orNotFound(sandbox.readPortal(params.portalId));
  if (!subscriptions.some(({ subscriptionId }) => subscriptionId === id)) {
    throw new Response('Page not found', { status: 404 });
  }
  const wishes = {
    renew: () => sandbox.renewSubscription(id, 'paid'),
    'renew-failing': () => sandbox.renewSubscription(id, 'failed'),
    'new-card': () => sandbox.setNextCharge(id, 'paid'),
    'bad-card': () => sandbox.setNextCharge(id, 'failed'),
    cancel: () => payments.cancelSubscription(id),
    resume: () => payments.resumeSubscription(id),
  };
  const { refusal } = await orRefusal<unknown>(wishes[intent]());
  return { refusal };
}

/** Demo mode's billing page, where the visitor also plays the calendar and the bank. */
export default function Portal({ loaderData, actionData }: Route.ComponentProps) {
  const { email, returnUrl, subscriptions } = loaderData;
  const pending = useNavigation().state !== 'idle';
  return (
    <main id="main" className="mx-auto max-w-2xl px-4 py-12 sm:px-6">
      <p className="inline-block rounded-sm border border-gold px-2 text-fine font-semibold text-gold">
        Test billing: no money moves
      </p>
      <h1 className="mt-4 text-title">Billing of {email}</h1>
      <FormError problem={actionData?.refusal ? { message: actionData.refusal } : undefined} />
      <ul className="mt-6 space-y-5">
        {subscriptions.map(({ id, status, amountCents, every, periodEnd, cancelled, cardWorks }) => {
          const over = status === 'canceled' || status === 'incomplete';
          const buttons = [
            ['renew', status === 'past_due' ? 'Charge the card again' : 'Let the month end and charge'],
            ['renew-failing', 'Let the month end, and the charge fail'],
            cardWorks ? ['bad-card', 'Use a card that fails'] : ['new-card', 'Use a card that works'],
            cancelled
              ? ['resume', 'Take the cancellation back']
              : ['cancel', 'Cancel at the end of the month'],
          ] as const;
          return (
            <li key={id}>
              <Card>
                <p className="flex flex-wrap items-center justify-between gap-3">
                  <strong>
                    {euro(amountCents)} each {every}
                  </strong>
                  <Badge look={status === 'active' ? 'good' : 'secondary'}>{status}</Badge>
                </p>
                <p className="mt-1 text-quiet">
                  {cancelled ? 'Ends' : 'This month ends'} on <LocalTime at={periodEnd} as="MMM d, yyyy" />.
                  The card {cardWorks ? 'works' : 'fails'}.
                </p>
                {!over && (
                  <Form method="post" className="mt-4 grid gap-2 sm:grid-cols-2">
                    <input type="hidden" name="id" value={id} />
                    {buttons.map(([intent, text]) => (
                      <Button
                        key={intent}
                        type="submit"
                        name="intent"
                        value={intent}
                        variant="outline"
                        size="sm"
                        disabled={pending}
                      >
                        {text}
                      </Button>
                    ))}
                  </Form>
                )}
              </Card>
            </li>
          );
        })}
      </ul>
      <p className="mt-8">
        <a href={returnUrl}>Back to the shop</a>
      </p>
    </main>
  );
}
