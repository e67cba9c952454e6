import { Link } from 'react-router';
import { endWords } from '../../../../domain/marketing/browser.ts';
import { readPerson, tagPerson } from '../../../../domain/marketing/index.ts';
import { type Asked, answerForm, answerPage, change } from '../../../answer.server.ts';
import { formFor } from '../../../components/action-form.tsx';
import { BackTo } from '../../../components/back-to.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { Facts, Part } from '../../../components/office/facts.tsx';
import { StandingBadge, waysToUs } from '../../../components/office/person-words.tsx';
import { useIsOwner } from '../../../components/office/use-is-owner.ts';
import { useProducts } from '../../../components/office/use-products.ts';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Field } from '../../../ui/field.tsx';
import { Table } from '../../../ui/table.tsx';
import type { Route } from './+types/person';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.name || loaderData?.email || 'Person' },
];

export const loader = answerPage(({ params: { personId }, services, member }: Asked<Route.LoaderArgs>) => {
  return readPerson(services, { actor: member, personId });
});

export const action = answerForm({
  tag: change(tagPerson, ({ member, params }: Asked<Route.ActionArgs>) => ({
    actor: member,
    personId: params.personId,
  })),
});

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

const Form = formFor<typeof action>();

export default function Person({ loaderData: person }: Route.ComponentProps) {
  return (
    <>
      <BackTo to="/office/letters/people">People</BackTo>
      <PageHeading title={person.name || person.email} subtitle={person.name ? person.email : undefined}>
        <StandingBadge standing={person.standing} />
      </PageHeading>
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_1.3fr]">
        <div className="space-y-10">
          <About person={person} />
          <TagsPart tags={person.tags} />
          <Automations automations={person.automations} />
        </div>
        <div className="space-y-10">
          <Consents consents={person.consents} />
          <Letters letters={person.letters} />
        </div>
      </div>
    </>
  );
}

type Data = Route.ComponentProps['loaderData'];

function About({ person }: { person: Data }) {
  const { nameOf } = useProducts();
  const { lifePath, expression, soulUrge, endedAt, lastOrderAt } = person;
  const numbers = lifePath ? `${lifePath}, ${expression ?? '–'}, ${soulUrge ?? '–'}` : undefined;
  return (
    <Part
      title="About"
      aside={
        <Link to={`/office/customers/${person.id}`} className="text-fine">
          Orders, sessions and notes
        </Link>
      }
    >
      <Facts
        facts={[
          ['Known since', <LocalTime key="since" at={person.since} as="d MMM yyyy" />],
          ['Came by', waysToUs[person.cameBy]],
          ['Source', person.source],
          ['Language', person.language],
          ['Time zone', person.zone],
          ['Last seen', <LocalTime key="seen" at={person.lastSeenAt} as="d MMM yyyy" />],
          ['No letters since', endedAt && <LocalTime at={endedAt} as="d MMM yyyy" />],
          ['Account', person.hasAccount ? 'yes' : 'no'],
          ['Soul Circle', person.member && 'member'],
          ['Bought', person.bought.map((id) => nameOf(id)).join(', ')],
          ['Last order', lastOrderAt && <LocalTime at={lastOrderAt} as="d MMM yyyy" />],
          ['Its source', person.orderSource],
          ['Birth date', person.birthDate],
          ['Numbers', numbers && `${numbers}${person.numbersProven ? '' : ' (from the quiz)'}`],
        ]}
      />
    </Part>
  );
}

function TagsPart({ tags }: { tags: string[] }) {
  const shown = tags.join(', ');
  return (
    <Part title="Tags">
      <Form
        key={shown}
        intent="tag"
        className="space-y-3"
        values={{ tags: shown }}
        variant="outline"
        submit="Save the tags"
        fields={(field) => ({
          tags: (
            <Field
              label="Tags"
              hint="Parted by commas, such as: spring course, friend of the house"
              {...field.tags}
            />
          ),
        })}
      />
    </Part>
  );
}

function Automations({ automations }: { automations: Data['automations'] }) {
  const isOwner = useIsOwner();
  if (automations.length === 0) return null;
  return (
    <Part title="Automations">
      <ul className="divide-y divide-rule">
        {automations.map(({ id, automationId, name, startedAt, endReason }) => (
          <li key={id} className="py-2">
            {isOwner ? <Link to={`/office/letters/automations/${automationId}`}>{name}</Link> : name},{' '}
            <span className="text-quiet">
              <LocalTime at={startedAt} as="d MMM yyyy" />: {endReason ? endWords[endReason] : 'under way'}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Consents({ consents }: { consents: Data['consents'] }) {
  return (
    <Part title="What was agreed to">
      {consents.length === 0 && <p className="text-quiet">Nothing so far: service mail only.</p>}
      <ul className="divide-y divide-rule">
        {consents.map(({ id, topic, text, source, givenAt, withdrawnAt }) => (
          <li key={id} className="space-y-1 py-3">
            <p>“{text}”</p>
            <p className="text-fine text-quiet">
              {topic}, <LocalTime at={givenAt} as="d MMM yyyy" />, by way of: {source}
              {withdrawnAt && (
                <>
                  {' '}
                  · taken back <LocalTime at={withdrawnAt} as="d MMM yyyy" />
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Letters({ letters }: { letters: Data['letters'] }) {
  return (
    <Part title="E-mails">
      <Table
        caption="Letters, newest first"
        rows={letters}
        rowKey={({ id }) => id}
        empty="None yet."
        columns={[
          { header: 'Letter', cell: ({ id, title }) => <Link to={`/office/outbox/${id}`}>{title}</Link> },
          { header: 'Written', cell: ({ at }) => <LocalTime at={at} as="d MMM yyyy" /> },
          {
            header: 'State',
            cell: ({ state, outcome }) => (
              <Badge look={outcome === 'bounced' || outcome === 'complained' ? 'destructive' : 'secondary'}>
                {outcome ?? state}
              </Badge>
            ),
          },
        ]}
      />
    </Part>
  );
}
