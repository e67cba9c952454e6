import { redirect } from 'react-router';
import { z } from 'zod';
import { readMovePage, rebookSession } from '../../../domain/practice/index.ts';
import { moment } from '../../../shared/fields.ts';
import { type Asked, answerForm, answerPage, changeBy } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { BackTo } from '../../components/back-to.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { SoonWarning, TimeChooser } from '../../components/sessions/time-chooser.tsx';
import { timesWish } from '../../components/sessions/times-wish.ts';
import { useMoment } from '../../formats.ts';
import type { Route } from './+types/move';

export { OrderProblem as ErrorBoundary } from '../../components/orders/order-problem.tsx';

export const meta: Route.MetaFunction = () => [
  { title: 'Choose another time' },
  { name: 'robots', content: 'noindex' },
];

export const loader = answerPage(async ({ params, request, services }: Asked<Route.LoaderArgs>) => {
  const page = await readMovePage(services, { key: params.key, ...timesWish(request) });
  return { ...page, back: `/sessions/${params.key}` };
});

const another = z.object({ startsAt: moment, zone: z.string().max(60).optional() });

export const action = answerForm({
  move: changeBy(another, async ({ services, params }: Asked<Route.ActionArgs>, wish) => {
    const { path } = await rebookSession(services, { key: params.key, ...wish });
    throw redirect(`${path}?done=moved`);
  }),
});

const Form = formFor<typeof action>();

export default function MoveSession({ loaderData }: Route.ComponentProps) {
  const showIn = useMoment();
  const { type, minutes, times, back } = loaderData;
  const { chosen, zone } = times;
  return (
    <>
      <BackTo to={back}>Your session</BackTo>
      <PageHeading title="Choose another time" subtitle={`${type}, ${minutes} minutes`} />
      <TimeChooser times={times} />
      <section id="details" aria-label="The new time" className="mt-8 scroll-mt-24">
        {chosen && (
          <Form
            intent="move"
            className="space-y-4"
            hidden={{ startsAt: chosen.startsAt, zone }}
            submit={`Take ${showIn(chosen.startsAt, zone, 'EEEE d MMMM, h:mm a')}`}
            variant="gold"
          >
            {() => chosen.isSoon && <SoonWarning what="moved there" />}
          </Form>
        )}
      </section>
    </>
  );
}
