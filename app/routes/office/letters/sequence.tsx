import { Link } from 'react-router';
import { sequenceTypes } from '../../../../domain/marketing/browser.ts';
import { readSpecified } from '../../../../domain/marketing/index.ts';
import { counted } from '../../../../shared/figures.ts';
import { type Asked, answerPage } from '../../../answer.server.ts';
import { BackTo } from '../../../components/back-to.tsx';
import { ReachLines } from '../../../components/office/reach-lines.tsx';
import { StepLine } from '../../../components/office/step-line.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import type { Route } from './+types/sequence';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.name ?? 'Sequence' }];

export const loader = answerPage(({ params, services, member }: Asked<Route.LoaderArgs>) => {
  const type = sequenceTypes.find((known) => known === params.type);
  if (!type) throw new Response('There is no such sequence.', { status: 404 });
  return readSpecified(services, { actor: member, type });
});

function after(hours: number): string {
  if (hours === 0) return 'At once';
  return hours < 24 ? `After ${counted(hours, 'hour')}` : `After ${counted(hours / 24, 'day')}`;
}

export default function Sequence({
  loaderData: { name, starts, steps, reach, asksFirst },
}: Route.ComponentProps) {
  return (
    <>
      <BackTo to="/office/letters/automations">Automations</BackTo>
      <PageHeading title={name} subtitle="With your shop from the start; its letters are yours to reword" />
      <StepLine
        label={`The steps of ${name}`}
        begins={starts}
        points={steps.map(({ template, afterHours, people }) => ({
          words: (
            <>
              {after(afterHours)}: <Link to={`/office/content/letter/${template}`}>{template}</Link>
            </>
          ),
          people,
        }))}
      />
      <div className="mt-8">
        <ReachLines
          reach={reach}
          whom="under way"
          what={asksFirst ? 'After the first letter, which was asked for, it reaches' : 'It reaches'}
        />
        <p className="mt-2 text-fine text-quiet">
          Who is not reached when a letter is due leaves the sequence there, with this reason.
        </p>
      </div>
      <p className="mt-6 text-fine text-quiet">
        Everybody in it, with what was sent and clicked:{' '}
        <Link to="/portal/emails">Email Automation in the portal</Link>.
      </p>
    </>
  );
}
