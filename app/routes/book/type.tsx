import { redirect } from 'react-router';
import { holdSlot, readBookingPage } from '../../../domain/practice/index.ts';
import { sourceOf } from '../../../shared/arrival.ts';
import { moment } from '../../../shared/fields.ts';
import { euro } from '../../../shared/money.ts';
import { placeOf, showIn } from '../../../shared/wall-time.ts';
import { type Asked, answerForm, answerPage, changeBy, limited } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { useLedBy } from '../../components/led-by.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { useBookingCode } from '../../components/sessions/booking-code.tsx';
import { guestFields } from '../../components/sessions/guest-fields.tsx';
import { SoonWarning, TimeChooser } from '../../components/sessions/time-chooser.tsx';
import { timesWish } from '../../components/sessions/times-wish.ts';
import { ToPayment } from '../../components/to-payment.tsx';
import { pageMeta } from '../../meta/page-meta.ts';
import { findMember } from '../../middleware/member.ts';
import type { Route } from './+types/type';
import { bookerForm, bookerOf } from './booker.server.ts';

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

export const action = answerForm({
  hold: limited(
    HOLDS,
    changeBy(
      bookerForm.extend({ startsAt: moment }),
      async (wish: Asked<Route.ActionArgs>, { startsAt, zone, code, ...typed }) => {
        const booker = await bookerOf(wish, typed);
        const ledBy = sourceOf(new URL(wish.request.url).search);
        const slot = { slug: wish.params.type, startsAt, memberZone: zone, ledBy, code };
        const { url } = await holdSlot(wish.services, { ...booker, ...slot });
        if (url.startsWith('/')) throw redirect(url);
        return { url };
      },
    ),
    ({ visit }) => visit.client,
  ),
});

type Page = Route.ComponentProps['loaderData'];

export default function BookType({ loaderData, actionData }: Route.ComponentProps) {
  const { type, times, isGone } = loaderData;
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
          {actionData?.done && <ToPayment url={actionData.done.url} />}
          {!actionData?.done && times.chosen && <Details page={loaderData} />}
          {!actionData?.done && !times.chosen && (
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

const Form = formFor<typeof action>();

/** It leads to the payment page by itself, without a script too. */
function Details({ page }: { page: Page }) {
  const { type, times, member } = page;
  const { chosen, zone, practiceZone } = times;
  const code = useBookingCode(type.priceCents);
  if (!chosen) return null;
  const isFree = type.priceCents === 0;
  return (
    <Form
      intent="hold"
      hidden={{ startsAt: chosen.startsAt, zone }}
      submit={isFree ? 'Book it' : code.pay('Hold it and')}
      variant="gold"
      wide
      asPage
      fields={(field) => ({
        ...(member ? { name: null, email: <Member email={member} /> } : guestFields(field)),
        code: code.draw(field.code),
      })}
      footer={(button) => (
        <>
          {button}
          {!isFree && (
            <p className="text-fine text-quiet">
              We hold this time for 15 minutes. It is booked when it is paid; until then nothing is charged.
            </p>
          )}
        </>
      )}
    >
      {({ name, email, code: codeField }) => (
        <>
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
          {name}
          {email}
          {codeField}
        </>
      )}
    </Form>
  );
}

const Member = ({ email }: { email: string }) => (
  <p>
    Booked for <strong className="break-all">{email}</strong>. Credits are used in{' '}
    <a href="/portal/sessions?book">your portal</a>.
  </p>
);
