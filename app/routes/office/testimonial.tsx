import { Link, useLoaderData } from 'react-router';
import * as support from '../../../domain/support/index.ts';
import { type Asked, answerForm, answerPage, byActor, change } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { BackTo } from '../../components/back-to.tsx';
import { LocalTime } from '../../components/local-time.tsx';
import { useIsOwner } from '../../components/office/use-is-owner.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Checkbox, TextArea } from '../../ui/field.tsx';
import type { Route } from './+types/testimonial';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Testimonial' }];

export const loader = answerPage(({ services, member, params }: Asked<Route.LoaderArgs>) =>
  support.readTestimonialToDecide(services, { actor: member, testimonialId: params.testimonialId }),
);

const byOwner = (wish: Asked<Route.ActionArgs>) => ({
  ...byActor(wish),
  testimonialId: wish.params.testimonialId,
});

export const action = answerForm({
  show: change(support.showTestimonial, byOwner),
  return: change(support.returnTestimonial, byOwner),
  decline: change(support.declineTestimonial, byOwner),
});

export { preserveInput as clientAction } from '../../components/preserve-input.ts';

const Form = formFor<typeof action>();

export default function Testimonial({ loaderData }: Route.ComponentProps) {
  const { name, place, product, order, state, photo, rating, quote, consent, writtenAt } = loaderData;
  const isOwner = useIsOwner();
  const isOpen = state !== 'returned';
  return (
    <>
      <BackTo to="/office/testimonials">Testimonials</BackTo>
      <PageHeading title={place ? `${name}, ${place}` : name} subtitle={product} />
      <figure className="engraved measure p-6 sm:p-8">
        {photo && <img src={photo} alt={name} width={96} height={96} className="mb-4 rounded-full" />}
        <blockquote className="serif text-[1.25rem] leading-normal whitespace-pre-line">“{quote}”</blockquote>
        <figcaption className="mt-4 space-y-1 text-fine text-quiet">
          <p>
            Written on <LocalTime at={writtenAt} as="d MMM yyyy" /> about order{' '}
            <Link to={`/office/orders/${order.id}`}>{order.number}</Link>
            {rating !== undefined && `, ${rating} of 5`}
          </p>
          {consent ? (
            <p>
              Agreed on <LocalTime at={consent.at} as="d MMM yyyy" />: “{consent.text}”
            </p>
          ) : (
            <p>
              <Badge look="warn">For us alone</Badge> She has not agreed that anybody else reads it.
            </p>
          )}
        </figcaption>
      </figure>
      {!isOpen && <Returned />}
      {isOwner && isOpen && (
        <div className="measure mt-8 space-y-4">
          {consent && <Show />}
          {consent && <Ask />}
          {state !== 'declined' && <Decline />}
        </div>
      )}
    </>
  );
}

function Returned() {
  const { wish } = useLoaderData<typeof loader>();
  return (
    <section aria-labelledby="wish" className="measure mt-6 border-l-2 border-leaf pl-5">
      <h2 id="wish" className="text-lead">
        You asked her for a change
      </h2>
      <p className="mt-1 whitespace-pre-line">{wish}</p>
      <p className="mt-2 text-fine text-quiet">It comes back here once she has changed it.</p>
    </section>
  );
}

function Show() {
  const { version, quote, shownQuote, state, longest } = useLoaderData<typeof loader>();
  const isLong = quote.length > longest;
  return (
    <Form
      intent="show"
      hidden={{ version: String(version) }}
      className="engraved space-y-4 p-6 sm:p-8"
      variant="gold"
      submit={state === 'shown' ? 'Show it like this' : 'Show it on the site'}
      done="It is on the pages now."
      values={{ quote: shownQuote ?? quote }}
      fields={(field) => ({
        quote: (
          <TextArea
            label="As it is shown"
            rows={6}
            maxLength={longest}
            hint={`${isLong ? `It is longer than the ${longest} characters that a page shows. ` : ''}Passages may be left out, with … where they stood. Every word stays hers.`}
            {...field.quote}
          />
        ),
        keepsMeaning: (
          <Checkbox
            label="If I shortened it: I have read both, and it still means what she wrote."
            {...field.keepsMeaning}
          />
        ),
      })}
    />
  );
}

function Ask() {
  const { version } = useLoaderData<typeof loader>();
  return (
    <details className="engraved px-6 py-3">
      <summary className="flex min-h-11 cursor-pointer items-center">Ask her for a change</summary>
      <div className="py-3">
        <Form
          intent="return"
          hidden={{ version: String(version) }}
          className="space-y-4"
          variant="outline"
          submit="Send it to her"
          fields={(field) => ({
            wish: (
              <TextArea
                label="What should be different?"
                rows={3}
                maxLength={1_000}
                hint="She reads it in a letter, with the link to what she wrote. Until she has answered nothing of it is shown."
                {...field.wish}
              />
            ),
          })}
        />
      </div>
    </details>
  );
}

function Decline() {
  const { version, state } = useLoaderData<typeof loader>();
  return (
    <details className="engraved px-6 py-3">
      <summary className="flex min-h-11 cursor-pointer items-center">
        {state === 'shown' ? 'Take it off the site' : 'Do not show it'}
      </summary>
      <div className="py-3">
        <Form
          intent="decline"
          hidden={{ version: String(version) }}
          className="space-y-4"
          variant="danger"
          submit={state === 'shown' ? 'Take it off' : 'Do not show it'}
          fields={(field) => ({
            thank: (
              <Checkbox label="Thank her by letter, and say that it stays between us" {...field.thank} />
            ),
          })}
        />
      </div>
    </details>
  );
}
