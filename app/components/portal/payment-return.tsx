import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { toast } from '../../ui/toast.tsx';

const SHOWN_MS = 5000;

/**
 * Says that the payment went well, for five seconds, and takes the words out of the address. It grants nothing. A
 * direct debit that is still on its way is called that.
 */
export function PaymentReturn() {
  const [query, setQuery] = useSearchParams();
  const paid = query.get('payment') === 'success';
  const key = query.get('order');
  useEffect(() => {
    if (!paid) return;
    void isOnItsWay(key).then((onItsWay) =>
      toast({
        kind: 'success',
        title: onItsWay ? 'Payment on its way' : 'Payment Successful!',
        description: onItsWay
          ? 'Your bank needs a few days. We begin, and write to you, as soon as the money has arrived.'
          : 'Your purchase has been completed. Check your email for details.',
        duration: SHOWN_MS,
      }),
    );
    setQuery(
      (before) => {
        before.delete('payment');
        before.delete('order');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [paid, key, setQuery]);
  return null;
}

async function isOnItsWay(key: string | null): Promise<boolean> {
  if (!key) return false;
  try {
    const answer = await fetch(`/functions/v1/payment-state?${new URLSearchParams({ order: key })}`);
    const { state }: { state?: unknown } = await answer.json();
    return state === 'pending';
  } catch {
    return false;
  }
}
