import { type ReactNode, useState } from 'react';
import { Link, redirect } from 'react-router';
import { deleteDraftOf } from '../../../domain/office/index.ts';
import {
  createEvent,
  createMembersEvening,
  proposeEvening,
  readOfficeEvents,
  readPractice,
} from '../../../domain/practice/index.ts';
import { counted } from '../../../shared/figures.ts';
import { euro } from '../../../shared/money.ts';
import { placeOf } from '../../../shared/wall-time.ts';
import { type Asked, after, answerForm, answerPage, byActor, change } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { LocalTime } from '../../components/local-time.tsx';
import { draftSubject } from '../../components/office/draft.tsx';
import { EventForm } from '../../components/office/event-form.tsx';
import { TextEditor } from '../../components/office/text-editor/text-editor.tsx';
import { useIsOwner } from '../../components/office/use-is-owner.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { Badge, type BadgeLook } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkbox, Field } from '../../ui/field.tsx';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/events';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Events' }];

export const loader = answerPage(async ({ services, member }: Asked<Route.LoaderArgs>) => {
  const [events, { zone }, evening] = await Promise.all([
    readOfficeEvents(services, { actor: member }),
    readPractice(services),
    proposeEvening(services, { actor: member }),
  ]);
  return { ...events, zone, evening };
});

export const action = answerForm({
  save: after(change(createEvent, byActor), async ({ services, member }, { eventId }) => {
    await deleteDraftOf(services, { actor: member, subject: draftSubject('event', undefined) });
    throw redirect(`/office/events/${eventId}`);
  }),
  evening: after(change(createMembersEvening, byActor), async (_wish, { eventId }) => {
    throw redirect(`/office/events/${eventId}`);
  }),
});

const Form = formFor<typeof action>();

export { preserveInput as clientAction } from '../../components/preserve-input.ts';

type Line = Route.ComponentProps['loaderData']['ahead'][number];

const states: Record<Line['state'], [string, BadgeLook]> = {
  shown: ['Shown', 'good'],
  members: ['For members', 'info'],
  draft: ['Not shown yet', 'warn'],
  over: ['Over', 'secondary'],
  cancelled: ['Cancelled', 'destructive'],
};

export default function OfficeEvents({ loaderData }: Route.ComponentProps) {
  const { ahead, past, zone, evening } = loaderData;
  const isOwner = useIsOwner();
  return (
    <>
      <PageHeading title="Events" subtitle="Workshops with seats, shown on the site under /events">
        {isOwner && <MembersEvening evening={evening} zone={zone} />}
      </PageHeading>
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

type Proposed = Route.ComponentProps['loaderData']['evening'];

/** One press, with everything said already; what should be otherwise is changed before. */
function MembersEvening({ evening, zone }: { evening: Proposed; zone: string }) {
  const { members, ...values } = evening;
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      title="Members’ evening"
      description={`For the Soul Circle alone and free for it: ${counted(members, 'member')} at the moment. Nobody else sees it, and a seat is taken in the portal with one press.`}
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="outline">Members’ evening</Button>}
    >
      <Form
        intent="evening"
        values={{ ...values, announces: true }}
        variant="gold"
        submit="Make the members’ evening"
        guards
        fields={(field) => ({
          title: <Field label="Title" maxLength={120} required {...field.title} />,
          startsAt: (
            <Field
              label="Date and time"
              type="datetime-local"
              required
              hint={`By your clock, ${placeOf(zone)}.`}
              {...field.startsAt}
            />
          ),
          minutes: <Field label="Minutes" inputMode="numeric" required {...field.minutes} />,
          seats: <Field label="Seats" inputMode="numeric" required {...field.seats} />,
          description: <TextEditor label="What it is about" rows={5} required {...field.description} />,
          meetingLink: (
            <Field
              label="Meeting link"
              type="url"
              placeholder="as for sessions, a room of its own"
              {...field.meetingLink}
            />
          ),
          announces: <Checkbox label="Tell every member by a letter now" {...field.announces} />,
        })}
      >
        {({ title, startsAt, minutes, seats, ...rest }) => (
          <>
            {title}
            <div className="grid items-start gap-5 sm:grid-cols-3">
              {startsAt}
              {minutes}
              {seats}
            </div>
            {rest.description}
            {rest.meetingLink}
            {rest.announces}
          </>
        )}
      </Form>
    </Dialog>
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
