import { CalendarDays } from 'lucide-react';
import { useEffect } from 'react';
import { Link, redirect, useFetcher, useSearchParams } from 'react-router';
import type { MonthLetter } from '../../../../domain/delivery/index.ts';
import { type Cycles, type NextAction, readPortalDashboard } from '../../../../domain/office/index.ts';
import type { SessionCard } from '../../../../domain/practice/index.ts';
import { fillProfileFromQuiz } from '../../../../domain/readings/index.ts';
import { offerPagePath, syncOnReturn } from '../../../../domain/shop/index.ts';
import { type Asked, answerForm, answerPage, byMember, change } from '../../../answer.server.ts';
import { Star } from '../../../components/drawings/ornaments.tsx';
import { SealedLetter } from '../../../components/drawings/sealed-letter.tsx';
import { YearWheel } from '../../../components/drawings/year-wheel.tsx';
import { EmailPanelTab } from '../../../components/emails/email-panel.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { PaymentReturn } from '../../../components/portal/payment-return.tsx';
import { portalLinks } from '../../../components/portal-links.ts';
import { readResults } from '../../../components/quiz/quiz-progress.ts';
import { ReportHistory } from '../../../components/reports/report-history.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Medallion } from '../../../ui/medallion.tsx';
import { Table } from '../../../ui/table.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import type { Route } from './+types/route';
import { Banner } from './banner.tsx';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';
export { staysOnPage as shouldRevalidate } from '../../../components/portal/stays-on-page.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Dashboard' }];

export const loader = answerPage(async ({ request, services, member }: Asked<Route.LoaderArgs>) => {
  const { searchParams } = new URL(request.url);
  const paid = searchParams.get('payment') === 'success';
  // The buyer may be back before the provider's notice.
  if (paid) await syncOnReturn(services, { memberId: member.id });
  const key = paid && searchParams.get('order');
  const offer = key ? await offerPagePath(services, { key, memberId: member.id }) : undefined;
  if (offer) throw redirect(offer);
  return readPortalDashboard(services, { member });
});

/** The token of the quiz that this browser has taken. */
export const action = answerForm({ adopt: change(fillProfileFromQuiz, byMember) });

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { name, numbers, activeItems, cycles, letter, next, reports } = loaderData;
  useOwnQuiz(numbers.lifePath !== null);
  return (
    <>
      <PaymentReturn />
      <Banner name={name} cycles={cycles} />
      {letter && <LetterCard letter={letter} />}
      <NumberCards numbers={numbers} activeItems={activeItems} />
      <div className={cx('mt-5 grid gap-5', cycles && 'lg:grid-cols-[1fr_1.25fr]')}>
        <NextCard next={next} />
        {cycles && <YearCard cycles={cycles} />}
      </div>
      <DashboardTabs data={loaderData} />
      <section className="mt-12">
        <h2 className="mb-4 text-lead">Report history</h2>
        <ReportHistory lines={reports} />
      </section>
    </>
  );
}

const names = ['purchases', 'sessions', 'quick', 'emails'] as const;

function DashboardTabs({ data }: { data: Route.ComponentProps['loaderData'] }) {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tab');
  const tabs = [
    { label: 'Recent Purchases', content: <RecentPurchases purchases={data.purchases} /> },
    { label: 'Upcoming Sessions', content: <UpcomingSessions sessions={data.sessions} /> },
    { label: 'Quick Access', content: <QuickAccess /> },
    { label: 'Email Automation', content: <EmailPanelTab /> },
  ].map((tab, at) => ({ ...tab, value: names[at] ?? '' }));
  return (
    <div className="mt-10">
      <Tabs
        label="Your portal"
        value={names.find((name) => name === asked) ?? names[0]}
        onValueChange={(tab) => setQuery({ tab }, { replace: true, preventScrollReset: true })}
        tabs={tabs}
      />
    </div>
  );
}

/** A profile without numbers is told those of the quiz that this browser has taken. */
function useOwnQuiz(isKnown: boolean): void {
  const { submit } = useFetcher();
  useEffect(() => {
    const lead = readResults()?.lead;
    if (!isKnown && lead) void submit({ lead }, { method: 'post', action: '/portal?index' });
  }, [isKnown, submit]);
}

/** The letter of this month, which those in the Circle need not wait for. */
function LetterCard({ letter: { month, number, title, essence } }: { letter: MonthLetter }) {
  return (
    <Card className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-4">
      <SealedLetter className="h-20 shrink-0 max-sm:hidden" />
      <div className="min-w-0 grow basis-72">
        <p className="text-fine text-quiet">
          Your letter for {month}, a <span className="lining-nums">{number}</span> month
        </p>
        <h2 className="text-lead leading-snug">{title}</h2>
        <p className="text-quiet">{essence}</p>
      </div>
      <Link to="/portal/letters" className={buttonLook({ variant: 'outline' })}>
        Read the letter
      </Link>
    </Card>
  );
}

/** The one thing worth doing now. */
function NextCard({ next: { title, text, button, to } }: { next: NextAction }) {
  return (
    <section
      aria-labelledby="next-step"
      className="flex flex-col items-start rounded-md border border-leaf bg-card p-6 shadow-page sm:p-7"
    >
      <p className="flex items-center gap-2 text-fine font-semibold text-gold">
        <Star className="size-3.5" />
        Your next step
      </p>
      <h2 id="next-step" className="mt-2 text-lead leading-snug wrap-anywhere">
        {title}
      </h2>
      <p className="mt-1 mb-5 text-quiet">{text}</p>
      <ButtonLink to={to} variant="gold" className="mt-auto">
        {button}
      </ButtonLink>
    </section>
  );
}

