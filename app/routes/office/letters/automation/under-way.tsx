import { Link } from 'react-router';
import {
  afterWords,
  endWords,
  goalWords,
  type Names,
  type RunStep,
  stepWords,
  triggerWords,
} from '../../../../../domain/marketing/browser.ts';
import { figure } from '../../../../../shared/figures.ts';
import { formFor } from '../../../../components/action-form.tsx';
import { LocalTime } from '../../../../components/local-time.tsx';
import { Part } from '../../../../components/office/facts.tsx';
import { ReachLines } from '../../../../components/office/reach-lines.tsx';
import { StepLine } from '../../../../components/office/step-line.tsx';
import { Table } from '../../../../ui/table.tsx';
import type { Route } from './+types/route';
import type { action } from './route.tsx';

const Form = formFor<typeof action>();

type Automation = Route.ComponentProps['loaderData']['automation'];
type BuiltIn = Extract<Automation, { state: 'built-in' }>;
export type Own = Exclude<Automation, BuiltIn>;

/** Every version that is in force or that somebody is still on, with the people at each step. */
export function Versions({ automation, names }: { automation: Automation; names: Names }) {
  return automation.versions.map(({ version, plan, standing }) => (
    <Part
      key={version}
      title={version === automation.version ? 'In force' : `Version ${version}, until everybody is through`}
    >
      <StepLine
        label={`Steps of version ${version}`}
        begins={'trigger' in plan ? triggerWords(plan.trigger, names) : plan.starts}
        points={plan.steps.map((step, at) => ({ words: wordsOf(step, names), people: standing[at] }))}
        goal={plan.goal && goalWords(plan.goal, names)}
      />
    </Part>
  ));
}

/** The words of a built-in letter are hers to change, where all wording is changed. */
const wordsOf = (step: RunStep, names: Names) =>
  step.do === 'mail' ? (
    <>
      {afterWords(step.afterHours)}:{' '}
      <Link to={`/office/content/letter/${step.template}`}>{step.template}</Link>
    </>
  ) : (
    stepWords(step, names)
  );

/** Where an automation of hers has its editor. */
export function LockedSteps({ automation: { reach, asksFirst } }: { automation: BuiltIn }) {
  return (
    <div className="space-y-4">
      <p>With your shop from the start. Its steps are locked; its letters are yours to reword.</p>
      <ReachLines
        reach={reach}
        whom="under way"
        what={asksFirst ? 'After the first letter, which was asked for, it reaches' : 'It reaches'}
      />
      <p className="text-fine text-quiet">
        Who is not reached when a letter is due leaves the automation there, with this reason.
      </p>
      <p className="text-fine text-quiet">
        Everybody in it, with what was sent and clicked:{' '}
        <Link to="/portal/emails">Email Automation in the portal</Link>.
      </p>
    </div>
  );
}

type Parts = { automation: Automation; names: Names };

/** Who is in it, and how it ended for the others. */
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
              personId ? <Link to={`/office/customers/${personId}`}>{name}</Link> : name,
          },
          { header: 'Entered', cell: ({ startedAt }) => <LocalTime at={startedAt} as="d MMM yyyy" /> },
          {
            header: 'Stands at',
            cell: ({ stands }) => (stands ? stepWords(stands, names) : ''),
          },
          {
            header: 'Now',
            cell: ({ endReason, dueAt, isPaused }) => {
              if (endReason) return endWords[endReason];
              if (isPaused) return 'paused';
              if (!dueAt) return 'a letter is on its way';
              return (
                <>
                  next step <LocalTime at={dueAt} as="d MMM, HH:mm" />
                </>
              );
            },
          },
          {
            header: 'Take out',
            cell: ({ id, name, endReason }) =>
              endReason ? null : (
                <Form
                  intent="take-out"
                  hidden={{ runId: id }}
                  variant="quiet"
                  size="sm"
                  submit={
                    <>
                      Take out<span className="sr-only"> {name}</span>
                    </>
                  }
                />
              ),
          },
        ]}
      />
    </Part>
  );
}

/** What can be done with it in its state. */
export function States({ automation: { id, state, versions } }: { automation: Own }) {
  if (!id) return null;
  const isUnderWay = versions.some(({ standing }) => standing.some((people) => people > 0));
  return (
    <div className="mb-8 flex flex-wrap gap-3">
      {state === 'running' && <Form intent="close" submit="Pause new entries" variant="outline" />}
      {isUnderWay && <Form intent="stop" submit="Stop it for everybody" variant="danger" />}
      {state !== 'running' && !isUnderWay && <Form intent="remove" submit="Remove it" variant="quiet" />}
    </div>
  );
}
