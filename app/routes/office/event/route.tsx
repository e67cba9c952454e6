import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { z } from 'zod';
import {
  attachRecordingLink,
  captionsForm,
  prepareEventRecording,
  readOfficeEventRecording,
  releaseEventRecording,
  saveCaptions,
} from '../../../../domain/delivery/index.ts';
import type { EventPerson, OfficeEvent } from '../../../../domain/practice/index.ts';
import { cancelEvent, changeEvent, readOfficeEvent, seatByHand } from '../../../../domain/practice/index.ts';
import { placeOf, showIn } from '../../../../shared/wall-time.ts';
import { type Asked, answerForm, answerPage, change, changeBy } from '../../../answer.server.ts';
import { dialogFor, formFor } from '../../../components/action-form.tsx';
import { BackTo } from '../../../components/back-to.tsx';
import { LocalTime, useOfficeMoment } from '../../../components/local-time.tsx';
import { AuditLines } from '../../../components/office/audit-lines.tsx';
import { EventForm } from '../../../components/office/event-form.tsx';
import { Part } from '../../../components/office/facts.tsx';
import { CsvLink } from '../../../components/office/list-parts.tsx';
import { RecordingWork } from '../../../components/office/recording-work.tsx';
import { seatState } from '../../../components/office/seat-words.ts';
import { useIsOwner } from '../../../components/office/use-is-owner.ts';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { EmailField, Field } from '../../../ui/field.tsx';
import { Table } from '../../../ui/table.tsx';
import type { Route } from './+types/route';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.event.title ?? 'Event' }];

export const loader = answerPage(
  async ({ params: { eventId }, services, member }: Asked<Route.LoaderArgs>) => {
    const asked = { actor: member, eventId };
    const event = await readOfficeEvent(services, asked);
    return { event, recording: await readOfficeEventRecording(services, asked) };
  },
);

const byEvent = ({ member, params }: Asked<Route.ActionArgs>) => ({
  actor: member,
  eventId: params.eventId,
});
const linked = z.object({ videoId: z.string(), link: z.string().max(2_000) });

export const action = answerForm({
  save: change(changeEvent, byEvent),
  cancel: change(cancelEvent, byEvent),
  seat: change(seatByHand, byEvent),
  record: change(prepareEventRecording, byEvent),
  'attach-link': changeBy(linked, ({ services, member: actor }, link) =>
    attachRecordingLink(services, { actor, ...link }),
  ),
  captions: changeBy(captionsForm, ({ services, member: actor }: Asked<Route.ActionArgs>, given) =>
    saveCaptions(services, { actor, ...given }),
  ),
  'release-video': change(releaseEventRecording, byEvent),
});

const Form = formFor<typeof action>();
const Ask = dialogFor<typeof action>();

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

const release = {
  text: 'Everybody who had a seat is written to, and can watch it from this moment on.',
  button: 'Release to those who had a seat',
  done: 'Everybody who had a seat has been told.',
};

export default function OfficeEventPage({ loaderData: { event, recording } }: Route.ComponentProps) {
  const isOwner = useIsOwner();
  const moment = useOfficeMoment();
  const page = `/office/events/${event.id}`;
  const isOff = event.state === 'cancelled';
  return (
    <>
      <BackTo to="/office/events">Events</BackTo>
      <PageHeading
        title={event.title}
        subtitle={`${moment(event.startsAt, 'EEEE d MMMM yyyy, h:mm a', event.zone)} (${placeOf(event.zone)})`}
      >
        <span className="flex flex-wrap gap-3">
          {event.isPublic && <Link to={`/events/${event.slug}`}>Its page on the site</Link>}
          {!isOff && !event.hasBegun && isOwner && <Cancel event={event} />}
        </span>
      </PageHeading>
      {isOff && <p className="mb-6 font-semibold text-bad">This event was cancelled.</p>}
      {event.forMembers && !isOff && (
        <p className="mb-6 text-quiet">
          For the Soul Circle alone, and free for it.
          {event.announcedAt && (
            <>
              {' '}
              Its letter went to the Circle on <LocalTime at={event.announcedAt} />.
            </>
          )}
        </p>
      )}
      {event.clashes > 0 && (
        <p role="note" className="mb-6 border-l-2 border-warn pl-4">
          {event.clashes === 1 ? 'A session is' : `${event.clashes} sessions are`} booked in the same hours.{' '}
          <Link to={`/office/calendar?date=${showIn(event.startsAt, event.zone, 'yyyy-MM-dd')}`}>
            Look at the calendar
          </Link>
        </p>
      )}
      <div className="max-w-4xl space-y-12">
        <People event={event} csv={<CsvLink path={`${page}/people.csv`} />} />
        {!isOff && !event.hasBegun && <AddPerson />}
        {event.hasBegun && !isOff && (
          <Part title="The recording">
            {recording ? (
              <RecordingWork video={recording} page={page} upload={`${page}/recording`} release={release} />
            ) : (
              <Form intent="record" variant="gold" submit="Add the recording" />
            )}
          </Part>
        )}
        {!isOff && (
          <Part title="The event">
            <EventForm key={event.id} event={event} zone={event.zone} isOwner={isOwner} />
          </Part>
        )}
        {event.timeline.length > 0 && (
          <Part title="What was done">
            <AuditLines lines={event.timeline} />
          </Part>
        )}
      </div>
    </>
  );
}

