import { type ReactNode, useState } from 'react';
import {
  changeHours,
  changeSessionType,
  createSessionType,
  dropHoursOfType,
  type OfficeSessionType,
  readPracticeRules,
  readSessionTypes,
  type WeekHours,
} from '../../../../domain/practice/index.ts';
import { euro } from '../../../../shared/money.ts';
import { type Asked, answerForm, answerPage, byActor, change } from '../../../answer.server.ts';
import { type FieldProps, formFor } from '../../../components/action-form.tsx';
import { BackTo } from '../../../components/back-to.tsx';
import { MinutesField, PriceField } from '../../../components/office/sold-fields.tsx';
import { useIsOwner } from '../../../components/office/use-is-owner.ts';
import { WeekHoursEditor } from '../../../components/office/week-hours.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Checkbox, Field } from '../../../ui/field.tsx';
import type { Route } from './+types/route';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Session types' }];

export const loader = answerPage(async ({ services, member }: Asked<Route.LoaderArgs>) => {
  const [types, { hours }] = await Promise.all([
    readSessionTypes(services, { actor: member }),
    readPracticeRules(services, { actor: member }),
  ]);
  return { types, hours };
});

export const action = answerForm({
  create: change(createSessionType, byActor),
  change: change(changeSessionType, byActor),
  hours: change(changeHours, byActor),
  'drop-hours': change(dropHoursOfType, byActor),
});

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

export default function SessionTypes({ loaderData: { types, hours } }: Route.ComponentProps) {
  const isOwner = useIsOwner();
  return (
    <>
      <BackTo to="/office/calendar">Calendar</BackTo>
      <PageHeading
        title="Session types"
        subtitle="What can be booked, how long it lasts and what it costs. Sessions already booked keep their length and price."
      />
      <ul className="max-w-4xl divide-y divide-rule border-y border-rule">
        {types.map((type) => (
          <li key={type.slug} className="py-4">
            <TypeSummary type={type} />
            <Disclosure label="Change" note={type.title} align="start">
              <TypeForm type={type} isOwner={isOwner} />
            </Disclosure>
            <Disclosure label="Hours" note={type.hours ? 'its own' : 'as the practice'} align="start">
              <TypeHours key={JSON.stringify(type.hours ?? hours)} type={type} hours={hours} />
            </Disclosure>
          </li>
        ))}
      </ul>
      {isOwner && (
        <section aria-labelledby="new-type" className="engraved mt-12 max-w-4xl p-6 sm:p-8">
          <h2 id="new-type" className="mb-5 text-[1.375rem]">
            New session type
          </h2>
          <TypeForm isOwner />
        </section>
      )}
    </>
  );
}

/** A type in two lines: its name, and what one would ask about it. */
function TypeSummary({ type }: { type: OfficeSessionType }) {
  const facts = [
    `${type.minutes} minutes`,
    priceOf(type),
    type.people > 1 && `for ${type.people} people`,
    !type.asksBirthData && 'asks for no birth data',
    ...type.products.map(({ name, count }) => `${count} with ${name}`),
  ];
  return (
    <div className="px-3">
      <h2 className="flex flex-wrap items-center gap-3 text-[1.1875rem]">
        {type.title}
        {type.isRetired && <Badge look="secondary">Retired</Badge>}
        {type.creditOnly && <Badge look="info">With a credit only</Badge>}
      </h2>
      <p className="text-quiet lining-nums">{facts.filter(Boolean).join(' · ')}</p>
    </div>
  );
}

function priceOf({ priceCents }: OfficeSessionType): string {
  if (priceCents === null) return 'not sold by itself';
  return priceCents === 0 ? 'free of charge' : euro(priceCents);
}

/** Hours of its own, or those of the practice. */
function TypeHours({ type, hours }: { type: OfficeSessionType; hours: WeekHours }) {
  const [week, setWeek] = useState(type.hours ?? hours);
  const name = <span className="sr-only"> of {type.title}</span>;
  return (
    <div className="space-y-4 px-3">
      <Form
        intent="hours"
        hidden={{ hours: JSON.stringify(week), sessionType: type.name }}
        className="space-y-4"
        submit={<>Save the hours{name}</>}
        variant="outline"
        done="Hours saved"
      >
        {() => <WeekHoursEditor week={week} onChange={setWeek} />}
      </Form>
      {type.hours && (
        <Form
          intent="drop-hours"
          hidden={{ sessionType: type.name }}
          className=""
          submit={<>Use the hours of the practice{name}</>}
          variant="quiet"
          size="sm"
          done="It has the hours of the practice"
        />
      )}
    </div>
  );
}

