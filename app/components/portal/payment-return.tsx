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
  const isFree = query.get('charged') === 'nothing';
  useEffect(() => {
    if (!paid) return;
    const say = (words: { title: string; description: string }) =>
      toast({ kind: 'success', ...words, duration: SHOWN_MS });
    if (isFree) say(nothingToPay);
    else void isOnItsWay(key).then((onItsWay) => say(onItsWay ? onTheWay : arrived));
    setQuery(
      (before) => {
        before.delete('payment');
        before.delete('order');
        before.delete('charged');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [paid, key, isFree, setQuery]);
  return null;
}

const arrived = {
  title: 'Payment Successful!',
  description: 'Your purchase has been completed. Check your email for details.',
};
const onTheWay = {
  title: 'Payment on its way',
  description: 'Your bank needs a few days. We begin, and write to you, as soon as the money has arrived.',
};
const nothingToPay = {
  title: 'Thank you',
  description: 'There was nothing to pay. Check your email for details.',
};

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
