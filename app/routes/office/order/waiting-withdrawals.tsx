import type { OfficeOrder } from '../../../../domain/office/index.ts';
import { Part } from '../../../components/office/facts.tsx';
import {
  AcceptWithdrawal,
  Declaration,
  DeclineWithdrawal,
} from '../../../components/office/withdrawal-work.tsx';

/** Declarations of the buyer that no rule could decide. Another order of hers may be meant: each says what it names. */
export function WaitingWithdrawals({
  order: { id, withdrawals, returnable, refundLimitCents },
}: {
  order: OfficeOrder;
}) {
  return (
    <Part title={withdrawals.length === 1 ? 'A withdrawal waits' : 'Withdrawals wait'}>
      <ul className="divide-y divide-rule">
        {withdrawals.map((withdrawal) => (
          <li key={withdrawal.id} className="space-y-3 py-4 first:pt-0">
            <Declaration withdrawal={withdrawal} />
            <div className="flex flex-wrap items-center gap-2">
              <AcceptWithdrawal
                withdrawalId={withdrawal.id}
                orderId={id}
                returnable={returnable}
                refundLimitCents={refundLimitCents}
              />
              <DeclineWithdrawal withdrawalId={withdrawal.id} orderId={id} />
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}
