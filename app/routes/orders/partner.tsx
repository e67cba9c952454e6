import { Download } from 'lucide-react';
import { useState } from 'react';
import { Form, useLoaderData, useNavigation, useParams } from 'react-router';
import { z } from 'zod';
import { readPartnerPage, savePartnerPart, withdrawPartnerPart } from '../../../domain/delivery/index.ts';
import { type Asked, answerForm, answerPage, changeBy } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { NumberWheel } from '../../components/drawings/number-wheel.tsx';
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

export const loader = answerPage(({ params, services }: Asked<Route.LoaderArgs>) =>
  readPartnerPage(services, params.token),
);

export const action = answerForm({
  send: changeBy(intakeForm, async ({ services, params }: Asked<Route.ActionArgs>, typed) => {
    const { answers } = typedAnswers(typed);
    await savePartnerPart(services, params.token, { answers, submit: true });
  }),
  withdraw: changeBy(z.object({}), ({ services, params }: Asked<Route.ActionArgs>) =>
    withdrawPartnerPart(services, params.token),
  ),
});

const ChangeForm = formFor<typeof action>();

/** What the other one of a couple sees: her own two fields, her own numbers, a copy if she was given one; nothing of the buyer's. */
export default function Partner({ loaderData, actionData }: Route.ComponentProps) {
  const { product, state, hasWithdrawn } = loaderData;
  return (
    <div className="engraved mx-auto max-w-2xl px-6 py-9 sm:px-12 sm:py-12">
      <TwoRings className="mx-auto mb-6 h-28 w-auto" />
      <h1 className="text-center text-title text-balance">Your part of the reading</h1>
      <p className="mt-3 text-center text-pretty text-quiet">
        Somebody close to you has ordered “{product}” for the two of you.
        {state === 'open' && ' It needs your birth name and date, which you can give us here yourself.'}
      </p>
      {hasWithdrawn && (
        <div className="mt-6">
          <Notice title="Your details are deleted">
            {state === 'open'
              ? 'Nothing is made from them, and we have told the buyer. If it was a mistake, you can give them once more below.'
              : 'Nothing more is made from them. What the buyer held already stays theirs; if that is not right for you, write to us.'}
          </Notice>
        </div>
      )}
      {state === 'open' && <PartForm problem={actionData?.problem} />}
      {state === 'sent' && <Sent />}
    </div>
  );
}

function PartForm({ problem }: { problem: NonNullable<Route.ComponentProps['actionData']>['problem'] }) {
  const { fields } = useLoaderData<typeof loader>();
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const pending = useNavigation().state !== 'idle';
  return (
    <Form method="post" noValidate className="mt-8 space-y-5">
      <input type="hidden" name="intent" value="send" />
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
        We use them for this reading alone. Afterwards this page shows your own numbers, and you can delete
        your details here whenever you like. The rest is on our <a href="/privacy">privacy page</a>.
      </p>
    </Form>
  );
}

function Sent() {
  const { chart, copies, isCopied } = useLoaderData<typeof loader>();
  const { token } = useParams();
  return (
    <>
      <div className="mt-6">
        <Notice title="Thank you, your part has arrived">
          There is nothing left for you to do. Keep the link to this page: it stays yours.
        </Notice>
      </div>
      {chart && (
        <section aria-labelledby="chart" className="mt-9">
          <h2 id="chart" className="text-center text-lead">
            Your own three numbers
          </h2>
          <div className="mt-4 flex flex-wrap items-center justify-center gap-x-10 gap-y-5">
            <NumberWheel
              top={chart[0]?.digit ?? 9}
              lit={chart.map(({ digit }) => digit)}
              className="w-48 shrink-0"
            />
            <dl className="space-y-1">
              {chart.map(({ label, number, digit }) => (
                <div key={label} className="flex items-baseline gap-3">
                  <dt>
                    <a href={`/numbers/${digit}`} className="inline-flex min-h-11 items-center">
                      {label}
                    </a>
                  </dt>
                  <dd className="order-first w-16 text-[1.75rem] text-gold lining-nums">{number}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
      )}
      <section aria-labelledby="copy" className="mt-9 border-t border-rule pt-6">
        <h2 id="copy" className="text-lead">
          Your copy
        </h2>
        {copies.length > 0 ? (
          <ul className="mt-2">
            {copies.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`/partner/${token}/documents/${id}`}
                  className="inline-flex min-h-11 items-center gap-2 font-semibold"
                >
                  <Download className="size-5 shrink-0" aria-hidden="true" />
                  {title}
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <p className="measure mt-1 text-quiet">
            {isCopied
              ? 'It appears here as soon as it is made.'
              : 'Whoever ordered it decides whether you may read it here. If they say yes, it appears on this page.'}
          </p>
        )}
      </section>
      <details className="mt-7 border-t border-rule pt-4">
        <summary className="flex min-h-11 cursor-pointer items-center">Delete my details</summary>
        <p className="measure mb-4 text-quiet">
          Your name and birth date are deleted here. What has not been made yet is stopped, and the buyer is
          told. What the buyer holds already stays theirs.
        </p>
        <ChangeForm intent="withdraw" submit="Yes, delete my details" variant="danger" asPage />
      </details>
    </>
  );
}
