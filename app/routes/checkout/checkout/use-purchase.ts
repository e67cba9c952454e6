import { useEffect, useState } from 'react';
import { callFunction } from '../../../components/call-function.ts';
import type { ShownProduct } from '../../../components/checkout/product-story.tsx';
import { toast } from '../../../ui/toast.tsx';
import { browserKey, keepForReturn } from './browser-store.ts';
import { stopCartTimer } from './cart-timer.ts';

const EMAIL_REQUIRED = 'Please provide an email address to continue.';

export type PurchaseState = 'idle' | 'processing' | 'redirected';

export type Purchase = {
  amount: number;
  total: number;
  email: string;
  code?: string;
  recovery?: string;
  offer?: string;
  consent: boolean;
};

/** The purchase button: idle, processing, on the way to the payment page; back to idle when something is wrong. */
export function usePurchase(product: ShownProduct) {
  const [state, setState] = useState<PurchaseState>('idle');
  const [fields, setFields] = useState<Record<string, string>>({});

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
    const email = wish.email || (signedIn ? undefined : askForEmail());
    if (!email && !signedIn) return refuseWithoutEmail();
    setState('processing');
    setFields({});
    const answer = await createSession(product, { ...wish, email });
    if (!answer.ok && !email && answer.fields?.email) {
      // Signed out in the meantime: ask after all.
      setState('idle');
      const asked = askForEmail();
      return asked ? purchase({ ...wish, email: asked }) : refuseWithoutEmail();
    }
    if (answer.ok && answer.data.url) {
      setState('redirected');
      keepForReturn({ email: wish.email, consent: wish.consent });
      location.assign(answer.data.url);
      return;
    }
    setState('idle');
    if (!answer.ok) setFields(answer.fields ?? {});
    await toast({
      kind: 'error',
      title: 'Checkout Failed',
      description: answer.ok
        ? 'No checkout URL received'
        : answer.message || 'Unable to create checkout session. Please try again.',
    });
  }

  async function refuseWithoutEmail(): Promise<void> {
    setFields({ email: EMAIL_REQUIRED });
    document.querySelector<HTMLInputElement>('main input[name=email]')?.focus();
    await toast({ kind: 'error', title: 'Email Required', description: EMAIL_REQUIRED });
  }

  return { state, fields, purchase };
}

function createSession({ id, name }: ShownProduct, wish: Partial<Purchase>) {
  return callFunction<{ url?: string }>('create-checkout-session', {
    productId: id,
    productName: name,
    ...wish,
    browserKey: browserKey(),
    cancelUrl: `/checkout/${id}${location.search}`,
  });
}

const askForEmail = (): string | undefined => prompt('Please enter your email address:')?.trim() || undefined;
