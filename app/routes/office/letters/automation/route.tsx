import { useState } from 'react';
import { redirect, useFetcher } from 'react-router';
import { z } from 'zod';
import { listCourses } from '../../../../../domain/learning/index.ts';
import type { Names, Plan } from '../../../../../domain/marketing/browser.ts';
import {
  activateAutomation,
  closeAutomation,
  type DryRun,
  dryRunForPerson,
  emptyPlan,
  examplePlan,
  type PlanReach,
  planSchema,
  readAutomation,
  readPlanReach,
  readReferences,
  removeAutomation,
  saveAutomation,
  stopAutomation,
  stopRun,
} from '../../../../../domain/marketing/index.ts';
import { readSessionTypes } from '../../../../../domain/practice/index.ts';
import { type Asked, answerForm, answerPage, byActor, change, changeBy } from '../../../../answer.server.ts';
import { formFor } from '../../../../components/action-form.tsx';
import { BackTo } from '../../../../components/back-to.tsx';
import { FormError } from '../../../../components/form-error.tsx';
import { LocalTime } from '../../../../components/local-time.tsx';
import { AutomationBadge } from '../../../../components/office/badges.tsx';
import { Part } from '../../../../components/office/facts.tsx';
import { useProducts } from '../../../../components/office/product-choice.tsx';
import { ReachLines } from '../../../../components/office/reach-lines.tsx';
import { StepLine } from '../../../../components/office/step-line.tsx';
import { PageHeading } from '../../../../components/page-heading.tsx';
import { useAnswer } from '../../../../components/use-answer.ts';
import { useLeavingWarning } from '../../../../components/use-leaving-warning.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { EmailField, Field } from '../../../../ui/field.tsx';
import type { Route } from './+types/route';
import { PlanEditor } from './plan-editor.tsx';
import { LockedSteps, type Own, People, States, Versions } from './under-way.tsx';

export { PortalProblem as ErrorBoundary } from '../../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.automation.name || 'New automation' },
];

const NEW = 'new';
const blank = {
  id: '',
  name: '',
  state: 'draft' as const,
  version: null,
  isChanged: false,
  draft: emptyPlan,
  versions: [],
  ended: [],
  people: [],
};

const fresh = ({ url }: Request) =>
  new URL(url).searchParams.has('example')
    ? { ...blank, name: 'Welcome to new readers', draft: examplePlan }
    : blank;

export const loader = answerPage(
  async ({ request, params: { automationId }, services, member: actor }: Asked<Route.LoaderArgs>) => {
    const [automation, references, types] = await Promise.all([
      automationId === NEW ? fresh(request) : readAutomation(services, { actor, automationId }),
      readReferences(services, { actor }),
      readSessionTypes(services, { actor }),
    ]);
    return {
      automation,
      references: {
        ...references,
        sessionTypes: types.map(({ name, title }) => ({ id: name, name: title })),
        courses: listCourses(services).map(({ id, title }) => ({ id, name: title })),
      },
    };
  },
);

/** The page of one that is new has no id to go on with. */
const which = ({ member: actor, params }: Asked<Route.ActionArgs>) => ({
  actor,
  automationId: params.automationId === NEW ? undefined : params.automationId,
});
const known = (wish: Asked<Route.ActionArgs>) => ({ ...which(wish), automationId: wish.params.automationId });

/** One that is new gets a page of its own when it is saved. */
const writes = (write: typeof saveAutomation | typeof activateAutomation) =>
  changeBy(planSchema, async (wish: Asked<Route.ActionArgs>, input) => {
    const { automationId } = await write(wish.services, { ...input, ...which(wish) });
    if (wish.params.automationId === NEW) throw redirect(`/office/letters/automations/${automationId}`);
  });

export const action = answerForm({
  save: writes(saveAutomation),
  'put-in-force': writes(activateAutomation),
  reach: changeBy(planSchema, (wish: Asked<Route.ActionArgs>, input) =>
    readPlanReach(wish.services, { ...input, ...which(wish) }),
  ),
  'dry-run': change(dryRunForPerson, byActor),
  close: change(closeAutomation, known),
  stop: change(stopAutomation, known),
  'take-out': change(stopRun, byActor),
  remove: changeBy(z.object({}), async (wish: Asked<Route.ActionArgs>) => {
    await removeAutomation(wish.services, known(wish));
    throw redirect('/office/letters/automations');
  }),
});

export { preserveInput as clientAction } from '../../../../components/preserve-input.ts';

const Form = formFor<typeof action>();

export default function Automation({ loaderData: { automation, references } }: Route.ComponentProps) {
  const { nameOf: product } = useProducts();
  const names: Names = {
    product,
    segment: (id) => references.segments.find((segment) => segment.id === id)?.name,
    automation: (id) => references.automations.find((other) => other.id === id)?.name,
    sessionType: (name) => references.sessionTypes.find(({ id }) => id === name)?.name ?? name,
    course: (course) => references.courses.find(({ id }) => id === course)?.name,
  };
  return (
    <>
      <BackTo to="/office/letters/automations">Automations</BackTo>
      <PageHeading title={automation.name || 'New automation'}>
        <AutomationBadge state={automation.state} />
      </PageHeading>
      {automation.state !== 'built-in' && <States automation={automation} />}
      <div className="grid items-start gap-10 lg:grid-cols-2">
        {automation.state === 'built-in' ? (
          <LockedSteps automation={automation} />
        ) : (
          <Editor key={automation.id} automation={automation} references={references} />
        )}
        <div className="space-y-10">
          <Versions automation={automation} names={names} />
          {automation.version && <People automation={automation} names={names} />}
        </div>
      </div>
    </>
  );
}

