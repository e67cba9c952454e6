import { Form } from 'react-router';
import { saveMemberTopics } from '../../../../domain/mail/index.ts';
import { plans, sequenceTypes } from '../../../../domain/marketing/browser.ts';
import { readEmailPanel, startSequenceForAddress } from '../../../../domain/marketing/index.ts';
import { type Asked, answerForm, answerPage, byActor, change } from '../../../answer.server.ts';
import { dialogFor } from '../../../components/action-form.tsx';
import { EmailPanel } from '../../../components/emails/email-panel.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Button } from '../../../ui/button.tsx';
import { Choice, EmailField, Field } from '../../../ui/field.tsx';
import type { Route } from './+types/route';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Email Automation' }];

export const loader = answerPage(({ request, services, member }: Asked<Route.LoaderArgs>) => {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return readEmailPanel(services, { reader: member, query });
});

export const action = answerForm({
  preferences: change(saveMemberTopics, ({ member: reader }) => ({ reader })),
  start: change(startSequenceForAddress, byActor),
});

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

export default function Emails({ loaderData: panel }: Route.ComponentProps) {
  return (
    <>
      <PageHeading
        title="Email Automation"
        subtitle={
          panel.staff ? 'Every sequence, and how far it got' : 'The letters we send you, and your say in them'
        }
      >
        {panel.staff && <StartDialog />}
      </PageHeading>
      <EmailPanel panel={panel} QueryForm={Form} />
    </>
  );
}

const types = sequenceTypes.map((type) => ({ value: type, label: plans[type].title }));

const Ask = dialogFor<typeof action>();

/** Staff start a sequence for an address by hand. */
const StartDialog = () => (
  <Ask
    intent="start"
    title="Start a sequence"
    text="Without consent in the ledger, only the letter that was asked for is sent."
    trigger={<Button>Start a sequence</Button>}
    variant="primary"
    keep="Not now"
    submit="Start"
    done={({ message }) => message ?? 'The sequence has started.'}
    fields={(field) => ({
      type: <Choice label="Sequence" options={types} {...field.type} />,
      email: <EmailField label="E-mail" required {...field.email} />,
      name: <Field label="Name" hint="Left empty, the name we know is used." {...field.name} />,
    })}
  />
);
