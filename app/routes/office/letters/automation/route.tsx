import { useRef, useState } from 'react';
import { Form, redirect, useFetcher, useNavigation, useSubmit } from 'react-router';
import { z } from 'zod';
import type { Names, Plan } from '../../../../../domain/marketing/browser.ts';
import {
  automationPlan,
  closeAutomation,
  type DryRun,
  dryRun,
  emptyPlan,
  examplePlan,
  type PlanReach,
  previewBroadcast,
  putInForce,
  readAutomation,
  readPlanReach,
  readReferences,
  removeAutomation,
  saveAutomation,
  stopAutomation,
  stopRun,
} from '../../../../../domain/marketing/index.ts';
import { readSessionTypes } from '../../../../../domain/practice/index.ts';
import { fromJson, line, text } from '../../../../../shared/fields.ts';
import { type Asked, answerPage, orProblem, type Problem } from '../../../../answer.server.ts';
import { BackTo } from '../../../../components/back-to.tsx';
import { FormError } from '../../../../components/form-error.tsx';
import { LocalTime } from '../../../../components/local-time.tsx';
import { AutomationBadge } from '../../../../components/office/badges.tsx';
import { Part } from '../../../../components/office/facts.tsx';
import { ReachLines } from '../../../../components/office/reach-lines.tsx';
import { StepLine } from '../../../../components/office/step-line.tsx';
import { PageHeading } from '../../../../components/page-heading.tsx';
import { useAnswer } from '../../../../components/use-answer.ts';
import { useLeavingWarning } from '../../../../components/use-leaving-warning.ts';
import { servicesOf } from '../../../../context.ts';
import { memberContext } from '../../../../middleware/member.ts';
import { useProductNames } from '../../../../page-words.ts';
import { fieldsOf, parse } from '../../../../parse.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import type { Route } from './+types/route';
import { PlanEditor } from './plan-editor.tsx';
import { People, States, Versions } from './under-way.tsx';

export { PortalProblem as ErrorBoundary } from '../../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.automation.name || 'New automation' },
];

const NEW = 'new';
const blank = {
  ...{ id: '', name: '', state: 'draft' as const, version: null, isChanged: false },
  ...{ draft: emptyPlan, versions: [], ended: [], people: [] },
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
    return { automation, references: { ...references, sessionTypes: types.map(({ name }) => name) } };
  },
);

const plan = fromJson('This plan cannot be read.').pipe(automationPlan);
const saved = z.object({ name: line(80, 'Please give it a name.'), plan });
const written = z.object({
  subject: line(150, 'Please give it a subject.'),
  body: text(50_000, 'Please write something first.'),
});
const person = z.object({ email: line(254, 'Please give the e-mail address of somebody you know.'), plan });

type Done = { to?: string; html?: string; foreseen?: DryRun; reach?: PlanReach };

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const actor = context.get(memberContext);
  const typed = await fieldsOf(request);
  const known = params.automationId === NEW ? undefined : params.automationId;
  const which = { actor, automationId: known ?? '' };
  const whole = () => ({ actor, automationId: known, ...parse(saved, typed) });
  const pageOf = ({ automationId }: { automationId: string }) =>
    known ? {} : { to: `/office/letters/automations/${automationId}` };
  const work = async (): Promise<Done> => {
    switch (typed.intent) {
      case 'preview':
        return previewBroadcast(services, { actor, ...parse(written, typed), email: typed.email });
      case 'reach':
        return { reach: await readPlanReach(services, whole()) };
      case 'dry-run':
        return { foreseen: await dryRun(services, { actor, ...parse(person, typed) }) };
      case 'close':
        await closeAutomation(services, which);
        return {};
      case 'stop':
        await stopAutomation(services, which);
        return {};
      case 'take-out':
        await stopRun(services, { actor, runId: typed.runId ?? '' });
        return {};
      case 'remove':
        await removeAutomation(services, which);
        return { to: '/office/letters/automations' };
      case 'put-in-force':
        return pageOf(await putInForce(services, whole()));
      default:
        return pageOf(await saveAutomation(services, whole()));
    }
  };
  const answer = await orProblem(work());
  if ('to' in answer.data && answer.data.to) throw redirect(answer.data.to);
  return answer;
}

