import { FileText, MailCheck, Send } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { HistoryLine } from '../../../domain/readings/index.ts';
import type { action } from '../../routes/portal/reports/route.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { formFor } from '../action-form.tsx';
import { EmptyState } from '../empty-state.tsx';
import { LocalTime } from '../local-time.tsx';

const AT_FIRST = 3;

/** Every report that was made for the member, and the way to have it sent again. */
export function ReportHistory({ lines }: { lines: HistoryLine[] }) {
  const [all, setAll] = useState(false);
  if (lines.length === 0) {
    return (
      <EmptyState text="No reports generated yet">
        <ButtonLink to="/portal/reports?new">Generate Your First Report</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div className="divide-y divide-rule rounded-md border border-rule bg-card shadow-page">
      <ul className="divide-y divide-rule">
        {lines.slice(0, all ? undefined : AT_FIRST).map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {lines.length > AT_FIRST && !all && (
        <div className="px-4 py-1.5 text-center">
          <Button variant="quiet" size="sm" onClick={() => setAll(true)}>
            Show all {lines.length}
          </Button>
        </div>
      )}
    </div>
  );
}

function Line({ line: { id, name, createdAt, numbers, reportId } }: { line: HistoryLine }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
      <FileText className="size-5 shrink-0 text-gold max-sm:hidden" aria-hidden="true" />
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold wrap-anywhere">
          {reportId ? (
            <Link to={`/portal/reports?view=${reportId}`} className="no-underline hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className="text-fine text-quiet">
          <LocalTime at={createdAt} as="MMM d, yyyy" />
          <span aria-hidden="true"> · </span>
          <span className="lining-nums">
            Life Path {numbers.lifePath}, Expression {numbers.expression}, Soul Urge {numbers.soulUrge}
          </span>
        </p>
      </div>
      <Resend id={id} name={name} />
    </li>
  );
}

const Form = formFor<typeof action>();

function Resend({ id, name }: { id: string; name: string }) {
  const [sent, setSent] = useState(false);
  const Icon = sent ? MailCheck : Send;
  const whose = <span className="sr-only">: {name}</span>;
  return (
    <Form
      intent="resend"
      action="/portal/reports"
      hidden={{ reportId: id }}
      className="max-sm:w-full max-sm:[&_button]:w-full"
      variant="outline"
      size="sm"
      submit={
        <>
          <Icon className="size-4" aria-hidden="true" />
          Resend to Email
          {whose}
        </>
      }
      submitting={
        <>
          Sending...
          {whose}
        </>
      }
      done={({ sentTo }) => ({ title: 'Report sent', description: `It is on its way to ${sentTo}.` })}
      onDone={() => setSent(true)}
      failed="Not sent"
    />
  );
}
