import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { toast } from '../../ui/toast.tsx';

const SHOWN_MS = 5000;

/** Says that the payment went well, for five seconds, and takes the words out of the address. It grants nothing. */
export function PaymentReturn() {
  const [query, setQuery] = useSearchParams();
  const paid = query.get('payment') === 'success';
  useEffect(() => {
    if (!paid) return;
    void toast({
      kind: 'success',
      title: 'Payment Successful!',
      description: 'Your purchase has been completed. Check your email for details.',
      duration: SHOWN_MS,
    });
    setQuery(
      (before) => {
        before.delete('payment');
        before.delete('order');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [paid, setQuery]);
  return null;
}
