import { Download } from 'lucide-react';
import { Link, useFetcher } from 'react-router';
import type { ReportCard as Report } from '../../../../domain/readings/index.ts';
import { toldNumber } from '../../../../numerology/index.ts';
import { LocalTime } from '../../../components/local-time.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Progress } from '../../../ui/progress.tsx';
import { forWhom, numberNames, positions, statusWords, stepWords } from './report-words.ts';

export function ReportCard({ report, search }: { report: Report; search: string }) {
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

function Failed({ id }: { id: string }) {
  const fetcher = useFetcher();
  return (
    <div className="mt-5 space-y-3">
      <p className="text-fine text-bad">
        It could not be made, although we tried several times. What you typed is kept.
      </p>
      <fetcher.Form method="post" action="/portal/reports">
        <input type="hidden" name="intent" value="retry" />
        <input type="hidden" name="reportId" value={id} />
        <Button type="submit" variant="outline" size="sm" pending={fetcher.state !== 'idle'}>
          Try again
        </Button>
      </fetcher.Form>
    </div>
  );
}