const about: Record<string, string> = {
  '/portal/reports': 'Your numbers, with their working',
  '/portal/videos': 'Readings recorded for you',
  '/portal/courses': 'Learn to read a chart',
  '/portal/journey': 'Milestones, and how far you are',
};

function QuickAccess() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
      {portalLinks
        .filter(({ to }) => to in about)
        .map(({ to, label, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              prefetch="intent"
              className="flex h-full items-center gap-4 rounded-md border border-rule bg-card p-5 no-underline shadow-page hover:border-control lg:flex-col lg:items-start"
            >
              <Icon className="size-7 shrink-0 text-gold" aria-hidden="true" />
              <span>
                <span className="serif block text-[1.125rem]">{label}</span>
                <span className="text-fine text-quiet">{about[to]}</span>
              </span>
            </Link>
          </li>
        ))}
    </ul>
  );
}

/** Where she stands in the round of nine years. */
function YearCard({ cycles: { year, month } }: { cycles: NonNullable<Cycles> }) {
  return (
    <Card className="flex items-center gap-6 max-sm:flex-col sm:gap-8">
      <div
        role="img"
        aria-label={`Year ${year.number} of nine`}
        data-lit={year.number}
        className="w-44 shrink-0 sm:w-40"
      >
        <YearWheel />
      </div>
      <div>
        <p className="text-fine text-quiet">
          Your personal year {year.year}: <span className="lining-nums">{year.number}</span>
        </p>
        <h2 className="text-lead leading-snug">{year.title}</h2>
        <p className="mt-1 text-quiet">{year.essence}</p>
        <p className="mt-3 text-fine">
          This month is a <span className="lining-nums">{month.number}</span>: {month.title}.{' '}
          <Link to="/portal/journey" className="whitespace-nowrap">
            Milestones for it
          </Link>
        </p>
      </div>
    </Card>
  );
}

/** Soonest first, by the reader's own clock. */
function UpcomingSessions({ sessions }: { sessions: SessionCard[] }) {
  if (sessions.length === 0) {
    return (
      <EmptyState text="No sessions ahead of you. The calendar shows every free hour.">
        <ButtonLink to="/portal/sessions?book" variant="outline">
          Book Session
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <ul className="divide-y divide-rule rounded-md border border-rule bg-card">
      {sessions.map(({ id, type, startsAt, minutes, toBePaid }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-6">
          <CalendarDays className="size-5 shrink-0 text-gold" aria-hidden="true" />
          <div className="min-w-0 grow basis-56">
            <p className="font-semibold">{type}</p>
            <p className="text-fine text-quiet">
              <LocalTime at={startsAt} />, {minutes} minutes
            </p>
          </div>
          {toBePaid && <Badge look="warn">To be paid</Badge>}
          <Link to="/portal/sessions" className="inline-flex min-h-11 items-center">
            Details<span className="sr-only"> of {type}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

type Numbers = Record<'lifePath' | 'expression' | 'soulUrge', string | null>;

function NumberCards({ numbers, activeItems }: { numbers: Numbers; activeItems: number }) {
  const cards = [
    { label: 'Life Path', value: numbers.lifePath },
    { label: 'Expression', value: numbers.expression },
    { label: 'Soul Urge', value: numbers.soulUrge },
  ];
  return (
    <div className="mt-5 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
      {cards.map(({ label, value }) => (
        <Card key={label} className="flex flex-col items-center px-2! text-center">
          <Medallion
            value={value ?? '-'}
            label={`${label} ${value ?? 'not known yet'}`}
            className="w-24 sm:w-28"
          />
          <p className="mt-3 font-semibold">
            {value === null ? (
              label
            ) : (
              <a href={`/numbers/${value.split('/')[0]}`} className="no-underline hover:underline">
                {label}
              </a>
            )}
          </p>
        </Card>
      ))}
      <Card className="flex flex-col items-center px-2! text-center">
        <p className="serif flex h-24 items-center text-[3.5rem] leading-none lining-nums sm:h-28 sm:text-[4rem]">
          {activeItems}
        </p>
        <p className="mt-3 font-semibold">
          <Link to="/portal/orders" className="no-underline hover:underline">
            Active Items
          </Link>
        </p>
      </Card>
    </div>
  );
}

type Purchase = { id: string; name: string; at: string; status: string; to?: string; isDownload: boolean };

function RecentPurchases({ purchases }: { purchases: Purchase[] }) {
  if (purchases.length === 0) {
    return (
      <EmptyState text="No purchases yet. When you buy a reading, it appears here.">
        <ButtonLink to="/#services" variant="outline">
          See what we offer
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <Table
        caption="Your latest purchases"
        rows={purchases}
        rowKey={({ id }) => id}
        empty=""
        columns={[
          { header: 'Product', cell: ({ name }) => <span className="font-semibold">{name}</span> },
          { header: 'Date', cell: ({ at }) => <LocalTime at={at} as="MMM d, yyyy" /> },
          {
            header: 'Status',
            cell: ({ status }) => (
              <Badge look={status === 'active' ? 'default' : 'secondary'}>{status}</Badge>
            ),
          },
          { header: 'Open', cell: (purchase) => <Open {...purchase} /> },
        ]}
      />
      <p className="mt-4">
        <Link to="/portal/orders" className="inline-flex min-h-11 items-center">
          All orders and receipts
        </Link>
      </p>
    </>
  );
}

function Open({ name, to, isDownload, status }: Purchase) {
  if (!to || status !== 'active') return null;
  const look = '-my-2 inline-flex min-h-11 items-center';
  return isDownload ? (
    <a href={to} download className={look}>
      Download<span className="sr-only"> {name}</span>
    </a>
  ) : (
    <Link to={to} className={look}>
      Open<span className="sr-only"> {name}</span>
    </Link>
  );
}
