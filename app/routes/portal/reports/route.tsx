import { Download, Search, Trash2 } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { type BoughtDocument, readBoughtDocuments } from '../../../../domain/delivery/index.ts';
import {
  type KnownPeople,
  type ReportCard as Report,
  readReports,
  removePerson,
  requestReport,
  resendReport,
  retryReport,
} from '../../../../domain/readings/index.ts';
import { toldNumber } from '../../../../numerology/index.ts';
import { type Asked, answerForm, answerPage, byMember, change, limited } from '../../../answer.server.ts';
import { dialogFor, formFor } from '../../../components/action-form.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { ReportHistory } from '../../../components/reports/report-history.tsx';
import { useNews } from '../../../components/use-news.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { longDate } from '../../../ui/long-date.ts';
import { Progress } from '../../../ui/progress.tsx';
import type { Route } from './+types/route';
import {
  forWhom,
  GenerateDialog,
  numberNames,
  positions,
  ReportDialog,
  statusWords,
  stepWords,
} from './dialogs.tsx';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';
export { staysOnPage as shouldRevalidate } from '../../../components/portal/stays-on-page.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Your Numerology Reports' }];

export const loader = answerPage(async ({ services, member }: Asked<Route.LoaderArgs>) => {
  const [page, documents] = await Promise.all([
    readReports(services, { member }),
    readBoughtDocuments(services, { memberId: member.id }),
  ]);
  return { ...page, documents, email: member.emailVerified ? member.email : undefined };
});

const perDay = { name: 'generate-report', max: 30, seconds: 24 * 3600 };
const letters = { name: 'resend-report', max: 10, seconds: 3600 };

const byReader = ({ member }: Asked) => ({ memberId: member.id, emailVerified: member.emailVerified });

export const action = answerForm({
  generate: limited(perDay, change(requestReport, byReader)),
  retry: limited(perDay, change(retryReport, byMember)),
  resend: limited(
    letters,
    change(resendReport, ({ member }: Asked) => ({ member })),
  ),
  forget: change(removePerson, byMember),
});

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

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

/** The readings that were ordered and are ready as a document: who looks for them, looks here. */
function BoughtDocuments({ documents }: { documents: BoughtDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-lead">Readings from your orders</h2>
      <ul className="divide-y divide-rule rounded-md border border-rule bg-card shadow-page">
        {documents.map(({ id, title, madeAt, to }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-6">
            <span className="min-w-0 wrap-anywhere">
              <strong className="font-semibold">{title}</strong>
              <span className="block text-fine text-quiet">
                Delivered <LocalTime at={madeAt} as="MMM d, yyyy" />
              </span>
            </span>
            <span className="flex gap-2">
              <Link to={`${to}/read`} className={buttonLook({ size: 'sm' })}>
                Read<span className="sr-only">: {title}</span>
              </Link>
              <a href={to} download className={buttonLook({ variant: 'outline', size: 'sm' })}>
                <Download className="size-4" aria-hidden="true" />
                PDF<span className="sr-only">: {title}</span>
              </a>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whom the account remembers besides its owner. */
function PeopleList({ people }: { people: KnownPeople['others'] }) {
  if (people.length === 0) return null;
  const count = people.length === 1 ? 'one person' : `${people.length} people`;
  return (
    <section className="mt-10 border-t border-rule pt-4">
      <Disclosure label="People in your account" note={`${count} besides you`} align="start">
        <ul className="divide-y divide-rule pl-3">
          {people.map(({ id, relation, label, name, birthDate }) => (
            <li key={id} className="flex items-center justify-between gap-3 py-1.5">
              <span className="min-w-0 wrap-anywhere">
                <strong className="font-semibold">{forWhom({ relation, label })}</strong>
                <span className="block text-fine text-quiet">
                  {name}, born {longDate(birthDate)}
                </span>
              </span>
              <Ask
                intent="forget"
                hidden={{ personId: id }}
                title={`Forget ${label}?`}
                text="Name and birth date are forgotten for the next report. Reports that were made stay."
                trigger={
                  <Button variant="quiet" size="sm" aria-label={`Forget ${label}`}>
                    <Trash2 className="size-5 text-quiet" aria-hidden="true" />
                  </Button>
                }
                keep="Keep"
                submit="Forget"
                done="Forgotten"
              />
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}

function ReportCard({ report, search }: { report: Report; search: string }) {
  const { id, status, fullName, generatedAt, data } = report;
  return (
    <Card className="flex flex-col">
      <div className="flex items-start justify-between gap-3">
        <p className="text-fine font-semibold tracking-[0.04em] wrap-anywhere text-gold">{forWhom(report)}</p>
        <Badge look={status === 'completed' ? 'default' : 'secondary'}>{statusWords[status]}</Badge>
      </div>
      <h3 className="mt-2 text-[1.25rem] leading-snug wrap-anywhere">{fullName}</h3>
      <p className="text-fine text-quiet">
        {status === 'completed' ? 'Generated ' : 'Asked for '}
        <LocalTime at={generatedAt} as="MMM d, yyyy" />
      </p>
      {status === 'completed' && data ? (
        <>
          <dl className="my-5 grid grid-cols-3 divide-x divide-rule border-y border-rule py-3 text-center">
            {positions.map((position) => (
              <div key={position} className="flex flex-col-reverse justify-end px-1">
                <dt className="text-[0.8125rem] leading-tight text-quiet">{numberNames[position]}</dt>
                <dd className="serif text-[2rem] leading-tight lining-nums">
                  {toldNumber({ digit: data[position].number, master: data[position].master })}
                </dd>
              </div>
            ))}
          </dl>
          <div className="mt-auto flex gap-2">
            <Link
              to={`?${new URLSearchParams({ ...(search && { q: search }), view: id })}`}
              preventScrollReset
              className={cx(buttonLook({ size: 'sm' }), 'grow')}
            >
              View<span className="sr-only"> the report for {fullName}</span>
            </Link>
            <Link
              to={`/portal/reports/${id}/read`}
              className={buttonLook({ variant: 'outline', size: 'sm' })}
            >
              Read<span className="sr-only"> the report for {fullName}</span>
            </Link>
            <a
              href={`/portal/reports/${id}/pdf`}
              download
              className={buttonLook({ variant: 'outline', size: 'sm' })}
            >
              <Download className="size-4" aria-hidden="true" />
              PDF<span className="sr-only"> of the report for {fullName}</span>
            </a>
          </div>
        </>
      ) : status === 'failed' ? (
        <Failed id={id} />
      ) : (
        <Making step={report.step} name={fullName} />
      )}
    </Card>
  );
}

function Making({ step, name }: { step: Report['step']; name: string }) {
  const { text, percent } = stepWords[step];
  return (
    <div className="mt-5 space-y-2">
      <Progress value={percent} label={`The report for ${name}`} />
      <p role="status" className="text-fine text-quiet">
        {text}...
      </p>
    </div>
  );
}

const Form = formFor<typeof action>();
const Ask = dialogFor<typeof action>();

function Failed({ id }: { id: string }) {
  return (
    <div className="mt-5 space-y-3">
      <p className="text-fine text-bad">
        It could not be made, although we tried several times. What you typed is kept.
      </p>
      <Form intent="retry" hidden={{ reportId: id }} submit="Try again" variant="outline" size="sm" />
    </div>
  );
}
