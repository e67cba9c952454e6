import { z } from 'zod';
import { changeCard, payOverdue, readCardPage } from '../../../domain/shop/index.ts';
import { euro } from '../../../shared/money.ts';
import { type Asked, answerForm, answerPage, changeBy, limited } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { LocalTime } from '../../components/local-time.tsx';
import type { Route } from './+types/card';

export const meta: Route.MetaFunction = () => [
  { title: 'Your card' },
  { name: 'robots', content: 'noindex' },
];

export const loader = answerPage(({ params, services }: Asked<Route.LoaderArgs>) =>
  readCardPage(services, params.key),
);

const nothing = z.object({});
const TRIES = { name: 'card-page', max: 10, seconds: 3600 };

/** The address of the provider's page is answered, because a form may not leave our site. */
export const action = answerForm({
  card: limited(
    TRIES,
    changeBy(nothing, ({ services, params }: Asked<Route.ActionArgs>) => changeCard(services, params.key)),
    ({ visit }) => visit.client,
  ),
  pay: limited(
    TRIES,
    changeBy(nothing, ({ services, params }: Asked<Route.ActionArgs>) => payOverdue(services, params.key)),
    ({ visit }) => visit.client,
  ),
});

export { preserveInput as clientAction } from '../../components/preserve-input.ts';

const Form = formFor<typeof action>();

type Data = Route.ComponentProps['loaderData'];

/** From a letter, without signing in: another card, or the charge once more. It says nothing of whose it is. */
export default function Card({ loaderData }: Route.ComponentProps) {
  const { name, state, amountCents } = loaderData;
  return (
    <div className="engraved mx-auto max-w-2xl space-y-6 px-6 py-9 sm:px-12 sm:py-12">
      <h1 className="text-title text-balance">The card for your {name}</h1>
      <p className="text-pretty">
        <State page={loaderData} />
      </p>
      {state !== 'ended' && (
        <div className="flex flex-wrap gap-3">
          <Form
            intent="card"
            className=""
            submit="Put in another card"
            variant="gold"
            onDone={(done) => done && location.assign(done.url)}
            failed="Not now"
          />
          {state === 'overdue' && (
            <Form
              intent="pay"
              className=""
              submit={`Charge ${euro(amountCents)} now`}
              variant="outline"
              done={{ title: 'Thank you, it is paid', description: 'Your receipt is on its way by e-mail.' }}
              failed="Not paid"
            />
          )}
        </div>
      )}
      <p className="text-fine text-quiet">
        The card is changed at our payment provider; we never see its number. This page came to you by e-mail:
        please keep its address to yourself.
      </p>
    </div>
  );
}

const Day = ({ at }: { at: string }) => (
  <strong>
    <LocalTime at={at} as="MMM d, yyyy" />
  </strong>
);

function State({ page }: { page: Data }) {
  const { state, amountCents, period, nextTryAt, openUntil, nextChargeAt } = page;
  if (state === 'ended')
    return <>This membership has ended. Nothing is charged any more, and no card is needed.</>;
  if (state === 'overdue')
    return (
      <>
        The last charge of {euro(amountCents)} did not go through.{' '}
        {openUntil && (
          <>
            There is time to put it right until <Day at={openUntil} />.{' '}
          </>
        )}
        Put in another card, then have it charged.{' '}
        {nextTryAt && (
          <>
            Otherwise it is tried again by itself on <Day at={nextTryAt} />.
          </>
        )}
      </>
    );
  if (state === 'ending') return <>It is cancelled, and nothing more is charged.</>;
  return (
    <>
      Everything is in order: {euro(amountCents)} a {period}
      {nextChargeAt && (
        <>
          , charged next on <Day at={nextChargeAt} />
        </>
      )}
      . If your bank has sent you another card, you can put it in here.
    </>
  );
}
