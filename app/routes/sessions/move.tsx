import { Form, redirect } from 'react-router';
import { z } from 'zod';
import { readMovePage, rebookSession } from '../../../domain/practice/index.ts';
import { showIn } from '../../../shared/wall-time.ts';
import { type Asked, answerPage, orProblem } from '../../answer.server.ts';
import { BackTo } from '../../components/back-to.tsx';
import { FormError } from '../../components/form-error.tsx';
import { HiddenFields } from '../../components/hidden-fields.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { SoonWarning, TimeChooser } from '../../components/sessions/time-chooser.tsx';
import { timesWish } from '../../components/sessions/times-wish.ts';
import { servicesOf } from '../../context.ts';
import { parseForm } from '../../parse.ts';
import { Button } from '../../ui/button.tsx';
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

const form = z.object({
  startsAt: z.coerce.date().catch(new Date(Number.NaN)),
  zone: z.string().max(60).optional(),
});

export async function action({ params, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const rebook = async () => {
    const { path } = await rebookSession(services, { key: params.key, ...(await parseForm(form, request)) });
    throw redirect(`${path}?done=moved`);
  };
  return orProblem(rebook());
}

export default function MoveSession({ loaderData, actionData }: Route.ComponentProps) {
  const { type, minutes, times, back } = loaderData;
  const { chosen, zone } = times;
  return (
    <>
      <BackTo to={back}>Your session</BackTo>
      <PageHeading title="Choose another time" subtitle={`${type}, ${minutes} minutes`} />
      <FormError problem={actionData?.problem} />
      <TimeChooser times={times} />
      <section id="details" aria-label="The new time" className="mt-8 scroll-mt-24">
        {chosen && (
          <Form method="post" className="space-y-4">
            <HiddenFields fields={{ startsAt: chosen.startsAt, zone }} />
            {chosen.isSoon && <SoonWarning what="moved there" />}
            <Button type="submit" variant="gold">
              Take {showIn(chosen.startsAt, zone, 'EEEE d MMMM, h:mm a')}
            </Button>
          </Form>
        )}
      </section>
    </>
  );
}
