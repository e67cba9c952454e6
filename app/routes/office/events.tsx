import type { ReactNode } from 'react';
import { Link, redirect } from 'react-router';
import { deleteDraftOf } from '../../../domain/office/index.ts';
import { createEvent, readOfficeEvents, readPractice } from '../../../domain/practice/index.ts';
import { euro } from '../../../shared/money.ts';
import { type Asked, after, answerForm, answerPage, byActor, change } from '../../answer.server.ts';
import { LocalTime } from '../../components/local-time.tsx';
import { draftSubject } from '../../components/office/draft.tsx';
import { EventForm } from '../../components/office/event-form.tsx';
import { useIsOwner } from '../../components/office/use-is-owner.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { Badge, type BadgeLook } from '../../ui/badge.tsx';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/events';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Events' }];

export const loader = answerPage(async ({ services, member }: Asked<Route.LoaderArgs>) => {
  const events = await readOfficeEvents(services, { actor: member });
  return { ...events, zone: (await readPractice(services)).zone };
});

export const action = answerForm({
  save: after(change(createEvent, byActor), async ({ services, member }, { eventId }) => {
    await deleteDraftOf(services, { actor: member, subject: draftSubject('event', undefined) });
    throw redirect(`/office/events/${eventId}`);
  }),
});

export { preserveInput as clientAction } from '../../components/preserve-input.ts';

type Line = Route.ComponentProps['loaderData']['ahead'][number];

const states: Record<Line['state'], [string, BadgeLook]> = {
  shown: ['Shown', 'good'],
  draft: ['Not shown yet', 'warn'],
  over: ['Over', 'secondary'],
  cancelled: ['Cancelled', 'destructive'],
};

export default function OfficeEvents({ loaderData: { ahead, past, zone } }: Route.ComponentProps) {
  const isOwner = useIsOwner();
  return (
    <>
      <PageHeading title="Events" subtitle="Workshops with seats, shown on the site under /events" />
      <div className="space-y-12">
        <Part title="Ahead">
          <List caption="Events ahead" rows={ahead} empty="No event is planned." />
        </Part>
        {past.length > 0 && (
          <Part title="Over">
            <List caption="Events that are over" rows={past} empty="" />
          </Part>
        )}
        {isOwner && (
          <section aria-labelledby="new-event" className="engraved max-w-4xl p-6 sm:p-8">
            <h2 id="new-event" className="mb-5 text-[1.375rem]">
              New event
            </h2>
            <EventForm zone={zone} isOwner />
          </section>
        )}
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-[1.375rem]">{title}</h2>
      {children}
    </section>
  );
}

function List({ caption, rows, empty }: { caption: string; rows: Line[]; empty: string }) {
  return (
    <Table
      caption={caption}
      rows={rows}
      rowKey={({ id }) => id}
      empty={empty}
      columns={[
        {
          header: 'Event',
          cell: ({ id, title }) => (
            <Link to={`/office/events/${id}`} className="font-semibold wrap-anywhere">
              {title}
            </Link>
          ),
        },
        { header: 'When', cell: ({ startsAt }) => <LocalTime at={startsAt} /> },
        {
          header: 'Price',
          cell: ({ priceCents }) => (priceCents === 0 ? 'free' : euro(priceCents)),
        },
        {
          header: 'Seats taken',
          cell: ({ counts, seats }) => (
            <span className="lining-nums">
              {counts.taken ?? 0} of {seats}
            </span>
          ),
        },
        {
          header: 'Waiting',
          cell: ({ counts }) => (
            <span className="lining-nums">{(counts.waiting ?? 0) + (counts.offered ?? 0)}</span>
          ),
        },
        {
          header: 'State',
          cell: ({ state }) => <Badge look={states[state][1]}>{states[state][0]}</Badge>,
        },
      ]}
    />
  );
}
