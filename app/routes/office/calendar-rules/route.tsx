import { type ReactNode, useState } from 'react';
import {
  addCalendar,
  blockDates,
  changeBookingRules,
  changeHours,
  endHoliday,
  readCalendars,
  readFeedPath,
  readPracticeRules,
  removeCalendar,
  renewFeed,
  switchOnCalendar,
  takeHoliday,
  unblockDate,
  type WeekHours,
  writeAboutBlockedDays,
} from '../../../../domain/practice/index.ts';
import { type Asked, answerForm, answerPage, byActor, change } from '../../../answer.server.ts';
import { formFor } from '../../../components/action-form.tsx';
import { BackTo } from '../../../components/back-to.tsx';
import { WeekHoursEditor } from '../../../components/office/week-hours.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import type { Route } from './+types/route';
import { Holiday, StandingSessions } from './holiday.tsx';
import { OutsideCalendars } from './outside-calendars.tsx';
import { BlockedDates, FeedLink, RulesForm } from './rules-forms.tsx';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Hours and rules' }];

export const loader = answerPage(async ({ services, member }: Asked<Route.LoaderArgs>) => {
  const wish = { actor: member };
  const [practice, path, calendars] = await Promise.all([
    readPracticeRules(services, wish),
    readFeedPath(services, wish),
    readCalendars(services, wish),
  ]);
  return { ...practice, calendars, feedUrl: services.config.appUrl + path };
});

export const action = answerForm({
  hours: change(changeHours, byActor),
  rules: change(changeBookingRules, byActor),
  block: change(blockDates, byActor),
  holiday: change(takeHoliday, byActor),
  'end-holiday': change(endHoliday, byActor),
  write: change(writeAboutBlockedDays, byActor),
  open: change(unblockDate, byActor),
  renew: change(renewFeed, byActor),
  'add-calendar': change(addCalendar, byActor),
  'remove-calendar': change(removeCalendar, byActor),
  'switch-on-calendar': change(switchOnCalendar, byActor),
});

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

const Form = formFor<typeof action>();

export default function CalendarRules({ loaderData }: Route.ComponentProps) {
  const { zone, today, hours: week, rules, blocked, holiday, standing, feedUrl, calendars } = loaderData;
  return (
    <>
      <BackTo to="/office/calendar">Calendar</BackTo>
      <PageHeading
        title="Hours and rules"
        subtitle="When you can be booked. Sessions already booked stay where they are."
      />
      <div className="max-w-4xl space-y-14">
        <Part
          title="Working hours"
          text={`When sessions take place, on the clock of ${zone.replace('_', ' ')}. A session ends within its hours. Session types may have hours of their own.`}
        >
          <HoursForm hours={week} />
        </Part>
        <Part
          title="Holiday"
          text="One switch for all promises: nothing can be booked on these days, every page and the chat say that you are away, and new orders are promised for afterwards. Orders promised for these days get a new date, and their buyers a letter."
        >
          <Holiday holiday={holiday} today={today} />
        </Part>
        <Part title="Days off" text="Nothing can be booked on them.">
          <StandingSessions sessions={standing} zone={zone} />
          <BlockedDates blocked={blocked} today={today} />
        </Part>
        <Part title="Booking rules">
          <RulesForm rules={rules} />
        </Part>
        <Part
          title="Busy elsewhere"
          text="Calendars that Google, iCloud or Outlook publish for you. Nothing can be booked while one of them says busy; what you do then stays there."
        >
          <OutsideCalendars calendars={calendars} zone={zone} />
        </Part>
        <Part title="Your own calendar" text="All sessions in the calendar of your phone or computer.">
          <FeedLink url={feedUrl} />
        </Part>
      </div>
    </>
  );
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="text-[1.375rem]">{title}</h2>
      {text && <p className="text-quiet">{text}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}

function HoursForm({ hours }: { hours: WeekHours }) {
  const [week, setWeek] = useState(hours);
  return (
    <Form
      intent="hours"
      hidden={{ hours: JSON.stringify(week), sessionType: undefined }}
      className="space-y-4"
      submit="Save the hours"
      variant="gold"
      done="Working hours saved"
    >
      {() => <WeekHoursEditor week={week} onChange={setWeek} />}
    </Form>
  );
}
