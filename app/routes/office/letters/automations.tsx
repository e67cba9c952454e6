import { Link } from 'react-router';
import { listAutomationCards } from '../../../../domain/marketing/index.ts';
import { figure } from '../../../../shared/figures.ts';
import { type Asked, answerPage } from '../../../answer.server.ts';
import { AutomationBadge } from '../../../components/office/badges.tsx';
import { LettersNav } from '../../../components/office/letters-nav.tsx';
import { ReachLines } from '../../../components/office/reach-lines.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { Table } from '../../../ui/table.tsx';
import type { Route } from './+types/automations';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Automations' }];

export const loader = answerPage(({ services, member }: Asked<Route.LoaderArgs>) => {
  return listAutomationCards(services, { actor: member });
});

const lining = (value: number) => <span className="lining-nums">{figure(value)}</span>;

export default function Automations({ loaderData: { automations, reach } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Automations" subtitle="What happens by itself, step by step, for each person">
        <Link to="/office/letters/automations/new" className={buttonLook({ variant: 'gold' })}>
          New automation
        </Link>
      </PageHeading>
      <LettersNav />
      <div className="space-y-10">
        <ReachLines reach={reach} whom="whom you know" what="Letters of automations reach" />
        <Table
          caption="Automations, the built-in ones first"
          rows={automations}
          rowKey={({ id }) => id}
          empty="None."
          columns={[
            {
              header: 'Name',
              cell: ({ id, name }) => (
                <Link
                  to={`/office/letters/automations/${id}`}
                  className="inline-flex min-h-11 items-center md:min-h-0"
                >
                  {name}
                </Link>
              ),
            },
            { header: 'State', cell: ({ state }) => <AutomationBadge state={state} /> },
            { header: 'Begins', cell: ({ starts }) => starts },
            { header: 'Entered', cell: ({ entered }) => lining(entered) },
            { header: 'Under way', cell: ({ underWay }) => lining(underWay) },
            { header: 'Goal reached', cell: ({ reached }) => lining(reached) },
          ]}
        />
        {automations.every(({ state }) => state === 'built-in') && (
          <p className="measure text-quiet">
            None of your own yet. An example: somebody subscribes, waits three days, has not bought anything,
            and gets a code of her own.{' '}
            <Link to="/office/letters/automations/new?example=yes">Begin with this example</Link>
          </p>
        )}
      </div>
    </>
  );
}
