import { Form, redirect } from 'react-router';
import { z } from 'zod';
import { holdSlot, readBookingPage } from '../../../domain/practice/index.ts';
import { sourceOf } from '../../../shared/arrival.ts';
import { email, nameOr } from '../../../shared/fields.ts';
import { euro } from '../../../shared/money.ts';
import { placeOf, showIn } from '../../../shared/wall-time.ts';
import { type Asked, answerPage, orProblem, type Problem, refuseIfTooMany } from '../../answer.server.ts';
import { FormError } from '../../components/form-error.tsx';
import { HiddenFields } from '../../components/hidden-fields.tsx';
import { useLedBy } from '../../components/led-by.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { GuestFields } from '../../components/sessions/guest-fields.tsx';
import { SoonWarning, TimeChooser } from '../../components/sessions/time-chooser.tsx';
import { timesWish } from '../../components/sessions/times-wish.ts';
import { ToPayment } from '../../components/to-payment.tsx';
import { servicesOf, visitContext } from '../../context.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { findMember } from '../../middleware/member.ts';
import { fieldsOf, parse } from '../../parse.ts';
import { Button } from '../../ui/button.tsx';
import type { Route } from './+types/type';

export const meta: Route.MetaFunction = (args) => {
  const { type } = args.loaderData ?? {};
  if (!type) return [{ title: 'Not found' }, { name: 'robots', content: 'noindex' }];
  return pageMeta(args, {
    title: `Book: ${type.name}`,
    description: `${type.minutes} minutes, at a time by your own clock.`,
  });
};

export const loader = answerPage(async ({ params, request, services }: Asked<Route.LoaderArgs>) => {
  const wish = timesWish(request);
  const page = await readBookingPage(services, { ...wish, slug: params.type });
  const member = await findMember(services, request);
  return { ...page, isGone: wish.at !== undefined && !page.times.chosen, member: member?.email };
});

const HOLDS = { name: 'hold-slot', max: 12, seconds: 3600 };
const when = z.object({
  startsAt: z.coerce.date().catch(new Date(Number.NaN)),
  zone: z.string().max(60).optional(),
});
const guest = z.object({ name: nameOr('Please tell us your name.'), email });

export async function action({ params, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const typed = await fieldsOf(request);
  const member = await findMember(services, request);
  const hold = async () => {
    const { startsAt, zone } = parse(when, typed);
    const booker = member ? { memberId: member.id } : { guest: parse(guest, typed) };
    await refuseIfTooMany(services, HOLDS, context.get(visitContext).client);
    const ledBy = sourceOf(new URL(request.url).search);
    const wish = { slug: params.type, startsAt, memberZone: zone, ledBy };
    const { url } = await holdSlot(services, { ...booker, ...wish });
    if (url.startsWith('/')) throw redirect(url);
    return { url };
  };
  return orProblem(hold(), { typed });
}

type Page = Route.ComponentProps['loaderData'];

export default function BookType({ loaderData, actionData }: Route.ComponentProps) {
  const { type, times, isGone } = loaderData;
  const payUrl = actionData && 'url' in actionData ? actionData.url : undefined;
  return (
    <>
      <PageHeading
        title={type.name}
        subtitle={`${type.minutes} minutes · ${type.priceCents === 0 ? 'free of charge' : euro(type.priceCents)}`}
      />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,23rem)]">
        <TimeChooser times={times} fields={useLedBy()} />
        <section
          id="details"
          aria-label="Your booking"
          className="engraved scroll-mt-24 self-start px-6 py-8"
        >
          {payUrl && <ToPayment url={payUrl} />}
          {!payUrl && times.chosen && (
            <Details page={loaderData} problem={actionData?.problem} typed={actionData?.typed} />
          )}
          {!payUrl && !times.chosen && (
            <>
              {isGone && (
                <p role="alert" className="mb-3 font-semibold text-bad">
                  That time has just been taken. Please choose another one.
                </p>
              )}
              <p className="text-quiet">
                Choose a day and a time. Then we ask for your name and e-mail, and nothing else.
              </p>
            </>
          )}
        </section>
      </div>
    </>
  );
}

type DetailsProps = { page: Page; problem?: Problem; typed?: Record<string, string> };

/** It leads to the payment page by itself, without a script too. */
function Details({ page, problem, typed }: DetailsProps) {
  const { type, times, member } = page;
  const { chosen, zone, practiceZone } = times;
  if (!chosen) return null;
  const isFree = type.priceCents === 0;
  return (
    <Form method="post" reloadDocument className="space-y-5">
      <HiddenFields fields={{ startsAt: chosen.startsAt, zone }} />
      <div>
        <h2 className="text-[1.375rem] lining-nums">
          <time dateTime={chosen.startsAt}>{showIn(chosen.startsAt, zone, 'EEEE d MMMM, h:mm a')}</time>
        </h2>
        <p className="text-fine text-quiet">
          {placeOf(zone)}
          {zone !== practiceZone &&
            `; ${showIn(chosen.startsAt, practiceZone, 'EEEE h:mm a')} in ${placeOf(practiceZone)}`}
        </p>
      </div>
      {chosen.isSoon && <SoonWarning what="booked" />}
      <FormError problem={problem} />
      {member ? (
        <p>
          Booked for <strong className="break-all">{member}</strong>. Credits are used in{' '}
          <a href="/portal/sessions?book">your portal</a>.
        </p>
      ) : (
        <GuestFields typed={typed} errors={problem?.fields} />
      )}
      <Button type="submit" variant="gold" className="w-full">
        {isFree ? 'Book it' : `Hold it and pay ${euro(type.priceCents)}`}
      </Button>
      {!isFree && (
        <p className="text-fine text-quiet">
          We hold this time for 15 minutes. It is booked when it is paid; until then nothing is charged.
        </p>
      )}
    </Form>
  );
}
