import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { ReportSheet } from '../drawings/report-sheet.tsx';
import { HiddenFields } from '../hidden-fields.tsx';
import type { LeadState } from './use-quiz.ts';

type Props = {
  state: LeadState;
  numbers: number[];
  answers: { name: string; birthDate: string; spelling?: string };
  onRetry?(): void;
  onChangeAddress?(): void;
};

/** Says "sent" only when the server has taken the lead. The report itself can be had at once in any case. */
export function ReportNotice({ state, numbers, answers, onRetry, onChangeAddress }: Props) {
  return (
    <section className="engraved flex flex-col px-6 py-8 sm:px-9">
      <div className="flex gap-6">
        <div role="status" className="grow space-y-2">
          <Words state={state} onRetry={onRetry} onChangeAddress={onChangeAddress} />
        </div>
        <ReportSheet numbers={numbers} className="w-24 shrink-0 max-sm:hidden sm:w-32" />
      </div>
      <form method="post" action="/quiz/report.pdf" className="mt-auto pt-6">
        <HiddenFields fields={answers} />
        <Button type="submit" variant="outline">
          <Download className="size-4" aria-hidden="true" />
          Download the PDF now
        </Button>
      </form>
    </section>
  );
}

function Words({ state, onRetry, onChangeAddress }: Omit<Props, 'answers' | 'numbers'>) {
  switch (state.is) {
    case 'sending':
      return (
        <Title>
          <Spinner className="mr-3 inline size-6 text-gold" />
          Sending your report…
        </Title>
      );
    case 'sent':
      return (
        <>
          <Title className="text-good">Free PDF Report Sent!</Title>
          <p>
            It is on its way to your mailbox. If it has not arrived in a few minutes, please look in your spam
            folder.
          </p>
        </>
      );
    case 'failed':
      return (
        <>
          <Title className="text-bad">Your report was not sent</Title>
          <p>{state.message} Your numbers are right all the same, and you can download the report below.</p>
          {onRetry && (
            <p className="flex flex-wrap gap-2 pt-2">
              <Button onClick={onRetry}>Try again</Button>
              <Button variant="quiet" onClick={onChangeAddress}>
                Change the address
              </Button>
            </p>
          )}
        </>
      );
  }
}

function Title({ className, children }: { className?: string; children: ReactNode }) {
  return <h2 className={cx('text-title', className)}>{children}</h2>;
}
