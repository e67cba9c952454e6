import { Link } from 'react-router';
import * as support from '../../../domain/support/index.ts';
import { type Asked, answerForm, answerPage, byActor, change } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { LocalTime } from '../../components/local-time.tsx';
import { useIsOwner } from '../../components/office/use-is-owner.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { Badge, type BadgeLook } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Checkbox, Field } from '../../ui/field.tsx';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/testimonials';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Testimonials' }];

export const loader = answerPage(({ services, member }: Asked<Route.LoaderArgs>) =>
  support.listTestimonialsToRead(services, { actor: member }),
);

export const action = answerForm({ save: change(support.changeTestimonialRule, byActor) });

export { preserveInput as clientAction } from '../../components/preserve-input.ts';

const Form = formFor<typeof action>();

const states: Record<support.TestimonialLine['state'], [string, BadgeLook]> = {
  asked: ['Asked', 'secondary'],
  written: ['To decide', 'warn'],
  returned: ['Waits for a change', 'info'],
  shown: ['Shown', 'good'],
  declined: ['Not shown', 'secondary'],
  withdrawn: ['Taken back', 'secondary'],
};

/** What customers wrote by the link of a letter. */
export default function Testimonials({ loaderData: { lines, rule, asked } }: Route.ComponentProps) {
  const isOwner = useIsOwner();
  return (
    <>
      <PageHeading
        title="Testimonials"
        subtitle={`What customers wrote by the link of our letter; ${asked === 1 ? '1 was' : `${asked} were`} asked so far`}
      >
        <ButtonLink to="/office/content/testimonial" variant="outline">
          Written by hand
        </ButtonLink>
      </PageHeading>
      <Table
        caption="What customers wrote"
        rows={lines}
        rowKey={({ id }) => id}
        empty="Nobody has written yet."
        columns={[
          {
            header: 'Words',
            cell: ({ id, quote, isAgreed }) => (
              <>
                <Link to={id} className="inline-flex min-h-11 items-center font-semibold">
                  {quote.length > 90 ? `${quote.slice(0, 90)} …` : quote}
                </Link>
                {!isAgreed && <span className="block text-fine text-quiet">for us alone</span>}
              </>
            ),
          },
          { header: 'By', cell: ({ name }) => name },
          { header: 'Product', cell: ({ product }) => product },
          { header: 'Rating', cell: ({ rating }) => (rating ? `${rating} of 5` : 'none') },
          { header: 'On', cell: ({ at }) => <LocalTime at={at} as="d MMM yyyy" /> },
          {
            header: 'State',
            cell: ({ state }) => <Badge look={states[state][1]}>{states[state][0]}</Badge>,
          },
        ]}
      />
      <section aria-labelledby="asking" className="mt-10">
        <h2 id="asking" className="mb-4 text-lead">
          Asking
        </h2>
        {isOwner ? (
          <RuleForm rule={rule} />
        ) : (
          <p>{rule.isOn ? 'Customers are asked.' : 'Nobody is asked.'}</p>
        )}
      </section>
    </>
  );
}

function RuleForm({ rule: { isOn, days } }: Pick<Route.ComponentProps['loaderData'], 'rule'>) {
  return (
    <Form
      intent="save"
      className="engraved measure space-y-5 p-6 sm:p-8"
      variant="gold"
      submit="Save"
      done="Saved."
      values={{ isOn, days }}
      fields={(field) => ({
        isOn: <Checkbox label="Ask customers by letter what they made of it" {...field.isOn} />,
        days: (
          <Field
            label="Days after everything was delivered"
            inputMode="numeric"
            hint="Once for each order, and nobody more often than every 90 days. The letter goes where letters about offers may: to those who agreed, or by the existing customers’ rule. Never to somebody who asked for her money back, has withdrawn, waits for an answer or is in need."
            {...field.days}
          />
        ),
      })}
    />
  );
}
