import { redirect } from 'react-router';
import { joinWaitingList, readEvent, takeSeat } from '../../../domain/practice/index.ts';
import { sourceOf } from '../../../shared/arrival.ts';
import { type Asked, answerForm, answerPage, type Change, changeBy, limited } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { BackTo } from '../../components/back-to.tsx';
import { EventTime } from '../../components/event-time.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { RenderedText } from '../../components/rendered-text.tsx';
import { guestFields } from '../../components/sessions/guest-fields.tsx';
import { Paying, usePaying } from '../../components/sessions/paying.tsx';
import { useVisitorZone } from '../../components/sessions/visitor-zone.ts';
import { ToPayment } from '../../components/to-payment.tsx';
import { useEuro } from '../../formats.ts';
import { breadcrumbJsonLd, eventJsonLd } from '../../meta/json-ld.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { findMember } from '../../middleware/member.ts';
import { asksOf, payingOf } from '../../paying.server.ts';
import { Badge } from '../../ui/badge.tsx';
import { bookerForm, bookerOf, payerForm } from '../book/booker.server.ts';
import type { Route } from './+types/event';
import { seatsLeft } from './seats-left.ts';

export const meta: Route.MetaFunction = (args) => {
  const { event } = args.loaderData ?? {};
  if (!event) return [{ title: 'Not found' }, { name: 'robots', content: 'noindex' }];
  if (event.forMembers) return [{ title: event.title }, { name: 'robots', content: 'noindex' }];
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
  const member = await findMember(services, request);
  const page = await readEvent(services, { slug, memberId: member?.id });
  // What an evening of the Circle is about is nobody else's to read; its members have it in the portal.
  if (!page.isOpen) throw redirect('/portal/sessions');
  const isOnList = new URL(request.url).searchParams.has('waiting');
  const asks = await asksOf(services, request, member?.id);
  return { ...page, isOnList, member: member?.email, asks };
});

const SEATS = { name: 'take-seat', max: 12, seconds: 3600 };
const isLimited = <Name extends string, Done>(change: Change<Name, Done>) =>
  limited(SEATS, change, ({ visit }) => visit.client);

export const action = answerForm({
  take: isLimited(
    changeBy(payerForm, async (wish: Asked<Route.ActionArgs>, sent) => {
      const { paying, rest } = payingOf(wish, sent);
      const { zone, ...typed } = rest;
      const ledBy = sourceOf(new URL(wish.request.url).search);
      const booker = await bookerOf(wish, typed);
      const { url } = await takeSeat(wish.services, {
        ...{ ...booker, slug: wish.params.slug },
        ...{ zone, ledBy, ...paying },
      });
      if (url.startsWith('/')) throw redirect(url);
      return { url };
    }),
  ),
  wait: isLimited(
    changeBy(bookerForm, async (wish: Asked<Route.ActionArgs>, { zone, ...typed }) => {
      const { slug } = wish.params;
      await joinWaitingList(wish.services, { ...(await bookerOf(wish, typed)), slug, zone });
      throw redirect(`/events/${slug}?waiting`);
    }),
  ),
});

type Page = Route.ComponentProps['loaderData'];

export default function EventPage({ loaderData, actionData }: Route.ComponentProps) {
  const { event, html, zone } = loaderData;
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
          {actionData?.done ? <ToPayment url={actionData.done.url} /> : <Seat page={loaderData} />}
        </section>
      </div>
    </>
  );
}

function Seat({ page }: { page: Page }) {
  const euro = useEuro();
  const { event, isOnList, memberCents } = page;
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
          {event.forMembers
            ? 'Free for members'
            : event.priceCents === 0
              ? 'Free of charge'
              : euro(memberCents)}
          {memberCents < event.priceCents && (
            <span className="text-fine text-quiet">
              {' '}
              by your membership, instead of {euro(event.priceCents)}
            </span>
          )}
        </p>
        <Badge look={event.left > 0 ? 'good' : 'secondary'}>{seatsLeft(event)}</Badge>
      </div>
      {isOnList && (
        <Notice title="You are on the waiting list">
          We have written to you. When a seat comes free, it is kept for you for 24 hours.
        </Notice>
      )}
      {!isOnList && <SeatForm page={page} />}
    </div>
  );
}

const Form = formFor<typeof action>();

/** It leads to the payment page by itself, without a script too. */
function SeatForm({ page }: { page: Page }) {
  const { event, member, memberCents: priceCents, zone: practiceZone, asks } = page;
  const zone = useVisitorZone(practiceZone);
  const { left } = event;
  const paying = usePaying(priceCents, asks);
  const takes = priceCents === 0 ? 'Take a seat' : paying.pay('Take a seat and');
  const fields = member ? knownMember(member) : guestFields;
  const form = {
    hidden: { zone },
    asPage: true,
    variant: 'gold',
    wide: true,
  } as const;
  if (left === 0) {
    return (
      <>
        <p>
          All seats are taken. Seats do come back: we write to the first on the list, and keep the seat for 24
          hours.
        </p>
        <Form intent="wait" submit="Join the waiting list" {...form} fields={fields} />
      </>
    );
  }
  return (
    <>
      <Form
        intent="take"
        submit={takes}
        {...form}
        values={paying.values}
        fields={(field) => ({ ...fields(field), ...paying.draw(field) })}
      >
        {({ name, email, ...shown }) => (
          <>
            {name}
            {email}
            <Paying asks={paying.asks} {...shown} />
          </>
        )}
      </Form>
      {priceCents > 0 && (
        <p className="text-fine text-quiet">
          We hold a seat for 15 minutes while you pay. Until 24 hours before the start you can give it back,
          and your money with it.
        </p>
      )}
    </>
  );
}

const knownMember = (member: string) => () => ({
  name: null,
  email: (
    <p>
      For <strong className="break-all">{member}</strong>.
    </p>
  ),
});
