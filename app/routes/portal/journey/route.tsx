import { Check, Plus } from 'lucide-react';
import { Link } from 'react-router';
import {
  addMilestone,
  editMilestone,
  readJourney,
  removeMilestone,
  setMilestoneProgress,
  type YearSuggestions,
} from '../../../../domain/learning/index.ts';
import { showIn } from '../../../../shared/wall-time.ts';
import { type Asked, answerForm, answerPage, byMember, change } from '../../../answer.server.ts';
import { formFor } from '../../../components/action-form.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { LinkRows } from '../../../components/portal/link-rows.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Medallion } from '../../../ui/medallion.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { RuledLines } from '../../../ui/ruled-lines.tsx';
import type { Route } from './+types/route';
import { MilestoneDialog, MilestoneItem } from './milestones.tsx';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Transformation Journey' }];

export const loader = answerPage(({ services, member }: Asked<Route.LoaderArgs>) => {
  return readJourney(services, { memberId: member.id });
});

export const action = answerForm({
  add: change(addMilestone, byMember),
  edit: change(editMilestone, byMember),
  move: change(setMilestoneProgress, byMember),
  delete: change(removeMilestone, byMember),
});

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

export default function Journey({ loaderData }: Route.ComponentProps) {
  const { progress, line, stats, milestones, year } = loaderData;
  return (
    <>
      <PageHeading
        title="Transformation Journey"
        subtitle="Track your personal growth and numerology insights"
      />
      <Card>
        <div className="mb-2 flex items-baseline justify-between">
          <h2 className="text-lead">Overall Progress</h2>
          <p className="serif text-[2rem] leading-none">{progress}%</p>
        </div>
        <Progress value={progress} label="Overall Progress" />
        {milestones.length > 0 && (
          <div className="mt-8">
            <ProgressChart line={line} />
          </div>
        )}
      </Card>
      <Stats {...stats} />
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_20rem]">
        <section>
          <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-lead">Milestones &amp; Achievements</h2>
            <MilestoneDialog
              trigger={
                <Button size="sm">
                  <Plus className="size-4" aria-hidden="true" />
                  Add Milestone
                </Button>
              }
            />
          </div>
          {milestones.length === 0 ? (
            <EmptyState text="No milestones recorded yet. Start tracking your transformation journey!" />
          ) : (
            <Card>
              <ol>
                {milestones.map((milestone) => (
                  <MilestoneItem key={milestone.id} milestone={milestone} />
                ))}
              </ol>
            </Card>
          )}
        </section>
        <div className="space-y-6">
          <NextSteps />
          <YearIdeas year={year} taken={milestones.map(({ title }) => title)} />
        </div>
      </div>
    </>
  );
}

type StatsProps = { sessionsCompleted: number; reportsGenerated: number; daysOnJourney: number };

function Stats({ sessionsCompleted, reportsGenerated, daysOnJourney }: StatsProps) {
  const cards = [
    { label: 'Sessions Completed', value: sessionsCompleted },
    { label: 'Reports Generated', value: reportsGenerated },
    { label: 'Days on Journey', value: daysOnJourney },
  ];
  return (
    <dl className="mt-5 grid grid-cols-3 gap-3 sm:gap-5">
      {cards.map(({ label, value }) => (
        <Card key={label} className="flex flex-col-reverse items-center justify-end px-2 text-center">
          <dt className="text-fine text-quiet sm:text-body">{label}</dt>
          <dd className="serif text-[2.5rem] leading-tight sm:text-[3rem]">{value}</dd>
        </Card>
      ))}
    </dl>
  );
}

type Point = { date: string; progress: number };

const dayOf = (date: string) => Date.parse(`${date}T12:00:00Z`);
const label = (date: string) => showIn(`${date}T12:00:00Z`, 'UTC', 'MMM d, yyyy');

/**
 * Progress over time as an engraved line. The drawing stretches with the page while its words stay text, so that they
 * keep their size on a phone.
 */
