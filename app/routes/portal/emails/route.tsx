import { useState } from 'react';
import { Form, useFetcher } from 'react-router';
import { savePreferences } from '../../../../domain/mail/index.ts';
import { plans, sequenceTypes } from '../../../../domain/marketing/browser.ts';
import { readEmailPanel, startForAddress } from '../../../../domain/marketing/index.ts';
import { type Asked, answerPage, orProblem, type Problem } from '../../../answer.server.ts';
import { EmailPanel } from '../../../components/emails/email-panel.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { useAnswer } from '../../../components/use-answer.ts';
import { servicesOf } from '../../../context.ts';
import { memberContext } from '../../../middleware/member.ts';
import { formOf } from '../../../parse.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Choice, Field } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { Route } from './+types/route';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Email Automation' }];

export const loader = answerPage(({ request, services, member }: Asked<Route.LoaderArgs>) => {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return readEmailPanel(services, { reader: member, query });
});

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const member = context.get(memberContext);
  const form = await formOf(request);
  const field = (name: string) => String(form.get(name) ?? '');
  if (field('intent') === 'start') {
    const order = { actor: member, type: field('type'), email: field('email'), name: field('name') };
    return orProblem(startForAddress(services, order));
  }
  const wanted = form.getAll('topic').map(String);
  return orProblem(savePreferences(services, { reader: member, wanted }).then(() => ({ saved: true })));
}

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

/** Staff start a sequence for an address by hand. */
function StartDialog() {
  const [open, setOpen] = useState(false);
  const fetcher = useFetcher<{ problem?: Problem; started?: boolean; message?: string }>();
  const problem = fetcher.state === 'idle' ? fetcher.data?.problem : undefined;
  useAnswer(fetcher, (answer) => {
    if (answer.problem) return;
    setOpen(false);
    void toast({ kind: 'success', title: answer.message ?? 'The sequence has started.' });
  });
  return (
    <Dialog
      title="Start a sequence"
      description="Without consent in the ledger, only the letter that was asked for is sent."
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>Start a sequence</Button>}
    >
      <fetcher.Form method="post" action="/portal/emails" className="space-y-4">
        <input type="hidden" name="intent" value="start" />
        <FormError problem={problem} />
        <Choice label="Sequence" name="type" options={types} error={problem?.fields.type} />
        <Field label="E-mail" name="email" type="email" required error={problem?.fields.email} />
        <Field label="Name" name="name" hint="Left empty, the name we know is used." />
        <Button type="submit" pending={fetcher.state !== 'idle'}>
          Start
        </Button>
      </fetcher.Form>
    </Dialog>
  );
}
