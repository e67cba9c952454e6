import { data, redirect } from 'react-router';
import { readMembership } from '../../../../domain/delivery/index.ts';
import { readOwnProfile, readSignInWays, toldNumbersOf } from '../../../../domain/identity/index.ts';
import { readMailChoices } from '../../../../domain/marketing/index.ts';
import { readPush } from '../../../../domain/notices/index.ts';
import { readPlannedDeletion } from '../../../../domain/privacy/index.ts';
import { readMorning } from '../../../../domain/readings/index.ts';
import { PreferencesForm } from '../../../components/emails/preferences-form.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { preserveInput } from '../../../components/preserve-input.ts';
import { servicesOf, visitContext } from '../../../context.ts';
import { authHeaders } from '../../../middleware/auth-answer.ts';
import { memberContext } from '../../../middleware/member.ts';
import { formOf } from '../../../parse.ts';
import { changeSignIn } from '../account-changes.ts';
import { changeOwn } from '../own-changes.server.ts';
import type { Route } from './+types/route';
import { AccountLinks } from './account-links.tsx';
import { Devices } from './devices.tsx';
import { EmailForm, PasswordForm } from './identity-forms.tsx';
import { Morning } from './morning.tsx';
import { OwnDetails } from './own-details.tsx';
import { Passkeys } from './passkeys.tsx';
import { TwoFactor } from './two-factor.tsx';
import { AccountDeletion, DataExport } from './your-data.tsx';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Account' }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const member = context.get(memberContext);
  const who = { memberId: member.id };
  const [devices, ways, profile, membership, plannedFor, preferences, push, morningHour] = await Promise.all([
    services.auth.devicesOf(request.headers),
    readSignInWays(services, { userId: member.id }),
    readOwnProfile(services, who),
    readMembership(services, who),
    readPlannedDeletion(services, who),
    readMailChoices(services, member),
    readPush(services, who),
    readMorning(services, who),
  ]);
  return {
    name: member.name,
    email: member.email,
    twoFactor: member.twoFactorEnabled,
    ...ways,
    person: {
      name: profile.birthName ?? '',
      birthDate: profile.birthDate ?? '',
      spelling: profile.editedSpelling ?? undefined,
      yChoices: profile.yChoices,
    },
    numbers: toldNumbersOf(services, profile),
    membership: membership?.state,
    preferences,
    morning: {
      hour: morningHour,
      knowsBirthDate: profile.birthDate !== null,
      publicKey: push.publicKey,
      endpoints: push.browsers.map(({ endpoint }) => endpoint),
    },
    proven: member.emailVerified,
    mustSetUp: member.mustSetUp === true,
    plannedFor,
    devices: devices.map(({ lastSeen, ...device }) => ({ ...device, lastSeen: lastSeen.toISOString() })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { auth } = servicesOf(context);
  const headers = authHeaders(request, context.get(visitContext).client);
  const form = await formOf(request);
  const own = await changeOwn({ context, headers, form });
  if (own) return data(own, { status: own.problem ? 422 : 200 });
  const { result, headers: answer } = await changeSignIn(auth, headers, form);
  if (result.signedOut) throw redirect('/login', { headers: answer });
  return data(result, { headers: answer, status: result.problem ? 422 : 200 });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveInput(serverAction);

export default function Account({ loaderData }: Route.ComponentProps) {
  const { name, email, twoFactor, devices, person, numbers, membership, plannedFor } = loaderData;
  const { preferences, proven, mustSetUp, morning, hasPassword, passkeys } = loaderData;
  return (
    <>
      <PageHeading title="Account" subtitle="Your details, and how you sign in" />
      {mustSetUp && (
        <Notice title="The office asks for a second step">
          Set it up below, under “Second step at sign-in”, or add a passkey and sign in with it. Then the
          office opens again.
        </Notice>
      )}
      <div className="space-y-6">
        <OwnDetails name={name} person={person} numbers={numbers} />
        <AccountLinks membership={membership} />
        <div className="grid gap-6 lg:grid-cols-2">
          <EmailForm email={email} />
          <PasswordForm email={email} hasPassword={hasPassword} />
          <Passkeys passkeys={passkeys} proven={proven} />
          <TwoFactor enabled={twoFactor} proven={proven} email={email} hasPassword={hasPassword} />
          <DataExport />
        </div>
        <PreferencesForm preferences={preferences} proven={proven} />
        <Morning {...morning} />
        <Devices devices={devices} />
        <AccountDeletion plannedFor={plannedFor} email={email} hasPassword={hasPassword} />
      </div>
    </>
  );
}
