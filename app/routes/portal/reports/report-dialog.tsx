import { BookOpen, Download } from 'lucide-react';
import { Link } from 'react-router';
import type { ReportCard } from '../../../../domain/readings/index.ts';
import { toldNumber } from '../../../../numerology/index.ts';
import { NumberWorking } from '../../../components/numbers/number-working.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { longDate } from '../../../ui/long-date.ts';
import { Medallion } from '../../../ui/medallion.tsx';
import { numberNames, positions } from './report-words.ts';

type Data = NonNullable<ReportCard['data']>;
type Props = { report: ReportCard & { data: Data }; onClose(): void };

export function ReportDialog({ report, onClose }: Props) {
  const { id, fullName, birthDate, spelling, data } = report;
  return (
    <Dialog
      title={`Numerology Report - ${fullName}`}
      description={`Born on ${longDate(birthDate)}${spelling ? `, counted as ${spelling}` : ''}`}
      open
      onOpenChange={(open) => !open && onClose()}
      size="wide"
    >
      <div className="space-y-4">
        {positions.map((position) => (
          <NumberEntry key={position} name={`${numberNames[position]} Number`} entry={data[position]} />
        ))}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to={`/portal/reports/${id}/read`} className={`${buttonLook({})} max-sm:w-full`}>
          <BookOpen className="size-5" aria-hidden="true" />
          Read the whole report
        </Link>
        <a
          href={`/portal/reports/${id}/pdf`}
          download
          className={`${buttonLook({ variant: 'outline' })} max-sm:w-full`}
        >
          <Download className="size-5" aria-hidden="true" />
          Download the PDF
        </a>
      </div>
    </Dialog>
  );
}

function NumberEntry({ name, entry }: { name: string; entry: Data[keyof Data] }) {
  const { number, title, desc, master, compound, working } = entry;
  const told = toldNumber({ digit: number, master });
  return (
    <section className="engraved flex gap-6 px-5 py-6 max-sm:flex-col max-sm:items-center sm:px-7">
      <Medallion
        value={told}
        label={`${name}: ${told}`}
        className="w-28 shrink-0 self-start max-sm:self-center"
      />
      <div className="min-w-0 grow">
        <h3 className="font-sans text-fine font-semibold tracking-[0.08em] text-gold uppercase">{name}</h3>
        <p className="serif text-lead">{title}</p>
        <p className="mt-1">{desc}</p>
        {master && (
          <p className="mt-2 text-fine text-plum">
            Master number {master}: the sum passes through {master} on its way to {number}.
          </p>
        )}
        <div className="mt-2 -ml-3">
          <Disclosure label="Show the working" note={compound} align="start">
            <div className="pl-3">
              <NumberWorking working={working} />
            </div>
          </Disclosure>
        </div>
      </div>
    </section>
  );
}
