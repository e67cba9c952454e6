import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { openPartnerLink, partnerFields, savePartnerPart } from '../../../domain/delivery/index.ts';
import { type Asked, answerForm, answerPage, changeBy } from '../../answer.server.ts';
import { TwoRings } from '../../components/drawings/packages.tsx';
import { FormError } from '../../components/form-error.tsx';
import { Notice } from '../../components/notice.tsx';
import { IntakeFields } from '../../components/orders/intake-fields.tsx';
import { Button } from '../../ui/button.tsx';
import type { Route } from './+types/partner';
import { intakeForm, typedAnswers } from './typed-answers.server.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Your part' },
  { name: 'robots', content: 'noindex' },
];

export const loader = answerPage(async ({ params, services }: Asked<Route.LoaderArgs>) => {
  const { order, intake } = await openPartnerLink(services, params.token);
  return { product: order.productName, done: intake.partnerSubmittedAt !== null, fields: partnerFields };
});

export const action = answerForm({
  send: changeBy(intakeForm, async ({ services, params }: Asked<Route.ActionArgs>, typed) => {
    const { answers } = typedAnswers(typed);
    await savePartnerPart(services, params.token, { answers, submit: true });
  }),
});

/** What the other one of a couple sees: her own two fields, and nothing of the buyer's. */
export default function Partner({ loaderData: { product, done, fields }, actionData }: Route.ComponentProps) {
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const pending = useNavigation().state !== 'idle';
  const problem = actionData?.problem;
  return (
    <div className="engraved mx-auto max-w-2xl px-6 py-9 sm:px-12 sm:py-12">
      <TwoRings className="mx-auto mb-6 h-28 w-auto" />
      <h1 className="text-center text-title text-balance">Your part of the reading</h1>
      <p className="mt-3 text-center text-pretty text-quiet">
        Somebody close to you has ordered “{product}” for the two of you. It needs your birth name and date,
        which you can give us here yourself.
      </p>
      {done ? (
        <Notice title="Thank you, your part has arrived">There is nothing left for you to do.</Notice>
      ) : (
        <Form method="post" noValidate className="mt-8 space-y-5">
          <FormError problem={problem && Object.keys(problem.fields).length === 0 ? problem : undefined} />
          <IntakeFields
            fields={fields}
            answers={answers}
            problems={problem?.fields ?? {}}
            onChange={(name, value) => setAnswers((typed) => ({ ...typed, [name]: value }))}
          />
          <Button type="submit" variant="gold" size="lg" className="w-full" pending={pending}>
            Send my part
          </Button>
          <p className="text-fine text-quiet">
            We use them for this reading alone. What is kept and how you can have it erased is on our{' '}
            <a href="/privacy">privacy page</a>.
          </p>
        </Form>
      )}
    </div>
  );
}
