import { Form, Link } from 'react-router';
import {
  endWords,
  goalWords,
  type Names,
  stepWords,
  triggerWords,
} from '../../../../../domain/marketing/browser.ts';
import { figure } from '../../../../../shared/figures.ts';
import { LocalTime } from '../../../../components/local-time.tsx';
import { Part } from '../../../../components/office/facts.tsx';
import { StepLine } from '../../../../components/office/step-line.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Table } from '../../../../ui/table.tsx';
import type { Route } from './+types/route';

type Automation = Route.ComponentProps['loaderData']['automation'];

/** Every version that is in force or that somebody is still on, with the people at each step. */
export function Versions({ automation, names }: { automation: Automation; names: Names }) {
  return automation.versions.map(({ version, plan, standing }) => (
    <Part
      key={version}
      title={version === automation.version ? 'In force' : `Version ${version}, until everybody is through`}
    >
      <StepLine
        label={`Steps of version ${version}`}
        begins={triggerWords(plan.trigger, names)}
        points={plan.steps.map((step, at) => ({ words: stepWords(step, names), people: standing[at] }))}
        goal={plan.goal && goalWords(plan.goal, names)}
      />
    </Part>
  ));
}

/** Who is in it, and how it ended for the others. */
type Parts = { automation: Automation; names: Names };

export function People({ automation: { people, ended }, names }: Parts) {
  const summary = ended.map(({ reason, people: count }) => `${figure(count)} ${endWords[reason]}`).join('; ');
  return (
    <Part title="People">
      {summary && <p className="lining-nums">{summary}.</p>}
      <Table
        caption="Who entered last"
        rows={people}
        rowKey={({ id }) => id}
        empty="Nobody has entered yet."
        columns={[
          {
            header: 'Person',
            cell: ({ name, personId }) =>
              personId ? <Link to={`/office/letters/people/${personId}`}>{name}</Link> : name,
          },
          { header: 'Entered', cell: ({ startedAt }) => <LocalTime at={startedAt} as="d MMM yyyy" /> },
          {
            header: 'Stands at',
            cell: ({ stands }) => (stands ? stepWords(stands, names) : ''),
          },
          {
            header: 'Now',
            cell: ({ endReason, dueAt }) =>
              endReason ? (
                endWords[endReason]
              ) : dueAt ? (
                <>
                  next step <LocalTime at={dueAt} as="d MMM, HH:mm" />
                </>
              ) : (
                'a letter is on its way'
              ),
          },
          {
            header: 'Take out',
            cell: ({ id, name, endReason }) =>
              endReason ? null : (
                <Form method="post">
                  <input type="hidden" name="runId" value={id} />
                  <Button type="submit" name="intent" value="take-out" variant="quiet" size="sm">
                    Take out<span className="sr-only"> {name}</span>
                  </Button>
                </Form>
              ),
          },
        ]}
      />
    </Part>
  );
}

/** What can be done with it in its state. */
export function States({ automation: { id, state, versions } }: { automation: Automation }) {
  if (!id) return null;
  const isUnderWay = versions.some(({ standing }) => standing.some((people) => people > 0));
  return (
    <Form method="post" className="mb-8 flex flex-wrap gap-3">
      {state === 'running' && (
        <Button type="submit" name="intent" value="close" variant="outline">
          Let nobody new enter
        </Button>
      )}
      {isUnderWay && (
        <Button type="submit" name="intent" value="stop" variant="danger">
          Stop it for everybody
        </Button>
      )}
      {state !== 'running' && !isUnderWay && (
        <Button type="submit" name="intent" value="remove" variant="quiet">
          Remove it
        </Button>
      )}
    </Form>
  );
}