type Data = Route.ComponentProps['loaderData'];

function Editor({ automation, references }: { automation: Own; references: Data['references'] }) {
  const [name, setName] = useState(automation.name);
  const [draft, setDraft] = useState<Plan>(automation.draft);
  const plan = JSON.stringify(draft);
  const checking = useFetcher<typeof action>();
  const [asked, setAsked] = useState<PlanReach>();
  useAnswer(checking, (answer) => {
    if (answer.intent === 'reach') setAsked(answer.done);
  });
  const answer = checking.state === 'idle' ? checking.data : undefined;
  const problem = answer?.intent === 'reach' ? answer.problem : undefined;
  const check = () => void checking.submit({ intent: 'reach', name, plan }, { method: 'post' });
  useLeavingWarning(plan !== JSON.stringify(automation.draft));
  return (
    <div className="space-y-10">
      <Form
        intent="save"
        hidden={{ plan }}
        submit="Save the draft"
        variant="outline"
        className="space-y-6"
        fields={(field) => ({
          name: (
            <Field
              label="Name"
              {...field.name}
              value={name}
              onChange={({ target }) => setName(target.value)}
              placeholder="After the report"
              maxLength={80}
              required
              error={field.name.error ?? problem?.fields.name}
            />
          ),
        })}
        footer={(button) => (
          <div className="flex flex-wrap gap-3">
            <Button variant="gold" pending={checking.state !== 'idle'} onClick={check}>
              {automation.version ? 'Save and publish' : 'Publish'}
            </Button>
            {button}
          </div>
        )}
      >
        {({ name: nameField }) => (
          <>
            <FormError problem={problem} />
            {nameField}
            <PlanEditor
              plan={draft}
              references={references}
              errors={problem?.fields ?? {}}
              onChange={setDraft}
            />
            <p className="text-fine text-quiet">
              {automation.version && automation.isChanged ? 'This draft differs from what is in force. ' : ''}
              Published, it is for those who enter from then on; whoever is under way finishes on theirs.
              Between two letters lie 20 hours.
            </p>
          </>
        )}
      </Form>
      {asked && <PutInForce asked={asked} written={{ name, plan }} onClose={() => setAsked(undefined)} />}
      <DryRunForm plan={plan} />
    </div>
  );
}

type Asking = { asked: PlanReach; written: { name: string; plan: string }; onClose(): void };

/** Whom its letters will reach, said before it runs. */
function PutInForce({ asked: { whom, reach, letters }, written, onClose }: Asking) {
  return (
    <Dialog title="Put it in force?" open onOpenChange={(open) => !open && onClose()}>
      <div className="space-y-5">
        {letters === 0 ? (
          <p>It has no letter in it: everybody who enters goes through.</p>
        ) : (
          <>
            <ReachLines
              reach={reach}
              whom={whom}
              what={letters === 1 ? 'Its letter would reach' : `Its ${letters} letters would reach`}
            />
            <p className="text-fine text-quiet">
              As of today. For those whom a letter may not go to, the automation ends there.
            </p>
          </>
        )}
        <Form
          intent="put-in-force"
          hidden={written}
          submit="Publish"
          variant="gold"
          onDone={onClose}
          footer={(button) => (
            <div className="flex flex-wrap justify-end gap-3">
              <Button variant="outline" onClick={onClose}>
                Not yet
              </Button>
              {button}
            </div>
          )}
        />
      </div>
    </Dialog>
  );
}

/** What would happen to somebody who entered now, as it is written here. Nothing is sent. */
function DryRunForm({ plan }: { plan: string }) {
  const [foreseen, setForeseen] = useState<DryRun>();
  return (
    <Part title="Dry run">
      <Form
        intent="dry-run"
        hidden={{ plan }}
        submit="Show the dates"
        variant="outline"
        onDone={setForeseen}
        className="flex flex-wrap items-end gap-3"
        fields={(field) => ({
          email: (
            <EmailField
              label="For this person, from now on"
              placeholder="maya@example.com"
              {...field.email}
            />
          ),
        })}
      />
      {foreseen && (
        <div role="status">
          <StepLine
            label={`What would happen to ${foreseen.person}`}
            begins={foreseen.person}
            points={foreseen.steps.map(({ at, words, note }) => ({
              words: (
                <>
                  <span className="text-quiet">
                    <LocalTime at={at} as="EEE d MMM yyyy, HH:mm" />
                  </span>{' '}
                  {words}
                </>
              ),
              note,
            }))}
          />
        </div>
      )}
    </Part>
  );
}
