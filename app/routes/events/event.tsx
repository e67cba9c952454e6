import { Form, redirect } from 'react-router';
import { z } from 'zod';
import { joinWaitingList, readEvent, takeSeat } from '../../../domain/practice/index.ts';
import { sourceOf } from '../../../shared/arrival.ts';
import { email, nameOr } from '../../../shared/fields.ts';
import { euro } from '../../../shared/money.ts';
import { type Asked, answerPage, orProblem, type Problem, refuseIfTooMany } from '../../answer.server.ts';
import { BackTo } from '../../components/back-to.tsx';
import { EventTime } from '../../components/event-time.tsx';
import { FormError } from '../../components/form-error.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { RenderedText } from '../../components/rendered-text.tsx';
import { GuestFields } from '../../components/sessions/guest-fields.tsx';
import { useVisitorZone } from '../../components/sessions/visitor-zone.ts';
import { ToPayment } from '../../components/to-payment.tsx';
import { servicesOf, visitContext } from '../../context.ts';
import { breadcrumbJsonLd, eventJsonLd } from '../../meta/json-ld.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { findMember } from '../../middleware/member.ts';
import { fieldsOf, parse } from '../../parse.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { Route } from './+types/event';
import { seatsLeft } from './seats-left.ts';

export const meta: Route.MetaFunction = (args) => {
  const { event } = args.loaderData ?? {};
  if (!event) return [{ title: 'Not found' }, { name: 'robots', content: 'noindex' }];
  return pageMeta(args, {
    title: event.title,
    description: event.summary.slice(0, 300),
    jsonLd: (appUrl, site) => [
      breadcrumbJsonLd(appUrl, [
        ['Events', '/events'],
        [event.title, `/events/${event.slug}`],
      ]),
      eventJsonLd(appUrl, site, event),
    ],
  });
};

export const loader = answerPage(async ({ params: { slug }, request, services }: Asked<Route.LoaderArgs>) => {
  const page = await readEvent(services, { slug });
  const member = await findMember(services, request);
  const isOnList = new URL(request.url).searchParams.has('waiting');
  return { ...page, isOnList, member: member?.email };
});

const SEATS = { name: 'take-seat', max: 12, seconds: 3600 };
const wish = z.object({ intent: z.enum(['take', 'wait']), zone: z.string().max(60).optional() });
const guest = z.object({ name: nameOr('Please tell us your name.'), email });

export async function action({ params: { slug }, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const typed = await fieldsOf(request);
  const member = await findMember(services, request);
  const take = async () => {
    const { intent, zone } = parse(wish, typed);
    const booker = member ? { memberId: member.id } : { guest: parse(guest, typed) };
    await refuseIfTooMany(services, SEATS, context.get(visitContext).client);
    if (intent === 'wait') {
      await joinWaitingList(services, { ...booker, slug, zone });
      throw redirect(`/events/${slug}?waiting`);
    }
    const ledBy = sourceOf(new URL(request.url).search);
    const { url } = await takeSeat(services, { ...booker, slug, zone, ledBy });
    if (url.startsWith('/')) throw redirect(url);
    return { url };
  };
  return orProblem(take(), { typed });
}

type Page = Route.ComponentProps['loaderData'];

export default function EventPage({ loaderData, actionData }: Route.ComponentProps) {
  const { event, html, zone } = loaderData;
  const payUrl = actionData && 'url' in actionData ? actionData.url : undefined;
  return (
    <>
      <BackTo to="/events">Events</BackTo>
      <PageHeading title={event.title} />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,23rem)]">
        <div className="space-y-6">
          <p className="serif text-[1.25rem] leading-snug">
            <EventTime startsAt={event.startsAt} minutes={event.minutes} practiceZone={zone} />
          </p>
          <RenderedText html={html} className="measure wrap-anywhere" />
        </div>
        <section aria-label="Your seat" className="engraved self-start px-6 py-8">
          {payUrl ? (
            <ToPayment url={payUrl} />
          ) : (
            <Seat page={loaderData} problem={actionData?.problem} typed={actionData?.typed} />
          )}
        </section>
      </div>
    </>
  );
}

type SeatProps = { page: Page; problem?: Problem; typed?: Record<string, string> };

function Seat({ page, problem, typed }: SeatProps) {
  const { event, isOnList } = page;
  if (event.isCancelled) return <p>This event was called off. Whoever had a seat has been written to.</p>;
  if (event.isOver) {
    return (
      <p>
        This event is over.
        {event.isRecorded && ' It was recorded: whoever had a seat watches it by the link in our letter.'}
      </p>
    );
  }
  if (!event.isOnSale) return <p>It has begun. Whoever has a seat joins by the link in our letter.</p>;
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="serif text-[1.375rem] lining-nums">
          {event.priceCents === 0 ? 'Free of charge' : euro(event.priceCents)}
        </p>
        <Badge look={event.left > 0 ? 'good' : 'secondary'}>{seatsLeft(event)}</Badge>
      </div>
      {isOnList && (
        <Notice title="You are on the waiting list">
          We have written to you. When a seat comes free, it is kept for you for 24 hours.
        </Notice>
      )}
      {!isOnList && <SeatForm page={page} problem={problem} typed={typed} />}
    </div>
  );
}

/** It leads to the payment page by itself, without a script too. */
function SeatForm({ page: { event, member, zone: practiceZone }, problem, typed }: SeatProps) {
  const zone = useVisitorZone(practiceZone);
  const { priceCents, left } = event;
  return (
    <Form method="post" reloadDocument className="space-y-5">
      <input type="hidden" name="zone" value={zone} />
      <FormError problem={problem} />
      {left === 0 && (
        <p>
          All seats are taken. Seats do come back: we write to the first on the list, and keep the seat for 24
          hours.
        </p>
      )}
      {member ? (
        <p>
          For <strong className="break-all">{member}</strong>.
        </p>
      ) : (
        <GuestFields typed={typed} errors={problem?.fields} />
      )}
      <Button
        type="submit"
        name="intent"
        value={left === 0 ? 'wait' : 'take'}
        variant="gold"
        className="w-full"
      >
        {left === 0
          ? 'Join the waiting list'
          : priceCents === 0
            ? 'Take a seat'
            : `Take a seat and pay ${euro(priceCents)}`}
      </Button>
      {left > 0 && priceCents > 0 && (
        <p className="text-fine text-quiet">
          We hold a seat for 15 minutes while you pay. Until 24 hours before the start you can give it back,
          and your money with it.
        </p>
      )}
    </Form>
  );
}
