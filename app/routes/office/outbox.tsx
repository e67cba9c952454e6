import { useId } from 'react';
import { Link } from 'react-router';
import { isOwner } from '../../../domain/identity/index.ts';
import { mailStates } from '../../../domain/mail/browser.ts';
import { readMarketingStop, readOutbox, resumeAllMarketing } from '../../../domain/mail/index.ts';
import { type Asked, answerForm, answerPage, byActor, change } from '../../answer.server.ts';
import { FormPager, MailMarks, stateNames } from '../../components/emails/mail-look.tsx';
import { nameOf } from '../../components/emails/template-list.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LocalTime } from '../../components/local-time.tsx';
import { Filters } from '../../components/office/list-parts.tsx';
import { MarketingStop } from '../../components/office/marketing-stop.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Choice, Field } from '../../ui/field.tsx';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/outbox';

export const meta: Route.MetaFunction = () => [{ title: 'E-mail log' }];

export const loader = answerPage(async ({ request, services, member: actor }: Asked<Route.LoaderArgs>) => {
  const query = Object.fromEntries(new URL(request.url).searchParams);

  const outbox = await readOutbox(services, { actor, query });
  return { ...outbox, stop: await readMarketingStop(services), isOwner: isOwner(actor) };
});

/** The one thing that can be done here: marketing that stopped by itself goes on. */
export const action = answerForm({ 'resume-marketing': change(resumeAllMarketing, byActor) });

const states = [
  { value: '', label: 'Every state' },
  ...mailStates.map((state) => ({ value: state, label: stateNames[state] })),
];

export default function Outbox({ loaderData }: Route.ComponentProps) {
  const { mails, older, filter, counts, destination, stop, isOwner: owner } = loaderData;
  const formId = useId();
  const waiting = (counts.queued ?? 0) + (counts.sending ?? 0);
  return (
    <>
      <PageHeading
        title="E-mail log"
        subtitle={`Mail goes to ${destination}. ${waiting} waiting, ${counts.failed ?? 0} failed, ${counts.unknown ?? 0} unknown.`}
      />
      {stop && <MarketingStop stop={stop} isOwner={owner} />}
      <Filters id={formId} columns="sm:grid-cols-[1.4fr_1fr_auto]">
        <Field
          label="Address"
          name="address"
          type="search"
          placeholder="Part of an address"
          defaultValue={filter.address}
        />
        <Choice label="State" name="state" options={states} defaultValue={filter.state ?? ''} />
      </Filters>
      {mails.length === 0 ? (
        <EmptyState
          text={filter.state || filter.address ? 'No mail matches.' : 'Nothing has been written yet.'}
        />
      ) : (
        <Table
          caption="Mails, newest first"
          rows={mails}
          rowKey={({ id }) => id}
          empty=""
          columns={[
            {
              header: 'To',
              cell: ({ id, toAddress }) => (
                <Link to={id} className="inline-flex min-h-11 items-center break-all md:min-h-0 md:min-w-56">
                  {toAddress}
                </Link>
              ),
            },
            {
              header: 'Mail',
              cell: ({ subject, template }) => (
                <>
                  <span className="block">{subject ?? nameOf(template)}</span>
                  {subject && <span className="text-fine text-quiet">{nameOf(template)}</span>}
                </>
              ),
            },
            { header: 'Topic', cell: ({ topic }) => topic },
            { header: 'State', cell: ({ state, outcome }) => <MailMarks state={state} outcome={outcome} /> },
            {
              header: 'When',
              cell: ({ sentAt, nextTryAt, createdAt, state, tries }) => (
                <>
                  <LocalTime at={sentAt ?? (state === 'queued' ? (nextTryAt ?? createdAt) : createdAt)} />
                  {state === 'queued' && tries > 0 && (
                    <span className="block text-fine text-quiet">tried {tries} times</span>
                  )}
                </>
              ),
            },
          ]}
        />
      )}
      <FormPager formId={formId} older={older} paged={filter.paged} />
    </>
  );
}
