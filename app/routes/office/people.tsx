import {
  changeStaffRole,
  inviteStaff,
  readStaff,
  requireTwoFactor,
  withdrawInvitation,
} from '../../../domain/office/index.ts';
import { changeStaffRefundLimit } from '../../../domain/shop/index.ts';
import { euros } from '../../../shared/money.ts';
import { type Asked, answerForm, answerPage, byActor, change } from '../../answer.server.ts';
import { dialogFor, formFor } from '../../components/action-form.tsx';
import { LocalTime } from '../../components/local-time.tsx';
import { Part } from '../../components/office/facts.tsx';
import { SettingsHead } from '../../components/office/settings/settings-nav.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice, EmailField, Field } from '../../ui/field.tsx';
import type { Route } from './+types/people';

export const meta: Route.MetaFunction = () => [{ title: 'People' }];

export const loader = answerPage(({ services, member }: Asked<Route.LoaderArgs>) => {
  return readStaff(services, { actor: member });
});

export const action = answerForm({
  invite: change(inviteStaff, byActor),
  withdraw: change(withdrawInvitation, byActor),
  role: change(changeStaffRole, byActor),
  'two-factor': change(requireTwoFactor, byActor),
  'refund-limit': change(changeStaffRefundLimit, byActor),
});

export { preserveInput as clientAction } from '../../components/preserve-input.ts';

const Form = formFor<typeof action>();
const Ask = dialogFor<typeof action>();

const roles = [
  { value: 'staff', label: 'Staff: the daily work' },
  { value: 'owner', label: 'Owner: everything' },
];

export default function People({ loaderData }: Route.ComponentProps) {
  const { staff, invitations, twoFactorRequired, refundLimitCents } = loaderData;
  return (
    <>
      <SettingsHead isOwner />
      <div className="grid items-start gap-10 lg:grid-cols-[1.5fr_1fr]">
        <div className="space-y-10">
          <Part title="Who works here">
            <ul className="divide-y divide-rule">
              {staff.map((person) => (
                <Person key={person.id} person={person} />
              ))}
            </ul>
          </Part>
          <Part title="Invited">
            {invitations.length === 0 && <p className="text-quiet">Nobody at the moment.</p>}
            <ul className="divide-y divide-rule">
              {invitations.map(({ id, email: address, role, expiresAt, isOver }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                  <span className="min-w-0">
                    <span className="break-all">{address}</span>
                    <span className="block text-fine text-quiet">
                      as {role}, {isOver ? 'ran out' : 'open until'}{' '}
                      <LocalTime at={expiresAt} as="MMM d, yyyy" />
                    </span>
                  </span>
                  <Form
                    intent="withdraw"
                    hidden={{ invitationId: id }}
                    variant="outline"
                    size="sm"
                    submit="Withdraw"
                  />
                </li>
              ))}
            </ul>
          </Part>
        </div>
        <div className="space-y-10">
          <Part title="Invite somebody">
            <Form
              intent="invite"
              className="space-y-4"
              variant="gold"
              submit="Send the invitation"
              resets
              fields={(field) => ({
                email: <EmailField label="E-mail address" required {...field.email} />,
                role: <Choice label="Role" options={roles} {...field.role} />,
              })}
              footer={(button) => (
                <>
                  {button}
                  <p className="text-fine text-quiet">
                    They get a letter with a link that is open for seven days, and come in with an account
                    under this address.
                  </p>
                </>
              )}
            />
          </Part>
          <StaffRules required={twoFactorRequired} limitCents={refundLimitCents} />
        </div>
      </div>
    </>
  );
}

function StaffRules({ required, limitCents }: { required: boolean; limitCents: number }) {
  return (
    <Part title="Rules for staff">
      <Form
        intent="two-factor"
        className="space-y-3"
        hidden={{ required: required ? 'no' : 'yes' }}
        variant="outline"
        size="sm"
        submit={required ? 'No longer require a second step' : 'Require a second step'}
        footer={(button) => (
          <>
            <p>
              {required
                ? 'Whoever works here signs in with a second step.'
                : 'Staff may sign in with their password alone.'}
            </p>
            {button}
          </>
        )}
      />
      <Form
        intent="refund-limit"
        className="mt-6 space-y-3"
        values={{ cents: euros(limitCents) }}
        variant="outline"
        size="sm"
        submit="Save the limit"
        fields={(field) => ({
          cents: <Field label="Staff may send back up to (euros)" inputMode="decimal" {...field.cents} />,
        })}
      />
    </Part>
  );
}

type StaffLine = Route.ComponentProps['loaderData']['staff'][number];

function Person({
  person: { id, name, email: address, role, isYou, twoFactorEnabled },
}: {
  person: StaffLine;
}) {
  const other = role === 'staff' ? 'owner' : 'staff';
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="min-w-0">
        {name || address} {isYou && <span className="text-quiet">(you)</span>}
        <span className="block text-fine break-all text-quiet">
          {address}, two-factor {twoFactorEnabled ? 'on' : 'off'}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        <Badge look={role === 'owner' ? 'gold' : 'secondary'}>{role}</Badge>
        {!isYou && (
          <>
            <Ask
              intent="role"
              title={`Make ${name || address} ${other === 'owner' ? 'an owner' : 'staff'}`}
              text={
                other === 'owner'
                  ? 'An owner may do everything: invite people, change the brand, make backups, read this log.'
                  : 'Staff do the daily work, and nothing that is for the owner alone.'
              }
              trigger={
                <Button size="sm" variant="outline">
                  Make {other}
                </Button>
              }
              submit="Change the role"
              keep="Leave it"
              hidden={{ userId: id, role: other }}
              variant="primary"
              done="Role changed"
            />
            <Ask
              intent="role"
              title={`Let ${name || address} go`}
              text="From this moment on the office is closed to this account. It stays an account like any customer's."
              trigger={
                <Button size="sm" variant="danger">
                  Take the role away
                </Button>
              }
              submit="Take it away"
              keep="Leave it"
              hidden={{ userId: id, role: 'member' }}
              done="Role taken away"
            />
          </>
        )}
      </span>
    </li>
  );
}
