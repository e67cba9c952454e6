import { Plus } from 'lucide-react';
import { z } from 'zod';
import {
  addMilestone,
  editMilestone,
  moveProgress,
  readJourney,
  removeMilestone,
} from '../../../../domain/learning/index.ts';
import { orProblem, orRefuse } from '../../../answer.server.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { preserveInput } from '../../../components/preserve-input.ts';
import { servicesOf } from '../../../context.ts';
import { memberContext } from '../../../middleware/member.ts';
import { fieldsOf, parseChange } from '../../../parse.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { Route } from './+types/route';
import { MilestoneDialog } from './milestone-dialog.tsx';
import { MilestoneItem } from './milestone-item.tsx';
import { NextSteps, YearIdeas } from './next-steps.tsx';
import { ProgressChart } from './progress-chart.tsx';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Transformation Journey' }];

export function loader({ context }: Route.LoaderArgs) {
  return orRefuse(readJourney(servicesOf(context), { memberId: context.get(memberContext).id }));
}

const text = { title: z.string(), description: z.string().optional(), date: z.string().optional() };
const change = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('add'), ...text }),
  z.object({ intent: z.literal('edit'), milestoneId: z.string(), ...text }),
  z.object({ intent: z.literal('move'), milestoneId: z.string(), progress: z.coerce.number() }),
  z.object({ intent: z.literal('delete'), milestoneId: z.string() }),
]);

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const memberId = context.get(memberContext).id;
  const sent = await fieldsOf(request);
  const work = async () => {
    const wish = { ...parseChange(change, sent), memberId };
    switch (wish.intent) {
      case 'add':
        return addMilestone(services, wish);
      case 'edit':
        return editMilestone(services, wish);
      case 'move':
        return moveProgress(services, wish);
      case 'delete':
        return removeMilestone(services, wish);
    }
  };
  return orProblem(work());
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveInput(serverAction);

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
