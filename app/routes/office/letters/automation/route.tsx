import { useState } from 'react';
import { Form, redirect, useNavigation } from 'react-router';
import { z } from 'zod';
import type { Names, Plan } from '../../../../../domain/marketing/browser.ts';
import {
  automationPlan,
  closeAutomation,
  type DryRun,
  dryRun,
  emptyPlan,
  previewBroadcast,
  putInForce,
  readAutomation,
  readReferences,
  removeAutomation,
  saveAutomation,
  stopAutomation,
  stopRun,
} from '../../../../../domain/marketing/index.ts';
import { readSessionTypes } from '../../../../../domain/practice/index.ts';
import { orProblem, orRefuse, type Problem } from '../../../../answer.server.ts';
import { BackTo } from '../../../../components/back-to.tsx';
import { FormError } from '../../../../components/form-error.tsx';
import { AutomationBadge } from '../../../../components/office/automation-badge.tsx';
import { WhoGetsThem } from '../../../../components/office/who-gets-them.tsx';
import { PageHeading } from '../../../../components/page-heading.tsx';
import { useLeavingWarning } from '../../../../components/use-leaving-warning.ts';
import { servicesOf } from '../../../../context.ts';
import { memberContext } from '../../../../middleware/member.ts';
import { useProductNames } from '../../../../page-words.ts';
import { fieldsOf, fromJson, line, parse, text } from '../../../../parse.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import type { Route } from './+types/route';
import { DryRunForm } from './dry-run-form.tsx';
import { PlanEditor } from './plan-editor.tsx';
import { States } from './states.tsx';
import { People, Versions } from './under-way.tsx';

export { PortalProblem as ErrorBoundary } from '../../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.automation.name || 'New automation' },
];

const NEW = 'new';
const blank = {
  ...{ id: '', name: '', state: 'draft' as const, version: null, isChanged: false },
  ...{ draft: emptyPlan, versions: [], ended: [], people: [] },
};

export async function loader({ params: { automationId }, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const actor = context.get(memberContext);
  const [automation, references, types] = await Promise.all([
    automationId === NEW ? blank : orRefuse(readAutomation(services, { actor, automationId })),
    orRefuse(readReferences(services, { actor })),
    readSessionTypes(services, { actor }),
  ]);
  return { automation, references: { ...references, sessionTypes: types.map(({ name }) => name) } };
}

const plan = fromJson('This plan cannot be read.').pipe(automationPlan);
const saved = z.object({ name: line(80, 'Please give it a name.'), plan });
const written = z.object({
  subject: line(150, 'Please give it a subject.'),
  body: text(50_000, 'Please write something first.'),
});
const person = z.object({ email: line(254, 'Please give the e-mail address of somebody you know.'), plan });

type Done = { to?: string; html?: string; foreseen?: DryRun };

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

function Editor({ data: { automation, references }, problem }: { data: Data; problem?: Problem }) {
  const [draft, setDraft] = useState<Plan>(automation.draft);
  const pending = useNavigation().state === 'submitting';
  useLeavingWarning(!pending && JSON.stringify(draft) !== JSON.stringify(automation.draft));
  return (
    <div className="space-y-10">
      <Form method="post" className="space-y-6">
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
        <WhoGetsThem followers={references.followers} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="put-in-force" variant="gold" pending={pending}>
            {automation.version ? 'Save and put in force' : 'Put in force'}
          </Button>
          <Button type="submit" name="intent" value="save" variant="outline" pending={pending}>
            Save the draft
          </Button>
        </div>
      </Form>
      <DryRunForm plan={draft} />
    </div>
  );
}
