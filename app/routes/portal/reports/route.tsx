import { Search } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { readDocuments } from '../../../../domain/delivery/index.ts';
import {
  readReports,
  removePerson,
  requestReport,
  resendReport,
  retryReport,
} from '../../../../domain/readings/index.ts';
import { orProblem, refuseIfTooMany } from '../../../answer.server.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { preserveInput } from '../../../components/preserve-input.ts';
import { ReportHistory } from '../../../components/reports/report-history.tsx';
import { useNews } from '../../../components/use-news.ts';
import { servicesOf } from '../../../context.ts';
import { memberContext } from '../../../middleware/member.ts';
import {
  calendarDate,
  formOf,
  line,
  optionalLine,
  optionalName,
  parse,
  personName,
  ticked,
  yChoices,
} from '../../../parse.ts';
import type { Route } from './+types/route';
import { BoughtDocuments } from './bought-documents.tsx';
import { GenerateDialog } from './generate-dialog.tsx';
import { PeopleList } from './people-list.tsx';
import { ReportCard } from './report-card.tsx';
import { ReportDialog } from './report-dialog.tsx';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';
export { staysOnPage as shouldRevalidate } from '../../../components/portal/stays-on-page.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Your Numerology Reports' }];

export async function loader({ context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const member = context.get(memberContext);
  const [page, documents] = await Promise.all([
    readReports(services, { member }),
    readDocuments(services, { memberId: member.id }),
  ]);
  return { ...page, documents, email: member.emailVerified ? member.email : undefined };
}

const perDay = { name: 'generate-report', max: 30, seconds: 24 * 3600 };
const letters = { name: 'resend-report', max: 10, seconds: 3600 };

const wish = z.object({
  name: personName,
  birthDate: calendarDate,
  spelling: optionalName,
  yChoices,
  relation: z.enum(['self', 'partner', 'child', 'other']),
  label: optionalLine(60),
  personId: optionalLine(40),
  byMail: ticked,
});
const id = line(40, 'Which one?');

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const member = context.get(memberContext);
  const { id: memberId, emailVerified } = member;
  const form = await formOf(request);
  const fields = { ...Object.fromEntries(form), yChoices: form.getAll('y') };
  const reportId = () => parse(id, form.get('reportId'));
  const work = async (): Promise<object> => {
    switch (form.get('intent')) {
      case 'generate': {
        const asked = parse(wish, fields);
        await refuseIfTooMany(services, perDay, memberId);
        return requestReport(services, { memberId, emailVerified, wish: asked });
      }
      case 'retry':
        await refuseIfTooMany(services, perDay, memberId);
        return retryReport(services, { memberId, reportId: reportId() });
      case 'resend':
        await refuseIfTooMany(services, letters, memberId);
        return resendReport(services, { member, reportId: reportId() });
      case 'forget':
        return removePerson(services, { memberId, personId: parse(id, form.get('personId')) });
      default:
        throw new Response('Unknown change', { status: 400 });
    }
  };
  return orProblem(work());
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveInput(serverAction);

export default function Reports({ loaderData }: Route.ComponentProps) {
  const { reports, history, people, documents, email } = loaderData;
  const [query, setQuery] = useSearchParams();
  const search = query.get('q') ?? '';
  const found = reports.filter(({ fullName }) => fullName.toLowerCase().includes(search.toLowerCase()));
  const moving = reports.some(({ status }) => status === 'queued' || status === 'processing');
  useNews('/functions/v1/report-stream', { when: moving, atOnce: true });
  const change = (name: string, value: string | undefined) =>
    setQuery(
      (before) => {
        if (value === undefined) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const viewed = reports.find((report) => report.id === query.get('view'));
  return (
    <>
      <PageHeading
        title="Your Numerology Reports"
        subtitle="Three numbers, with every sum behind them, for you and yours"
      >
        <GenerateDialog
          people={people}
          email={email}
          open={query.has('new')}
          onOpenChange={(open) => change('new', open ? '' : undefined)}
        />
      </PageHeading>
      <section>
        <h2 className="mb-4 text-lead">Report history</h2>
        <ReportHistory lines={history} />
      </section>
      <BoughtDocuments documents={documents} />
      <section className="mt-12">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-lead">Your reports</h2>
          <SearchBox value={search} onChange={(text) => change('q', text || undefined)} />
        </div>
        {found.length === 0 ? (
          <EmptyState
            text={search ? 'No reports found matching your search.' : 'Generate your first report above!'}
          />
        ) : (
          <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
            {found.map((report) => (
              <ReportCard key={report.id} report={report} search={search} />
            ))}
          </div>
        )}
      </section>
      <PeopleList people={people.others} />
      {viewed?.data && (
        <ReportDialog report={{ ...viewed, data: viewed.data }} onClose={() => change('view', undefined)} />
      )}
    </>
  );
}

function SearchBox({ value, onChange }: { value: string; onChange(text: string): void }) {
  return (
    <search className="relative w-full sm:w-80">
      <Search className="absolute top-3.5 left-3.5 size-5 text-quiet" aria-hidden="true" />
      <form>
        <input
          type="search"
          name="q"
          aria-label="Search reports by name"
          placeholder="Search reports by name..."
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="block h-12 w-full rounded-md border border-control bg-card pr-3.5 pl-11 placeholder:text-quiet"
        />
      </form>
    </search>
  );
}
