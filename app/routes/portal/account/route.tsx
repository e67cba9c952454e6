import { Download } from 'lucide-react';
import { useState } from 'react';
import { useActionData } from 'react-router';
import { type MembershipCard, readMembership } from '../../../../domain/delivery/index.ts';
import { readOwnProfile, readSignInWays, shownNumbersOf } from '../../../../domain/identity/index.ts';
import { readMailChoices } from '../../../../domain/marketing/index.ts';
import { readPush } from '../../../../domain/notices/index.ts';
import { readPlannedDeletion } from '../../../../domain/privacy/index.ts';
import { readMorningHour } from '../../../../domain/readings/index.ts';
import { readReferral } from '../../../../domain/shop/index.ts';
import { timeLabel } from '../../../../shared/wall-time.ts';
import { type Asked, answerForm, answerPage } from '../../../answer.server.ts';
import { deviceName } from '../../../components/device-name.ts';
import { PreferencesForm } from '../../../components/emails/preferences-form.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { AddPasskey, type Refused } from '../../../components/passkeys.tsx';
import { LinkRows } from '../../../components/portal/link-rows.tsx';
import { PushSwitch } from '../../../components/push-switch.tsx';
import { useVisitorZone } from '../../../components/sessions/visitor-zone.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Choice, Field } from '../../../ui/field.tsx';
import { Table } from '../../../ui/table.tsx';
import type { Route } from './+types/route';
import { accountChanges } from './changes.server.ts';
import { EmailForm, Form, inCard, OwnDetails, OwnPassword, PasswordForm, Said, TwoFactor } from './forms.tsx';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Account' }];

export const loader = answerPage(async ({ request, services, member }: Asked<Route.LoaderArgs>) => {
  const who = { memberId: member.id };
  const [devices, ways, profile, membership, referral, ...more] = await Promise.all([
    services.auth.devicesOf(request.headers),
    readSignInWays(services, { userId: member.id }),
    readOwnProfile(services, who),
    readMembership(services, who),
    readReferral(services, who),
    readPlannedDeletion(services, who),
    readMailChoices(services, member),
    readPush(services, who),
    readMorningHour(services, who),
  ]);
  const [plannedFor, preferences, push, morningHour] = more;
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
    numbers: shownNumbersOf(services, profile),
    membership: membership && { name: membership.name, state: membership.state },
    recommends: referral !== undefined,
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
});

export const action = answerForm(accountChanges);

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

export default function Account({ loaderData }: Route.ComponentProps) {
  const answer = useActionData<typeof action>();
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
        <AccountLinks membership={membership} recommends={loaderData.recommends} />
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
        {answer?.intent === 'keep-account' && answer.done && <Said>{KEPT}</Said>}
        <AccountDeletion plannedFor={plannedFor} email={email} hasPassword={hasPassword} />
      </div>
    </>
  );
}

const membershipWords: Record<MembershipCard['state'], string> = {
  waiting: 'begins soon',
  active: 'active',
  trial: 'in its free days',
  ending: 'cancelled, and running to its end',
  overdue: 'a charge failed',
  paused: 'paused',
  ended: 'ended',
  months: 'open, and ending by itself',
};

/** The pages that belong to the account and live elsewhere. */
type LinksProps = { membership?: Pick<MembershipCard, 'name' | 'state'>; recommends: boolean };

function AccountLinks({ membership, recommends }: LinksProps) {
  const links = [
    membership
      ? {
          to: '/portal/membership',
          label: 'Membership',
          about: `${membership.name}: ${membershipWords[membership.state]}`,
        }
      : { to: '/checkout/membership', label: 'Membership', about: 'Join the Soul Circle' },
    ...(recommends
      ? [
          {
            to: '/portal/recommend',
            label: 'Recommend us',
            about: 'A link of your own, and what comes of it',
          },
        ]
      : []),
    { to: '/portal/orders', label: 'Orders', about: 'What you bought, receipts and refunds' },
  ];
  return (
    <Card className="py-2! sm:py-3!">
      <LinkRows
        links={links.map(({ label, ...link }) => ({
          ...link,
          label: <span className="font-semibold">{label}</span>,
        }))}
      />
    </Card>
  );
}

type Props = { hour?: number; knowsBirthDate: boolean; publicKey: string; endpoints: string[] };

const hours = [
  { value: '', label: 'Not at all' },
  ...Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: timeLabel(`${hour}:00`) })),
];

/** The number of the day, pushed at an hour of the member's own clock. */
function Morning({ hour, knowsBirthDate, publicKey, endpoints }: Props) {
  const zone = useVisitorZone('UTC');
  return (
    <Card>
      <h2 className="text-lead">The number of your day</h2>
      <Form
        intent="morning"
        {...inCard()}
        hidden={{ zone }}
        values={{ hour: hour ?? '' }}
        submit="Save the hour"
        around={(form, done) => (
          <>
            {form}
            {done && (
              <Said>
                {done.isOn
                  ? 'Saved. It comes to the browsers where notifications are on.'
                  : 'It stays quiet in the morning.'}
              </Said>
            )}
          </>
        )}
        fields={(field) => ({
          hour: (
            <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
              <div className="space-y-4">
                <p className="text-quiet">
                  {knowsBirthDate
                    ? 'In the morning, on your phone or computer: what kind of day it is for you. By your own clock.'
                    : 'We need your birth date for it: give it above, and it can begin.'}
                </p>
                <Choice label="Every day at" options={hours} {...field.hour} />
              </div>
              <PushSwitch publicKey={publicKey} endpoints={endpoints} />
            </div>
          ),
        })}
      />
    </Card>
  );
}

