import { Form } from 'react-router';
import { savePreferences } from '../../../../domain/mail/index.ts';
import { readEmailPanel, startForAddress } from '../../../../domain/marketing/index.ts';
import { orProblem } from '../../../answer.server.ts';
import { EmailPanel } from '../../../components/emails/email-panel.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { preserveInput } from '../../../components/preserve-input.ts';
import { servicesOf } from '../../../context.ts';
import { memberContext } from '../../../middleware/member.ts';
import { formOf } from '../../../parse.ts';
import type { Route } from './+types/route';
import { StartDialog } from './start-dialog.tsx';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Email Automation' }];

export function loader({ request, context }: Route.LoaderArgs) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return readEmailPanel(servicesOf(context), { reader: context.get(memberContext), query });
}

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

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveInput(serverAction);

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
