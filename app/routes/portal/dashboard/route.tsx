import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { readDashboard } from '../../../../domain/office/index.ts';
import { adoptLead } from '../../../../domain/readings/index.ts';
import { syncOnReturn } from '../../../../domain/shop/index.ts';
import { orProblem, orRefuse } from '../../../answer.server.ts';
import { EmailPanelTab } from '../../../components/emails/email-panel.tsx';
import { PaymentReturn } from '../../../components/portal/payment-return.tsx';
import { ReportHistory } from '../../../components/reports/report-history.tsx';
import { servicesOf } from '../../../context.ts';
import { memberContext } from '../../../middleware/member.ts';
import { line, parseForm } from '../../../parse.ts';
import { cx } from '../../../ui/class-names.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import type { Route } from './+types/route';
import { Banner } from './banner.tsx';
import { LetterCard } from './letter-card.tsx';
import { NextCard } from './next-card.tsx';
import { NumberCards } from './number-cards.tsx';
import { QuickAccess } from './quick-access.tsx';
import { RecentPurchases } from './recent-purchases.tsx';
import { UpcomingSessions } from './upcoming-sessions.tsx';
import { useOwnQuiz } from './use-own-quiz.ts';
import { YearCard } from './year-card.tsx';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';
export { staysOnPage as shouldRevalidate } from '../../../components/portal/stays-on-page.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Dashboard' }];

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const member = context.get(memberContext);
  const paid = new URL(request.url).searchParams.get('payment') === 'success';
  // The buyer may be back before the provider's notice.
  if (paid) await syncOnReturn(services, { memberId: member.id });
  return orRefuse(readDashboard(services, { member }));
}

/** The token of the quiz that this browser has taken. */
export async function action({ context, request }: Route.ActionArgs) {
  const { id: memberId } = context.get(memberContext);
  const adopt = async () => {
    const { lead } = await parseForm(z.object({ lead: line(200, 'Which quiz?') }), request);
    return adoptLead(servicesOf(context), { memberId, token: lead });
  };
  return orProblem(adopt());
}

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
