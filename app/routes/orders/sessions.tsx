import { Link, redirect } from 'react-router';
import { z } from 'zod';
import { knownOfOrder } from '../../../domain/delivery/index.ts';
import { bookByOrderLink, detailFields, readOrderSessions } from '../../../domain/practice/index.ts';
import { moment, nameOr } from '../../../shared/fields.ts';
import { placeOf } from '../../../shared/wall-time.ts';
import { type Asked, answerForm, answerPage, changeBy } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { BackTo } from '../../components/back-to.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { BirthData, birthDataFields } from '../../components/sessions/birth-data.tsx';
import { SoonWarning, TimeChooser } from '../../components/sessions/time-chooser.tsx';
import { timesWish } from '../../components/sessions/times-wish.ts';
import { useMoment } from '../../formats.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import type { Route } from './+types/sessions';

export { OrderProblem as ErrorBoundary } from '../../components/orders/order-problem.tsx';

export const meta: Route.MetaFunction = () => [
  { title: 'Your sessions' },
  { name: 'robots', content: 'noindex' },
];

export const loader = answerPage(async ({ params: { key }, request, services }: Asked<Route.LoaderArgs>) => {
  const type = new URL(request.url).searchParams.get('type') ?? undefined;
  const [page, order] = await Promise.all([
    readOrderSessions(services, { key }, { ...timesWish(request), type }),
    knownOfOrder(services, { key }),
  ]);
  const { name = '', birthDate = '' } = page.known ?? order ?? {};
  return { ...page, known: { birthName: name, birthDate, noBirthData: false }, back: `/orders/${key}` };
});

const booking = detailFields.extend({
  sessionType: z.string(),
  startsAt: moment,
  zone: z.string().max(60).optional(),
  name: nameOr('Please tell us your name.'),
});

export const action = answerForm({
  book: changeBy(booking, async ({ services, params }: Asked<Route.ActionArgs>, wish) => {
    const { sessionType, startsAt, zone, name, ...told } = wish;
    const holder = { key: params.key };
    const known = await knownOfOrder(services, holder);
    const booked = { sessionType, startsAt, zone, name, told, known };
    const { path } = await bookByOrderLink(services, holder, booked);
    throw redirect(path);
  }),
});

const Form = formFor<typeof action>();

type Page = Route.ComponentProps['loaderData'];

export default function OrderSessions({ loaderData: page }: Route.ComponentProps) {
  const { sessions, credits, sessionType: type, times, back, productName } = page;
  const chosen = credits.find(({ sessionType }) => sessionType === type);
  return (
    <>
      <BackTo to={back}>Your order</BackTo>
      <PageHeading title="Your sessions" subtitle={productName} />
      {sessions.length > 0 && <BookedList sessions={sessions} />}
      {credits.length === 0 && <p className="text-quiet">Every session of this order is booked.</p>}
      {times && chosen && (
        <section aria-labelledby="book" className="mt-8 space-y-6">
          <h2 id="book" className="text-lead">
            {chosen.count} × {chosen.title}, paid and waiting to be booked
          </h2>
          <OtherTypes credits={credits} chosen={chosen} />
          <TimeChooser times={times} fields={{ type: chosen.sessionType }} />
          <Details page={page} />
        </section>
      )}
    </>
  );
}

function BookedList({ sessions }: { sessions: Page['sessions'] }) {
  const showIn = useMoment();
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {sessions.map(({ id, type, startsAt, zone, status, path }) => (
        <li key={id}>
          <Card className="space-y-2">
            <h2 className="text-[1.125rem]">{type}</h2>
            <p className="lining-nums">
              {showIn(startsAt, zone, 'EEEE d MMMM yyyy, h:mm a')} ({placeOf(zone)})
            </p>
            <Link to={path} className={buttonLook({ variant: 'outline', size: 'sm' })}>
              {status === 'completed' ? 'Open it' : 'Join, move or cancel'}
            </Link>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function OtherTypes({ credits, chosen }: Pick<Page, 'credits'> & { chosen: Page['credits'][number] }) {
  const others = credits.filter(({ sessionType }) => sessionType !== chosen.sessionType);
  return others.map(({ sessionType, title, count }) => (
    <p key={sessionType}>
      <Link to={`?${new URLSearchParams({ type: sessionType })}`} preventScrollReset>
        Or book one of {count} × {title}
      </Link>
    </p>
  ));
}

function Details({ page: { times, sessionType, sessions, known, asksBirthData } }: { page: Page }) {
  const showIn = useMoment();
  const chosen = times?.chosen;
  return (
    <div id="details" className="max-w-md scroll-mt-24 space-y-4">
      {times && sessionType && chosen && (
        <Form
          intent="book"
          className="space-y-4"
          hidden={{ sessionType, startsAt: chosen.startsAt, zone: times.zone }}
          values={{ name: sessions[0]?.name, ...known }}
          submit={`Book ${showIn(chosen.startsAt, times.zone, 'EEEE d MMMM, h:mm a')}`}
          variant="gold"
          fields={(field) => ({
            name: <Field label="Your name" autoComplete="name" required {...field.name} />,
            ...birthDataFields(field, asksBirthData),
          })}
        >
          {({ name, ...details }) => (
            <>
              {chosen.isSoon && <SoonWarning what="booked" />}
              {name}
              <BirthData {...details} />
            </>
          )}
        </Form>
      )}
    </div>
  );
}
