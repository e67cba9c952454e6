import { useEffect, useState } from 'react';
import { arrival } from '../../../components/arrival.ts';
import { callFunction } from '../../../components/call-function.ts';
import { browserKey, saveForReturn } from './browser-store.ts';
import { stopCartTimer } from './cart-timer.ts';
import type { OrderedProduct } from './order-form.tsx';

const EMAIL_REQUIRED = 'Please provide an email address to continue.';

export type PurchaseState = 'idle' | 'processing' | 'redirected';
/** What kept the purchase from going on, to be said beside the button; and at its fields. */
export type Obstacle = { title: string; text: string; fields: Record<string, string> };

export type Purchase = {
  amount: number;
  total: number;
  email: string;
  code?: string;
  recovery?: string;
  offer?: string;
  /** Ticked: newsletter and offers. */
  offers: boolean;
  similar?: 'told' | 'refused';
};

/** The purchase button: idle, processing, on the way to the payment page; back to idle when something is wrong. */
export function usePurchase(product: OrderedProduct) {
  const [state, setState] = useState<PurchaseState>('idle');
  const [obstacle, setObstacle] = useState<Obstacle>();

  useEffect(() => {
    // Back from the payment page, out of the browser's memory: the button must work again.
    const wake = (event: PageTransitionEvent) => event.persisted && setState('idle');
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  async function purchase(wish: Purchase): Promise<void> {
    stopCartTimer();
    // Somebody who is signed in has an address, even before the page has heard of it.
    const signedIn = document.documentElement.classList.contains('signed-in');
    if (!wish.email && !signedIn) return askForEmail();
    setState('processing');
    setObstacle(undefined);
    const answer = await createSession(product, wish);
    if (answer.ok && answer.data.url) {
      setState('redirected');
      saveForReturn({ email: wish.email, code: wish.code });
      location.assign(answer.data.url);
      return;
    }
    setState('idle');
    // Signed out in the meantime: the address is needed after all.
    if (!answer.ok && !wish.email && answer.fields?.email) return askForEmail();
    setObstacle({
      title: 'Checkout Failed',
      text: answer.ok
        ? 'No checkout URL received'
        : answer.message || 'Unable to create checkout session. Please try again.',
      fields: (!answer.ok && answer.fields) || {},
    });
  }

  function askForEmail(): void {
    setObstacle({ title: 'Email Required', text: EMAIL_REQUIRED, fields: { email: EMAIL_REQUIRED } });
    document.querySelector<HTMLInputElement>('main input[name=email]')?.focus();
  }

  return { state, obstacle, purchase, clearObstacle: () => setObstacle(undefined) };
}

function createSession({ id, name }: OrderedProduct, wish: Purchase) {
  return callFunction<{ url?: string }>('create-checkout-session', {
    productId: id,
    productName: name,
    ...wish,
    ...arrival(),
    browserKey: browserKey(),
    cancelUrl: `/checkout/${id}${location.search}`,
  });
}
