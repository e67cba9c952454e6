import { Link } from 'react-router';
import { readEvents, type ShownEvent } from '../../../domain/practice/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { EventTime } from '../../components/event-time.tsx';
import { useLedTo } from '../../components/led-by.ts';
import { PageOpening } from '../../components/page-opening.tsx';
import { useEuro } from '../../formats.ts';
import { breadcrumbJsonLd, eventJsonLd } from '../../meta/json-ld.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { useSite } from '../../page-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Route } from './+types/events';
import { seatsLeft } from './seats-left.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Events',
    description: 'Workshops in a small circle, live and online. No account needed.',
    jsonLd: (appUrl, site) => [
      breadcrumbJsonLd(appUrl, [['Events', '/events']]),
      ...(args.loaderData?.events ?? []).map((event) => eventJsonLd(appUrl, site, event)),
    ],
  });

export const loader = answerPage(({ services }: Asked<Route.LoaderArgs>) => {
  return readEvents(services);
});

export default function Events({ loaderData: { events, zone } }: Route.ComponentProps) {
  const { guide } = useSite();
  return (
    <>
      <PageOpening
        title="Events"
        lead={`Workshops with ${guide} in a small circle, live and online. You need no account.`}
      />
      <div className="mx-auto mt-10 max-w-3xl space-y-5">
        {events.length === 0 && <EmptyState text="No event is planned at the moment." />}
        {events.map((event) => (
          <EventCard key={event.slug} event={event} zone={zone} />
        ))}
      </div>
    </>
  );
}

function EventCard({ event, zone }: { event: ShownEvent; zone: string }) {
  const euro = useEuro();
  const { slug, title, summary, startsAt, minutes, priceCents, left } = event;
  const ledTo = useLedTo();
  return (
    <Card className="space-y-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="min-w-0 text-[1.375rem] wrap-anywhere">{title}</h2>
        <Badge look={left > 0 ? 'good' : 'secondary'}>{seatsLeft(event)}</Badge>
      </div>
      <p className="serif text-[1.1875rem]">
        <EventTime startsAt={startsAt} minutes={minutes} practiceZone={zone} />
      </p>
      <p className="measure text-quiet wrap-anywhere">{summary}</p>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="font-semibold lining-nums">{priceCents === 0 ? 'Free of charge' : euro(priceCents)}</p>
        <Link
          to={ledTo(`/events/${slug}`)}
          className={buttonLook({ variant: left > 0 ? 'gold' : 'outline' })}
        >
          {left > 0 ? 'Take a seat' : 'Join the waiting list'}
          <span className="sr-only"> at {title}</span>
        </Link>
      </div>
    </Card>
  );
}
