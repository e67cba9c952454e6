import type { SpeakingNotes } from '../../../domain/delivery/index.ts';
import { readPreparation } from '../../../domain/office/index.ts';
import { showIn } from '../../../shared/wall-time.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { BackTo } from '../../components/back-to.tsx';
import { useOfficeMoment } from '../../components/local-time.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import type { Route } from './+types/session-sheet';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Preparation: ${loaderData.person}` : 'Preparation' },
];

export const loader = answerPage(({ params: { sessionId }, services, member }: Asked<Route.LoaderArgs>) => {
  return readPreparation(services, { actor: member, sessionId });
});

/** What one wants beside one during a live session, on one page that can be printed. */
const saidOf = { me: 'This is me', 'not-me': 'Not me', note: 'Note' } as const;

export default function SessionSheet({ loaderData: sheet }: Route.ComponentProps) {
  const moment = useOfficeMoment();
  const { id, person, type, startsAt, minutes, zone, privateNotes, about, notes, trade, asked, marks } =
    sheet;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <BackTo to={`/office/calendar/${id}`}>The session</BackTo>
        <Button variant="outline" onClick={() => print()}>
          Print
        </Button>
      </div>
      <article
        className={cx(
          'max-w-4xl space-y-4 rounded-md border border-rule bg-card p-6 text-fine leading-snug',
          'print:max-w-none print:space-y-2 print:border-0 print:bg-transparent print:p-0 print:leading-tight',
          // Two people have half a page each.
          notes.length > 1 ? 'print:text-[8pt]' : 'print:text-[9pt]',
        )}
      >
        <header className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule pb-2">
          <h1 className="text-[1.5rem]">{person}</h1>
          <p className="lining-nums">
            {type}, {moment(startsAt, 'EEEE d MMMM yyyy, h:mm a', zone)}, {minutes} minutes
          </p>
        </header>
        {notes.length === 0 && <p>Name and birth date are not known, so nothing can be counted yet.</p>}
        {notes.map((one) => (
          <Person key={`${one.name} ${one.birthDate}`} notes={one} />
        ))}
        {marks.length > 0 && (
          <section aria-label="Marked in her readings" className="border-t border-rule pt-2">
            <h2 className="font-semibold">Marked in a reading, and shown to you</h2>
            <ul className="list-disc pl-5">
              {marks.map(({ id, kind, sentence, note }) => (
                <li key={id}>
                  {sentence} <strong>{saidOf[kind]}</strong>
                  {note && `: ${note}`}
                </li>
              ))}
            </ul>
          </section>
        )}
        {trade && (
          <section aria-label="The business" className="border-t border-rule pt-2">
            <h2 className="font-semibold">{trade.name}</h2>
            <ul>
              {trade.counted.map(({ system, compound, title }) => (
                <li key={system} className="lining-nums">
                  <span className="capitalize">{system}</span> {compound}: {title}
                </li>
              ))}
            </ul>
          </section>
        )}
        {asked.length > 0 && (
          <section aria-label="Answers" className="border-t border-rule pt-2">
            <h2 className="font-semibold">Answers</h2>
            <dl>
              {asked.map(({ label, answer, file }) => (
                <div key={label}>
                  <dt className="text-quiet">{label}</dt>
                  <dd className="whitespace-pre-line">{file ? <a href={file}>{answer}</a> : answer}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        {(privateNotes || about.length > 0) && (
          <section aria-label="Notes" className="border-t border-rule pt-2">
            <h2 className="font-semibold">Notes</h2>
            <div className="print:line-clamp-8">
              {[privateNotes, ...about].map((text) => text && <p key={text}>{text}</p>)}
            </div>
          </section>
        )}
      </article>
    </>
  );
}

const MOST_FINDINGS = 6;
const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

function Person({ notes }: { notes: SpeakingNotes }) {
  const { name, called, birthDate, chart, standsOut, year, questions } = notes;
  return (
    <section aria-label={name} className="space-y-3 print:space-y-1.5">
      <p className="font-semibold lining-nums">
        {name}, born {showIn(`${birthDate}T12:00:00Z`, 'UTC', 'd MMMM yyyy')}
        {called && `, asked to be called ${called}`}
      </p>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">The chart</caption>
        <tbody>
          {chart.map(({ label, compound, title, essence, working }) => (
            <tr key={label} className="border-b border-rule align-baseline">
              <th scope="row" className="py-1 pr-3 font-semibold whitespace-nowrap print:py-0.5">
                {label} <span className="lining-nums">{compound}</span>
              </th>
              <td className="py-1 pr-3 whitespace-nowrap text-quiet lining-nums max-sm:hidden print:py-0.5">
                {workingLine(working)}
              </td>
              <td className="py-1 print:py-0.5">
                {title}. {essence}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2 print:grid-cols-2">
        <div>
          <h2 className="font-semibold">What stands out</h2>
          <ul className="list-disc space-y-0.5 pl-4">
            {standsOut.slice(0, MOST_FINDINGS).map(({ title, text }) => (
              <li key={title}>
                <strong>{title}.</strong> {firstSentence(text)}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="font-semibold lining-nums">
            {year.year}: Personal Year {year.number}, {year.title}
          </h2>
          <p>{year.essence}</p>
          <ol className="mt-1 grid grid-cols-2 gap-x-4 lining-nums print:grid-cols-3">
            {year.months.map((month) => (
              <li key={month.name}>
                {month.name}: {month.number}
              </li>
            ))}
          </ol>
        </div>
      </div>
      {questions.length > 0 && (
        <div>
          <h2 className="font-semibold">Asked</h2>
          <ol className="list-decimal pl-5">
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

/** "4 + 7 + 1 = 12, 3": what is added, and the way down. */
function workingLine(working: SpeakingNotes['chart'][number]['working']): string {
  const parts = (working.kind === 'sum' ? working.terms : working.words).map(({ value }) => value);
  return `${parts.join(' + ')} = ${working.steps.join(', ')}`;
}
