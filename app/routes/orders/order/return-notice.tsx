import type { OrderPage } from '../../../../domain/delivery/index.ts';
import { Notice } from '../../../components/notice.tsx';

/**
 * What a guest reads on return from the payment page. A direct debit is not a payment yet, and nothing is completed
 * while we do not know whom it is about.
 */
export function ReturnNotice({ order: { state, details } }: { order: OrderPage }) {
  if (state === 'pending') {
    return (
      <Notice title="Payment on its way">
        Your bank needs a few days. We begin, and write to you, as soon as the money has arrived.
      </Notice>
    );
  }
  if (state !== 'paid') return null;
  return (
    <Notice title="Payment Successful!">
      {details?.state === 'missing'
        ? 'Thank you. Check your email for details. One thing is left for you to do, right here.'
        : 'Your purchase has been completed. Check your email for details.'}
    </Notice>
  );
}
