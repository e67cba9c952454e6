import { Link } from 'react-router';
import { listPeople } from '../../../../domain/marketing/index.ts';
import { figure } from '../../../../shared/figures.ts';
import { type Asked, answerPage } from '../../../answer.server.ts';
import { LocalTime } from '../../../components/local-time.tsx';
import { LettersNav } from '../../../components/office/letters-nav.tsx';
import { CsvLink, Filters, PagedTable } from '../../../components/office/list-parts.tsx';
import { StandingBadge, Tags, waysToUs } from '../../../components/office/person-words.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Choice, Field } from '../../../ui/field.tsx';
import type { Route } from './+types/people';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'People' }];

export const loader = answerPage(({ request, services, member }: Asked<Route.LoaderArgs>) => {
  const search = Object.fromEntries(new URL(request.url).searchParams);
  return listPeople(services, { actor: member, search });
});

const views = [
  { value: 'all', label: 'Everybody' },
  { value: 'readers', label: 'Who gets the newsletter' },
  { value: 'customers', label: 'Who bought' },
  { value: 'members', label: 'Members' },
  { value: 'leads', label: 'Took the quiz, bought nothing' },
  { value: 'refused', label: 'Who gets no letters' },
];

const paths = [
  { value: '', label: 'Any' },
  ...Array.from({ length: 9 }, (_, at) => ({ value: String(at + 1), label: String(at + 1) })),
];

export default function People({ loaderData }: Route.ComponentProps) {
  const { count } = loaderData;
  return (
    <>
      <PageHeading title="People" subtitle="Everybody known by an address, newest first">
        <CsvLink path="/office/letters/people.csv" />
      </PageHeading>
      <LettersNav />
      <Filter data={loaderData} />
      <p role="status" className="mb-3 text-fine text-quiet lining-nums">
        {count === 1 ? '1 person' : `${figure(count)} people`}
      </p>
      <PeopleTable data={loaderData} />
    </>
  );
}

type Data = Route.ComponentProps['loaderData'];

function Filter({ data: { shown, tags, sources } }: { data: Data }) {
  const known = [
    { value: '', label: 'Any' },
    ...tags.map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` })),
  ];
  const led = [
    { value: '', label: 'Any' },
    ...sources.map(({ source, count }) => ({ value: source, label: `${source} (${count})` })),
  ];
  return (
    <Filters columns="sm:grid-cols-2 lg:grid-cols-[1.5fr_1.2fr_1fr_1fr_6rem_auto]">
      <Field label="Search" name="q" type="search" placeholder="Name or address" defaultValue={shown.q} />
      <Choice label="Show" name="show" options={views} defaultValue={shown.show} />
      <Choice label="Tag" name="tag" options={known} defaultValue={shown.tag ?? ''} />
      <Choice label="Source" name="source" options={led} defaultValue={shown.source ?? ''} />
      <Choice label="Life Path" name="path" options={paths} defaultValue={String(shown.path ?? '')} />
    </Filters>
  );
}

function PeopleTable({ data: { people, shown, older } }: { data: Data }) {
  return (
    <PagedTable
      caption="People, newest first"
      rows={people}
      rowKey={({ id }) => id}
      empty={{ none: 'Nobody matches.', older: 'Nobody older.' }}
      older={older}
      isPaged={shown.isPaged}
      columns={[
        {
          header: 'Person',
          cell: ({ id, name, email }) => (
            <Link
              to={`/office/customers/${id}`}
              className="inline-flex min-h-11 flex-col justify-center wrap-anywhere md:min-h-0"
            >
              {name || email}
              {name && <span className="text-fine break-all text-quiet">{email}</span>}
            </Link>
          ),
        },
        { header: 'E-mail', cell: ({ standing }) => <StandingBadge standing={standing} /> },
        { header: 'Tags', cell: ({ tags }) => (tags.length > 0 ? <Tags tags={tags} /> : '–') },
        {
          header: 'Life Path',
          cell: ({ lifePath }) => <span className="lining-nums">{lifePath ?? '–'}</span>,
        },
        { header: 'Orders', cell: ({ orders }) => <span className="lining-nums">{orders}</span> },
        {
          header: 'Known since',
          cell: ({ since, cameBy, source }) => (
            <>
              <LocalTime at={since} as="d MMM yyyy" />
              <span className="block text-fine text-quiet">by {waysToUs[cameBy]}</span>
              {source && <span className="block text-fine text-quiet">{source}</span>}
            </>
          ),
        },
      ]}
    />
  );
}