function ProgressChart({ line }: { line: Point[] }) {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 2) {
    return (
      <p className="text-quiet">The line begins when your milestones have moved on two different days.</p>
    );
  }
  const span = dayOf(last.date) - dayOf(first.date);
  const x = ({ date }: Point) => round(((dayOf(date) - dayOf(first.date)) / span) * 100);
  const y = ({ progress }: Point) => 100 - progress;
  const path = line.map((point, i) => `${i === 0 ? 'M' : 'L'}${x(point)} ${y(point)}`).join(' ');
  return (
    <figure>
      <div
        role="img"
        aria-label={`Overall progress from ${first.progress}% on ${label(first.date)} to ${last.progress}% on ${label(last.date)}`}
        className="grid grid-cols-[2.75rem_1fr] gap-x-2"
      >
        <div aria-hidden="true" className="relative h-44 text-right text-fine text-quiet">
          {[100, 50, 0].map((tick) => (
            <span key={tick} className="absolute right-0 -translate-y-1/2" style={{ top: `${100 - tick}%` }}>
              {tick}%
            </span>
          ))}
        </div>
        <div className="relative h-44">
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="size-full overflow-visible"
            aria-hidden="true"
          >
            <RuledLines />
            <path d={`${path} L100 100 L0 100 Z`} fill="var(--leaf)" opacity="0.12" />
            <path
              d={path}
              fill="none"
              stroke="var(--leaf)"
              strokeWidth="2"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {line.map((point) => (
            <span
              key={point.date}
              title={`${label(point.date)}: ${point.progress}%`}
              className="absolute size-2 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-leaf bg-card"
              style={{ left: `${x(point)}%`, top: `${y(point)}%` }}
            />
          ))}
        </div>
      </div>
      <figcaption className="mt-3 flex justify-between gap-4 pl-[3.25rem] text-fine text-quiet">
        <time dateTime={first.date}>{label(first.date)}</time>
        <time dateTime={last.date}>{label(last.date)}</time>
      </figcaption>
    </figure>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;

const steps = [
  {
    label: 'Complete Soul Urge Number analysis',
    about: 'In your reports, with its working',
    to: '/portal/reports',
  },
  { label: 'Schedule monthly check-in session', about: 'Opens the calendar', to: '/portal/sessions?book' },
  { label: 'Explore yearly cycles report', about: 'Part of the Personal Report', to: '/checkout/report' },
];

function NextSteps() {
  return (
    <Card>
      <h2 className="text-lead">Recommended Next Steps</h2>
      <LinkRows className="mt-2" links={steps} />
    </Card>
  );
}

type Props = { year: YearSuggestions; taken: string[] };

function YearIdeas({ year, taken }: Props) {
  if (!year) {
    return (
      <Card>
        <h2 className="text-lead">Your personal year</h2>
        <p className="mt-2 text-quiet">
          With your birth date, your personal year can suggest milestones here.{' '}
          <Link to="/portal/account" className="text-ink">
            Add it to your account
          </Link>
          .
        </p>
      </Card>
    );
  }
  return (
    <Card>
      <div className="flex items-center gap-4">
        <Medallion value={year.number} label={`Personal year ${year.number}`} className="w-20 shrink-0" />
        <div>
          <p className="text-fine text-quiet">Your personal year, {year.year}</p>
          <h2 className="text-lead leading-snug">{year.title}</h2>
        </div>
      </div>
      <p className="mt-3 text-quiet">{year.essence}</p>
      <p className="mt-4 font-semibold">It favours</p>
      <ul className="mt-1 divide-y divide-rule">
        {year.ideas.map((idea) => (
          <Idea key={idea} idea={idea} taken={taken.includes(idea)} />
        ))}
      </ul>
    </Card>
  );
}

const Form = formFor<typeof action>();

function Idea({ idea, taken }: { idea: string; taken: boolean }) {
  return (
    <li className="flex items-center justify-between gap-2 py-1">
      <span>{idea}</span>
      {taken ? (
        <span className="flex size-11 shrink-0 items-center justify-center">
          <Check className="size-5 text-good" aria-hidden="true" />
          <span className="sr-only">On your list</span>
        </span>
      ) : (
        <Form
          intent="add"
          hidden={{ title: idea, description: undefined, date: undefined }}
          variant="quiet"
          size="sm"
          submit={
            <>
              <Plus className="size-5 text-gold" aria-hidden="true" />
              <span className="sr-only">Add milestone: {idea}</span>
            </>
          }
          failed="Milestone not added"
        />
      )}
    </li>
  );
}