export default function Automation({ loaderData, actionData }: Route.ComponentProps) {
  const { automation, references } = loaderData;
  const product = useProductNames();
  const names: Names = {
    product,
    segment: (id) => references.segments.find((segment) => segment.id === id)?.name,
    automation: (id) => references.automations.find((other) => other.id === id)?.name,
  };
  return (
    <>
      <BackTo to="/office/letters/automations">Automations</BackTo>
      <PageHeading title={automation.name || 'New automation'}>
        <AutomationBadge state={automation.state} />
      </PageHeading>
      <States automation={automation} />
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <Editor key={automation.id} data={loaderData} problem={actionData?.problem} />
        <div className="space-y-10">
          <Versions automation={automation} names={names} />
          {automation.version && <People automation={automation} names={names} />}
        </div>
      </div>
    </>
  );
}

type Data = Route.ComponentProps['loaderData'];

function Editor({ data: { automation, references }, problem: refusal }: { data: Data; problem?: Problem }) {
  const [draft, setDraft] = useState<Plan>(automation.draft);
  const pending = useNavigation().state === 'submitting';
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const checking = useFetcher<{ reach?: PlanReach; problem?: Problem }>();
  const [asked, setAsked] = useState<PlanReach>();
  useAnswer(checking, ({ reach }) => setAsked(reach));
  const problem = (checking.state === 'idle' ? checking.data?.problem : undefined) ?? refusal;
  const withIntent = (intent: string) => {
    const typed = new FormData(form.current ?? undefined);
    typed.set('intent', intent);
    return typed;
  };
  const check = () => void checking.submit(withIntent('reach'), { method: 'post' });
  const putIntoForce = () => {
    setAsked(undefined);
    void submit(withIntent('put-in-force'), { method: 'post' });
  };
  useLeavingWarning(!pending && JSON.stringify(draft) !== JSON.stringify(automation.draft));
  return (
    <div className="space-y-10">
      <Form ref={form} method="post" className="space-y-6">
        <FormError problem={problem} />
        <Field
          label="Name"
          name="name"
          defaultValue={automation.name}
          placeholder="After the report"
          maxLength={80}
          required
          error={problem?.fields.name}
        />
        <PlanEditor plan={draft} references={references} errors={problem?.fields ?? {}} onChange={setDraft} />
        <input type="hidden" name="plan" value={JSON.stringify(draft)} />
        <p className="text-fine text-quiet">
          {automation.version && automation.isChanged ? 'This draft differs from what is in force. ' : ''}
          Put in force, it is for those who enter from then on; whoever is under way finishes on theirs.
          Between two letters lie 20 hours.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="gold" pending={pending || checking.state !== 'idle'} onClick={check}>
            {automation.version ? 'Save and put in force' : 'Put in force'}
          </Button>
          <Button type="submit" name="intent" value="save" variant="outline" pending={pending}>
            Save the draft
          </Button>
        </div>
      </Form>
      {asked && <PutInForce asked={asked} onConfirm={putIntoForce} onClose={() => setAsked(undefined)} />}
      <DryRunForm plan={draft} />
    </div>
  );
}

type Asking = { asked: PlanReach; onConfirm(): void; onClose(): void };

/** Whom its letters will reach, said before it runs. */
function PutInForce({ asked: { whom, reach, letters }, onConfirm, onClose }: Asking) {
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
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Not yet
          </Button>
          <Button variant="gold" onClick={onConfirm}>
            Put in force
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** What would happen to somebody who entered now, as it is written here. Nothing is sent. */
function DryRunForm({ plan }: { plan: Plan }) {
  const fetcher = useFetcher<{ foreseen?: DryRun; problem?: Problem }>();
  const [email, setEmail] = useState('');
  const foreseen = fetcher.data?.foreseen;
  const problem = fetcher.data?.problem;
  const run = () =>
    void fetcher.submit({ intent: 'dry-run', email, plan: JSON.stringify(plan) }, { method: 'post' });
  return (
    <Part title="Dry run">
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label="For this person, from now on"
          type="email"
          value={email}
          placeholder="maya@example.com"
          onChange={({ target }) => setEmail(target.value)}
          error={problem && (problem.fields.email ?? problem.message)}
        />
        <Button variant="outline" onClick={run} pending={fetcher.state !== 'idle'}>
          Show the dates
        </Button>
      </div>
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