type Device = { id: string; userAgent: string; lastSeen: string; current: boolean };

function Devices({ devices }: { devices: Device[] }) {
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lead">Signed-in devices</h2>
        {devices.length > 1 && (
          <Form
            intent="end-others"
            submit="Sign out all others"
            variant="outline"
            size="sm"
            done="All other devices were signed out. Links in letters and notifications there ended too."
          />
        )}
      </div>
      <Table
        caption="Devices that are signed in to your account"
        rows={devices}
        rowKey={({ id }) => id}
        empty="No devices."
        columns={[
          { header: 'Device', cell: ({ userAgent }) => deviceName(userAgent) },
          {
            header: 'Last seen',
            cell: ({ lastSeen }) => <LocalTime at={lastSeen} />,
          },
          {
            header: 'Sign-in',
            cell: ({ id, current }) =>
              current ? (
                <Badge look="good">This device</Badge>
              ) : (
                <Form
                  intent="end-device"
                  hidden={{ device: id }}
                  submit="Sign out"
                  variant="quiet"
                  size="sm"
                  done="That device was signed out."
                />
              ),
          },
        ]}
      />
    </Card>
  );
}

/** Taking everything along, as a file. A plain form: the browser saves what comes. */
function DataExport() {
  return (
    <Card>
      <h2 className="text-lead">Download your data</h2>
      <p className="mt-2 mb-4 text-quiet">
        Everything we hold about you in one zip: the data as JSON, your reports, readings and receipts as PDF.
      </p>
      <form method="post" action="/portal/account/export">
        <Button type="submit" variant="outline">
          <Download className="size-5" aria-hidden="true" />
          Download my data
        </Button>
      </form>
    </Card>
  );
}

const KEPT = 'Your account stays. Nothing was deleted.';

type Deletion = { plannedFor?: string; email: string; hasPassword: boolean };

/** Leaving, in three steps that each can be taken back: a proof of who asks, the mailbox, the days of grace. */
function AccountDeletion({ plannedFor, ...own }: Deletion) {
  if (plannedFor) {
    return (
      <Card id="keep">
        <h2 className="text-lead">Your account is about to be deleted</h2>
        <p className="mt-4">
          It will be gone on <LocalTime at={plannedFor} as="MMM d, yyyy" />. Until then everything stays as it
          is.
        </p>
        <Form intent="keep-account" {...inCard()} submit="Keep my account" done={KEPT} />
      </Card>
    );
  }
  return (
    <Card>
      <h2 className="text-lead">Delete your account</h2>
      <Form
        intent="request-deletion"
        {...inCard('We have sent you a letter. Nothing is deleted until you confirm it there.')}
        submit="Delete my account"
        variant="danger"
        fields={(field) => ({
          password: (
            <div className="space-y-4">
              <p className="measure text-quiet">
                Profile, reports, readings, sessions and messages are erased; receipts stay for as long as tax
                law asks. We send you a letter to confirm it, and after that you have 7 days to change your
                mind.
              </p>
              <div className="max-w-md">
                <OwnPassword {...own} {...field.password} />
              </div>
            </div>
          ),
        })}
      />
    </Card>
  );
}

type Passkey = { id: string; name: string; createdAt: string };

/** Signing in with finger, face or PIN of a device. */
function Passkeys({ passkeys, proven }: { passkeys: Passkey[]; proven: boolean }) {
  const [name, setName] = useState('My device');
  const [problem, setProblem] = useState<Refused>();
  return (
    <Card id="passkeys" className="scroll-mt-6">
      <h2 className="text-lead">Passkeys</h2>
      <p className="mt-4 text-quiet">
        {proven
          ? 'Sign in with the finger, face or PIN of your phone or computer. No password, no code.'
          : 'Confirm your e-mail address first, by the letter we sent you. Then you can add one here.'}
      </p>
      <ul className="mt-4 divide-y divide-rule">
        {passkeys.map((passkey) => (
          <PasskeyLine key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      {proven && (
        <div className="mt-4 space-y-4">
          <FormError problem={problem} />
          <Field
            label="Name of the passkey"
            value={name}
            onChange={(event) => setName(event.target.value)}
            maxLength={60}
          />
          <AddPasskey name={name} onProblem={setProblem} />
        </div>
      )}
    </Card>
  );
}

function PasskeyLine({ passkey: { id, name, createdAt } }: { passkey: Passkey }) {
  return (
    <li className="py-3">
      <Form
        intent="rename-passkey"
        also={['remove-passkey']}
        hidden={{ passkey: id }}
        values={{ name }}
        className="flex flex-wrap items-end justify-between gap-3"
        submit="Rename"
        variant="outline"
        size="sm"
        fields={(field) => ({
          name: (
            <div className="min-w-40 grow">
              <Field label="Name" maxLength={60} required {...field.name} />
            </div>
          ),
        })}
        footer={(button) => (
          <>
            {button}
            <Button type="submit" name="intent" value="remove-passkey" variant="danger" size="sm">
              Remove
            </Button>
          </>
        )}
      >
        {(shown) => shown.name}
      </Form>
      <p className="text-fine text-quiet">
        Added <LocalTime at={createdAt} as="MMM d, yyyy" />
      </p>
    </li>
  );
}
