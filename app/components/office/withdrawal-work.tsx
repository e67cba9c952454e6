import type { OfficeWithdrawal } from '../../../domain/office/index.ts';
import type { Returnable } from '../../../domain/shop/index.ts';
import { euro } from '../../../shared/money.ts';
import type { action } from '../../routes/office/withdrawal.tsx';
import { Button } from '../../ui/button.tsx';
import { dialogFor } from '../action-form.tsx';
import { LocalTime } from '../local-time.tsx';
import { declining } from './decline-dialog.tsx';
import { Facts } from './facts.tsx';

const Ask = dialogFor<typeof action>();

export function Declaration({ withdrawal }: { withdrawal: OfficeWithdrawal }) {
  const { reference, name, email, orderNumber, product, requestedAt } = withdrawal;
  return (
    <Facts
      facts={[
        [
          'Reference',
          <span key="reference" className="lining-nums">
            {reference}
          </span>,
        ],
        ['Declared', <LocalTime key="at" at={requestedAt} />],
        ['Name', name],
        ['E-mail', email],
        ['Number named', orderNumber],
        ['Product named', product],
      ]}
    />
  );
}

type Props = {
  withdrawalId: string;
  orderId: string;
  returnable: Returnable;
  /** Above it the owner decides; none for her. */
  refundLimitCents?: number;
};

/** Accepts a declaration for one order of its sender. */
export function AcceptWithdrawal({ withdrawalId, orderId, returnable, refundLimitCents }: Props) {
  const { cents, waitsForPayment } = returnable;
  if (cents > (refundLimitCents ?? cents)) {
    return <p className="text-fine text-quiet">The owner decides about a refund of {euro(cents)}.</p>;
  }
  return (
    <Ask
      intent="accept"
      action={`/office/withdrawals/${withdrawalId}`}
      hidden={{ orderId }}
      title="Accept this withdrawal"
      text={
        cents === 0
          ? 'The money of this order has gone back, or is on its way back. The sender is told so.'
          : waitsForPayment
            ? `${euro(cents)} goes back as soon as it has arrived, and the sender is told.`
            : `${euro(cents)} goes back the way it came, what was bought closes, and the sender is told.`
      }
      trigger={<Button size="sm">Accept{cents > 0 && ` and return ${euro(cents)}`}</Button>}
      submit="Accept it"
      keep="Not yet"
      variant="primary"
      done={{ title: 'Withdrawal accepted', description: 'The sender has been told.' }}
    />
  );
}

/** `orderId`: where it is declined on the page of an order. */
export function DeclineWithdrawal({
  withdrawalId,
  orderId = '',
}: Pick<Props, 'withdrawalId'> & { orderId?: string }) {
  return (
    <Ask
      intent="decline"
      action={`/office/withdrawals/${withdrawalId}`}
      hidden={{ orderId }}
      {...declining('withdrawal', 'sender')}
    />
  );
}
