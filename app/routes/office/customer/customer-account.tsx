import type { CustomerPage } from '../../../../domain/office/index.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { Facts, Part } from '../../../components/office/facts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Choice, Field } from '../../../ui/field.tsx';
import { Progress } from '../../../ui/progress.tsx';

type Props = { customer: CustomerPage; sessionTypes: string[] };

/** The customer's account and what it holds: the Circle, courses, sessions still to book. */
export function CustomerAccount({ customer, sessionTypes }: Props) {
  const { account, membership, credits, courses } = customer;
  if (!account) {
    return (
      <Part title="Account">
        <p className="text-quiet">None yet: what was bought is reached by the links in its letters.</p>
      </Part>
    );
  }
  return (
    <Part title="Account">
      <Facts
        facts={[
          ['Since', <LocalTime key="since" at={account.since} as="MMM d, yyyy" />],
          ['Role', account.role !== 'member' && account.role],
          ['Two-factor', account.twoFactor && 'on'],
          [
            'Soul Circle',
            membership && (
              <>
                {membership.state}
                {membership.nextChargeAt && (
                  <>
                    , next charge <LocalTime at={membership.nextChargeAt} as="MMM d, yyyy" />
                  </>
                )}
              </>
            ),
          ],
          [
            'Credits',
            credits.map(({ sessionType, count }) => `${count} × ${sessionType}`).join(', ') || 'none',
          ],
        ]}
      />
      {courses.map(({ id, title, badge, progress }) => (
        <div key={id}>
          <p className="flex justify-between gap-3 text-fine">
            <span>{title}</span>
            <span className="text-quiet">{badge}</span>
          </p>
          <Progress value={progress.percent} label={`${title}, done`} />
        </div>
      ))}
      <GiveSessions userId={account.id} customerId={customer.id} sessionTypes={sessionTypes} />
    </Part>
  );
}

const counts = Array.from({ length: 12 }, (_, i) => ({ value: String(i + 1), label: String(i + 1) }));

type GiveProps = { userId: string; customerId: string; sessionTypes: string[] };

function GiveSessions({ userId, customerId, sessionTypes }: GiveProps) {
  return (
    <ConfirmDialog
      title="Give sessions"
      text="The customer can book them in the portal at once."
      trigger={
        <Button size="sm" variant="outline">
          Give sessions
        </Button>
      }
      confirm="Give them"
      keep="Not now"
      action={`/office/customers/${customerId}`}
      fields={{ intent: 'give-credits', userId }}
      variant="primary"
      done={{ title: 'Given' }}
    >
      <Choice
        label="Kind"
        name="sessionType"
        options={sessionTypes.map((type) => ({ value: type, label: type }))}
      />
      <Choice label="How many" name="count" options={counts} />
      <Field label="Why (for our own books)" name="why" maxLength={200} />
    </ConfirmDialog>
  );
}
