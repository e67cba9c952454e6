import type { ReactNode } from 'react';
import type { SpeakingNotes } from '../../../../domain/delivery/index.ts';
import { showIn } from '../../../../shared/wall-time.ts';
import { NumberWorking } from '../../../components/numbers/number-working.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';

/** What to say in a chapter, large enough to be read beside a camera. */
export function Prompter({ title, notes }: { title: string; notes?: SpeakingNotes }) {
  return (
    <section
      aria-label="What to say"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has to be scrolled without a mouse
      tabIndex={0}
      className="max-h-[70vh] space-y-5 overflow-y-auto rounded-md border border-rule bg-card p-5 text-[1.25rem] leading-relaxed"
    >
      <h2 className="text-[1.5rem]">{title}</h2>
      {notes?.called && (
        <p>
          Asked to be called <strong>{notes.called}</strong>.
        </p>
      )}
      {notes ? <Chapter title={title} notes={notes} /> : <NoNotes />}
    </section>
  );
}

const NoNotes = () => (
  <p className="text-quiet">
    Name and birth date of this order cannot be counted yet, so there are no notes.
  </p>
);

function Chapter({ title, notes }: { title: string; notes: SpeakingNotes }): ReactNode {
  switch (title) {
    case 'The chart':
      return <ChartNotes notes={notes} />;
    case 'What stands out':
      return (
        <dl className="space-y-5">
          {notes.standsOut.map(({ title: what, text }) => (
            <div key={what}>
              <dt className="font-semibold">{what}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      );
    case 'The year':
      return <YearNotes notes={notes} />;
    case 'The questions':
      return (
        <ol className="list-decimal space-y-4 pl-7">
          {notes.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      );
    default:
      return (
        <p>
          Say what {notes.called ?? notes.name.split(' ')[0]} may take along from this, where to write with a
          question, and good-bye.
        </p>
      );
  }
}

function ChartNotes({ notes: { name, birthDate, chart } }: { notes: SpeakingNotes }) {
  return (
    <>
      <p>
        {name}, born {showIn(`${birthDate}T12:00:00Z`, 'UTC', 'd MMMM yyyy')}
      </p>
      <ul className="space-y-5">
        {chart.map(({ label, compound, title, essence, working }) => (
          <li key={label}>
            <p>
              <strong>
                {label} <span className="lining-nums">{compound}</span>
              </strong>
              , {title}. {essence}
            </p>
            <div className="-ml-3 text-base">
              <Disclosure label="How it is counted" align="start">
                <div className="px-3">
                  <NumberWorking working={working} />
                </div>
              </Disclosure>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function YearNotes({ notes: { year } }: { notes: SpeakingNotes }) {
  return (
    <>
      <p>
        <strong>
          Personal Year <span className="lining-nums">{year.number}</span> in{' '}
          <span className="lining-nums">{year.year}</span>
        </strong>
        , {year.title}. {year.essence}
      </p>
      <p>Favours: {year.strengths.join('; ')}.</p>
      <p>Mind: {year.cautions.join('; ')}.</p>
      <ol className="space-y-1">
        {year.months.map(({ name, number, title }) => (
          <li key={name} className="lining-nums">
            {name}: <strong>{number}</strong>, {title}
          </li>
        ))}
      </ol>
    </>
  );
}
