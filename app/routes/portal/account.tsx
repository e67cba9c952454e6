import { data, redirect } from 'react-router';
import { Devices } from '../../components/account/devices.tsx';
import { EmailForm, NameForm, PasswordForm } from '../../components/account/identity-forms.tsx';
import { TwoFactor } from '../../components/account/two-factor.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { servicesOf, visitContext } from '../../context.ts';
import { authHeaders } from '../../middleware/auth-answer.ts';
import { memberContext } from '../../middleware/member.ts';
import type { Route } from './+types/account';
import { changeAccount } from './account-changes.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Account' }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = context.get(memberContext);
  const signIns = await servicesOf(context).auth.api.listSessions({ headers: request.headers });
  return {
    name: member.name,
    email: member.email,
    twoFactor: member.twoFactorEnabled,
    devices: signIns.map(({ id, token, userAgent, updatedAt }) => ({
      id,
      userAgent: userAgent ?? '',
      lastSeen: updatedAt.toISOString(),
      current: token === member.signInToken,
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { auth } = servicesOf(context);
  const headers = authHeaders(request, context.get(visitContext).client);
  const { result, headers: answer } = await changeAccount(auth, headers, await request.formData());
  if (result.signedOut) throw redirect('/login', { headers: answer });
  return data(result, { headers: answer });
}

export default function Account({ loaderData: { name, email, twoFactor, devices } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Account" subtitle="Who you are to us, and who may sign in as you" />
      <div className="grid gap-6 lg:grid-cols-2">
        <NameForm name={name} />
        <EmailForm email={email} />
        <PasswordForm />
        <TwoFactor enabled={twoFactor} />
        <div className="lg:col-span-2">
          <Devices devices={devices} />
        </div>
      </div>
    </>
  );
}
