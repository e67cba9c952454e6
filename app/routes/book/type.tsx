import { redirect } from 'react-router';
import { z } from 'zod';
import { setFormats } from '../../../domain/contacts/index.ts';
import { holdSlot, readBookingPage } from '../../../domain/practice/index.ts';
import { readLeadPerson } from '../../../domain/readings/index.ts';
import { sourceOf } from '../../../shared/arrival.ts';
import { line, moment } from '../../../shared/fields.ts';
import { placeOf } from '../../../shared/wall-time.ts';
import { type Asked, answerForm, answerPage, changeBy, limited } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { useLedBy } from '../../components/led-by.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { BirthData, birthDataFields, useQuizPerson } from '../../components/sessions/birth-data.tsx';
import { guestFields } from '../../components/sessions/guest-fields.tsx';
import { Paying, usePaying } from '../../components/sessions/paying.tsx';
import { SoonWarning, TimeChooser } from '../../components/sessions/time-chooser.tsx';
import { timesWish } from '../../components/sessions/times-wish.ts';
import { ToPayment } from '../../components/to-payment.tsx';
import { useEuro, useMoment } from '../../formats.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { findMember } from '../../middleware/member.ts';
import { asksOf, payingOf } from '../../paying.server.ts';
import type { Route } from './+types/type';
import { bookerOf, sessionForm } from './booker.server.ts';

export const meta: Route.MetaFunction = (args) => {
  const { type } = args.loaderData ?? {};
  if (!type) return [{ title: 'Not found' }, { name: 'robots', content: 'noindex' }];
  return pageMeta(args, {
    title: `Book: ${type.title}`,
    description: `${type.minutes} minutes, at a time by your own clock.`,
  });
};

export const loader = answerPage(async ({ params, request, services }: Asked<Route.LoaderArgs>) => {
  const wish = timesWish(request);
  const member = await findMember(services, request);
  const again = new URL(request.url).searchParams.get('again') ?? undefined;
  const page = await readBookingPage(services, { ...wish, slug: params.type, memberId: member?.id, again });
  const isGone = wish.at !== undefined && !page.times.chosen;
  const asks = await asksOf(services, request, member?.id);
  return { ...page, again, isGone, member: member?.email, asks };
});

const HOLDS = { name: 'hold-slot', max: 12, seconds: 3600 };

export const action = answerForm({
  hold: limited(
    HOLDS,
    changeBy(sessionForm.extend({ startsAt: moment }), async (wish: Asked<Route.ActionArgs>, sent) => {
      const { paying, rest } = payingOf(wish, sent);
      const { startsAt, zone, name, email, ...told } = rest;
      const booker = await bookerOf(wish, { name, email });
      const ledBy = sourceOf(new URL(wish.request.url).search);
      const slot = { slug: wish.params.type, startsAt, memberZone: zone, ledBy, told };
      const { url } = await holdSlot(wish.services, { ...booker, ...slot, ...paying });
      if (booker.guest) await setFormats(wish.services.db, booker.guest.email, wish.visit.formats);
      if (url.startsWith('/')) throw redirect(url);
      return { url };
    }),
    ({ visit }) => visit.client,
  ),
  /** What this browser told the quiz is filled in. */
  quiz: changeBy(z.object({ lead: line(200, 'Which quiz?') }), async ({ services }, { lead }) => ({
    person: await readLeadPerson(services, lead),
  })),
});

type Page = Route.ComponentProps['loaderData'];

export default function BookType({ loaderData, actionData }: Route.ComponentProps) {
  const euro = useEuro();
  const { type, times, isGone, again } = loaderData;
  const url = actionData?.intent === 'hold' ? actionData.done?.url : undefined;
  return (
    <>
      <PageHeading
        title={type.title}
        subtitle={`${type.minutes} minutes · ${type.priceCents === 0 ? 'free of charge' : euro(type.priceCents)}`}
      />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,23rem)]">
        <TimeChooser times={times} fields={{ ...useLedBy(), ...(again && { again }) }} />
        <section
          id="details"
          aria-label="Your booking"
          className="engraved scroll-mt-24 self-start px-6 py-8"
        >
          {url && <ToPayment url={url} />}
          {!url && times.chosen && <Details page={loaderData} />}
          {!url && !times.chosen && (
            <>
              {isGone && (
                <p role="alert" className="mb-3 font-semibold text-bad">
                  That time has just been taken. Please choose another one.
                </p>
              )}
              <p className="text-quiet">
                Choose a day and a time. Then we ask for your name and e-mail
                {type.asksBirthData ? ', and for what the session is prepared from.' : ', and nothing else.'}
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
  const showIn = useMoment();
  const { type, times, member, told } = page;
  const place = useQuizPerson(!member);
  const { chosen, zone, practiceZone } = times;
  const paying = usePaying(type.priceCents, page.asks);
  if (!chosen) return null;
  const isFree = type.priceCents === 0;
  return (
    <Form
      intent="hold"
      hidden={{ startsAt: chosen.startsAt, zone }}
      submit={isFree ? 'Book it' : paying.pay('Hold it and')}
      variant="gold"
      wide
      asPage
      values={{ ...told, noBirthData: told.noBirthData ?? false, ...paying.values }}
      fields={(field) => ({
        ...(member ? { name: null, email: <Member email={member} /> } : guestFields(field)),
        ...birthDataFields(field, type.asksBirthData),
        ...paying.draw(field),
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
      {({ name, email, code, country, business, buyerName, address, vatNumber, ...details }) => (
        <div ref={place} className="space-y-5">
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
          <BirthData {...details} />
          <Paying asks={paying.asks} {...{ code, country, business, buyerName, address, vatNumber }} />
        </div>
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
