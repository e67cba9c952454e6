import { Form, useNavigation } from 'react-router';
import { z } from 'zod';
import {
  changeStaffRole,
  inviteStaff,
  readPeople,
  requireTwoFactor,
  withdrawInvitation,
} from '../../../domain/office/index.ts';
import { changeRefundLimit } from '../../../domain/shop/index.ts';
import { email } from '../../../shared/fields.ts';
import { type Asked, answerPage, orProblem } from '../../answer.server.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { FormError } from '../../components/form-error.tsx';
import { LocalTime } from '../../components/local-time.tsx';
import { Part } from '../../components/office/facts.tsx';
import { SettingsHead } from '../../components/office/settings/settings-nav.tsx';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import { parseForm } from '../../parse.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice, Field } from '../../ui/field.tsx';
import type { Route } from './+types/people';

export const meta: Route.MetaFunction = () => [{ title: 'People' }];

export const loader = answerPage(({ services, member }: Asked<Route.LoaderArgs>) => {
  return readPeople(services, { actor: member });
});

const form = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('invite'), email, role: z.enum(['staff', 'owner']) }),
  z.object({ intent: z.literal('withdraw'), invitationId: z.string() }),
  z.object({
    intent: z.literal('role'),
    userId: z.string(),
    role: z.enum(['member', 'staff', 'owner']),
  }),
  z.object({ intent: z.literal('two-factor'), required: z.enum(['yes', 'no']) }),
  z.object({ intent: z.literal('refund-limit'), euros: z.coerce.number() }),
]);

export function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const actor = context.get(memberContext);
  const change = async () => {
    const said = await parseForm(form, request);
    switch (said.intent) {
      case 'invite':
        return inviteStaff(services, { actor, email: said.email, role: said.role });
      case 'withdraw':
        return withdrawInvitation(services, { actor, invitationId: said.invitationId });
      case 'role':
        return changeStaffRole(services, { actor, userId: said.userId, role: said.role });
      case 'two-factor':
        return requireTwoFactor(services, { actor, required: said.required === 'yes' });
      case 'refund-limit':
        return changeRefundLimit(services, { actor, cents: Math.round(said.euros * 100) });
    }
  };
  return orProblem(change().then(() => ({ done: true })));
}

const roles = [
  { value: 'staff', label: 'Staff: the daily work' },
  { value: 'owner', label: 'Owner: everything' },
];
const at = '/office/settings/people';

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { staff, invitations, twoFactorRequired, refundLimitCents } = loaderData;
  const pending = useNavigation().state === 'submitting';
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
                  <Form method="post">
                    <input type="hidden" name="invitationId" value={id} />
                    <Button type="submit" name="intent" value="withdraw" variant="outline" size="sm">
                      Withdraw
                    </Button>
                  </Form>
                </li>
              ))}
            </ul>
          </Part>
        </div>
        <div className="space-y-10">
          <Part title="Invite somebody">
            <Form method="post" className="space-y-4" key={invitations[0]?.id}>
              <FormError problem={actionData?.problem} />
              <Field
                label="E-mail address"
                name="email"
                type="email"
                required
                error={actionData?.problem?.fields.email}
              />
              <Choice label="Role" name="role" options={roles} />
              <Button type="submit" name="intent" value="invite" variant="gold" pending={pending}>
                Send the invitation
              </Button>
              <p className="text-fine text-quiet">
                They get a letter with a link that is open for seven days, and come in with an account under
                this address.
              </p>
            </Form>
          </Part>
          <StaffRules
            required={twoFactorRequired}
            limitCents={refundLimitCents}
            problem={actionData?.problem}
          />
        </div>
      </div>
    </>
  );
}

type Rules = { required: boolean; limitCents: number; problem?: { fields: Record<string, string> } };

function StaffRules({ required, limitCents, problem }: Rules) {
  return (
    <Part title="Rules for staff">
      <Form method="post" className="space-y-3">
        <input type="hidden" name="required" value={required ? 'no' : 'yes'} />
        <p>
          {required
            ? 'Whoever works here signs in with a second step.'
            : 'Staff may sign in with their password alone.'}
        </p>
        <Button type="submit" name="intent" value="two-factor" variant="outline" size="sm">
          {required ? 'No longer require a second step' : 'Require a second step'}
        </Button>
      </Form>
      <Form method="post" className="mt-6 space-y-3" key={limitCents}>
        <Field
          label="Staff may send back up to (euros)"
          name="euros"
          inputMode="decimal"
          defaultValue={String(limitCents / 100)}
          error={problem?.fields.euros}
        />
        <Button type="submit" name="intent" value="refund-limit" variant="outline" size="sm">
          Save the limit
        </Button>
      </Form>
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
            <ConfirmDialog
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
              confirm="Change the role"
              keep="Leave it"
              action={at}
              fields={{ intent: 'role', userId: id, role: other }}
              variant="primary"
              done={{ title: 'Role changed' }}
            />
            <ConfirmDialog
              title={`Let ${name || address} go`}
              text="From this moment on the office is closed to this account. It stays an account like any customer's."
              trigger={
                <Button size="sm" variant="danger">
                  Take the role away
                </Button>
              }
              confirm="Take it away"
              keep="Leave it"
              action={at}
              fields={{ intent: 'role', userId: id, role: 'member' }}
              done={{ title: 'Role taken away' }}
            />
          </>
        )}
      </span>
    </li>
  );
}