type Props = { type?: OfficeSessionType; isOwner: boolean };
const Form = formFor<typeof action>();

/** A new type, or one that is changed. */
function TypeForm({ type, isOwner }: Props) {
  if (type) {
    return (
      <Form
        intent="change"
        hidden={{ slug: type.slug }}
        values={{
          title: type.title,
          creditOnly: type.creditOnly,
          asksBirthData: type.asksBirthData,
          isRetired: type.isRetired,
        }}
        done="Session type saved"
        variant="outline"
        submit={
          <>
            Save<span className="sr-only"> {type.title}</span>
          </>
        }
        fields={(field) => ({
          ...ruleFields(field, { type, isOwner }),
          title: <NameField {...field.title} />,
          isRetired: <Checkbox label="Retired: nobody can book it any more" {...field.isRetired} />,
        })}
      >
        {({ title, isRetired, ...rules }) => (
          <>
            {title}
            <Rules {...rules} />
            {isRetired}
          </>
        )}
      </Form>
    );
  }
  return (
    <Form
      intent="create"
      done="Session type made"
      variant="gold"
      submit="Make the session type"
      resets
      values={{ asksBirthData: true }}
      fields={(field) => ({
        name: <NameField {...field.name} />,
        ...ruleFields(field, { isOwner }),
      })}
    >
      {({ name, ...rules }) => (
        <>
          {name}
          <Rules {...rules} />
        </>
      )}
    </Form>
  );
}

const NameField = (field: FieldProps) => (
  <Field label="Name" maxLength={80} required hint="As customers read it, everywhere." {...field} />
);

type RuleName =
  | 'minutes'
  | 'priceCents'
  | 'people'
  | 'bufferBefore'
  | 'bufferAfter'
  | 'noticeMinutes'
  | 'horizonDays'
  | 'meetingLink'
  | 'creditOnly'
  | 'asksBirthData';

function ruleFields(
  field: Record<RuleName, FieldProps>,
  { type, isOwner }: Props,
): Record<RuleName, ReactNode> {
  const usual = { placeholder: 'as usual' };
  const notice = type?.noticeMinutes ?? undefined;
  const minutes = (label: string, name: 'bufferBefore' | 'bufferAfter') => (
    <Field label={label} inputMode="numeric" {...usual} {...field[name]} defaultValue={type?.[name] ?? ''} />
  );
  return {
    minutes: <MinutesField {...field.minutes} minutes={type?.minutes ?? 60} most={180} />,
    priceCents: (
      <PriceField
        {...field.priceCents}
        cents={type?.priceCents}
        isOwner={isOwner}
        placeholder="not sold by itself"
      />
    ),
    people: (
      <Field
        label="People"
        inputMode="numeric"
        required
        {...field.people}
        defaultValue={field.people.defaultValue ?? type?.people ?? 1}
      />
    ),
    bufferBefore: minutes('Buffer before, minutes', 'bufferBefore'),
    bufferAfter: minutes('Buffer after, minutes', 'bufferAfter'),
    noticeMinutes: (
      <Field
        label="Notice in hours"
        inputMode="decimal"
        {...usual}
        {...field.noticeMinutes}
        defaultValue={notice === undefined ? '' : notice / 60}
      />
    ),
    horizonDays: (
      <Field
        label="Days ahead"
        inputMode="numeric"
        {...usual}
        {...field.horizonDays}
        defaultValue={type?.horizonDays ?? ''}
      />
    ),
    meetingLink: (
      <Field
        label="Meeting link"
        inputMode="url"
        {...usual}
        hint="{id} stands for a word of its own for each session."
        {...field.meetingLink}
        defaultValue={type?.meetingLink ?? ''}
      />
    ),
    creditOnly: <Checkbox label="Only for those who hold a credit of it" {...field.creditOnly} />,
    asksBirthData: (
      <Checkbox label="Ask for birth name, birth date and what it is to be about" {...field.asksBirthData} />
    ),
  };
}

function Rules(shown: Record<RuleName, ReactNode>) {
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-3">
        {shown.minutes}
        {shown.priceCents}
        {shown.people}
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {shown.bufferBefore}
        {shown.bufferAfter}
        {shown.noticeMinutes}
        {shown.horizonDays}
      </div>
      {shown.meetingLink}
      {shown.creditOnly}
      {shown.asksBirthData}
    </>
  );
}