function Cancel({ event }: { event: OfficeEvent }) {
  const paid = event.seated.filter(({ orderId }) => orderId !== null).length;
  const written = event.seated.length + event.waiting.length;
  return (
    <Ask
      intent="cancel"
      title="Cancel the whole event?"
      text={`${written} ${written === 1 ? 'person is' : 'people are'} written to, and ${paid} ${paid === 1 ? 'payment goes' : 'payments go'} back as a whole. This cannot be taken back.`}
      trigger={
        <Button variant="danger" size="sm">
          Cancel the event
        </Button>
      }
      submit="Cancel the event"
      keep="Keep it"
      done={{ title: 'Event cancelled', description: 'Everybody has been written to.' }}
    />
  );
}

/** Somebody who asked by letter or telephone. */
function AddPerson() {
  return (
    <Ask
      intent="seat"
      title="Add somebody"
      text="A seat is hers at once, and she gets the letter with the way in. What she paid in cash or by transfer becomes an order with a receipt."
      trigger={<Button variant="outline">Add somebody</Button>}
      submit="Give the seat"
      keep="Not now"
      variant="primary"
      done="The seat is hers"
      fields={(field) => ({
        name: <Field label="Name" required {...field.name} />,
        email: <EmailField label="E-mail" required {...field.email} />,
        received: (
          <Field
            label="Received, in euros"
            inputMode="decimal"
            hint="Left empty, the seat costs nothing."
            {...field.received}
          />
        ),
      })}
    />
  );
}

/** Who comes, who waits, and who does not come after all. */
function People({ event: { seated, waiting, gone, seats }, csv }: { event: OfficeEvent; csv: ReactNode }) {
  const taken = seated.filter(({ state }) => state === 'taken').length;
  return (
    <>
      <Part title={`Seats: ${taken} of ${seats} taken`} aside={csv}>
        <List caption="Seats" people={seated} empty="Nobody has a seat yet." />
      </Part>
      <Part title="Waiting list">
        <List caption="Waiting list" people={waiting} empty="Nobody waits." />
        {gone.length > 0 && (
          <div className="-ml-3">
            <Disclosure label={`Not coming after all: ${gone.length}`} align="start">
              <List caption="Not coming after all" people={gone} empty="" />
            </Disclosure>
          </div>
        )}
      </Part>
    </>
  );
}

function List({ caption, people, empty }: { caption: string; people: EventPerson[]; empty: string }) {
  return (
    <Table
      caption={caption}
      rows={people}
      rowKey={({ id }) => id}
      empty={empty}
      columns={[
        {
          header: 'Name',
          cell: ({ name, email }) => (
            <div>
              <span className="font-semibold wrap-anywhere">{name || 'No name'}</span>
              <span className="block text-fine break-all text-quiet">{email}</span>
            </div>
          ),
        },
        {
          header: 'State',
          cell: ({ keepUntil, ...seat }) => (
            <div>
              <Badge look={seatState(seat).look}>{seatState(seat).text}</Badge>
              {keepUntil && (
                <span className="block text-fine text-quiet">
                  until <LocalTime at={keepUntil} as="MMM d, h:mm a" />
                </span>
              )}
            </div>
          ),
        },
        {
          header: 'Order',
          cell: ({ orderId }) => (orderId ? <Link to={`/office/orders/${orderId}`}>Order</Link> : '–'),
        },
        { header: 'Since', cell: ({ since }) => <LocalTime at={since} as="MMM d, h:mm a" /> },
      ]}
    />
  );
}
