import { useCallback, useEffect, useRef, useState } from 'react';
import type { Quote } from '../../../../domain/shop/index.ts';
import { callFunction } from '../../../components/call-function.ts';
import { offerToken, saveOfferToken } from '../../../components/mini-offer-token.ts';
import { quizEmail, typedBeforeReturn } from './browser-store.ts';
import type { OrderedProduct } from './order-form.tsx';

export type ShownQuote = Quote & { member?: string };

export type Question = { email?: string; code?: string };

/**
 * The price as the server gives it to this visitor. The page itself is the same for everybody, so whatever depends
 * on who is reading is asked for as soon as the page has loaded: an account, a code or recovery link in the address, an
 * offer's deadline.
 */
export function useQuote(product: OrderedProduct) {
  const [quote, setQuote] = useState<ShownQuote>();
  const [asking, setAsking] = useState(false);
  const [unanswered, setUnanswered] = useState<string>();
  const [recovery, setRecovery] = useState<string>();
  const asked = useRef(0);
  const latest = useRef<Promise<ShownQuote | undefined>>(undefined);

  const ask = useCallback(
    (question: Question & { recovery?: string }): Promise<ShownQuote | undefined> => {
      const turn = ++asked.current;
      setAsking(true);
      const coming = callFunction<ShownQuote>('quote-order', {
        productId: product.id,
        offer: product.originalPriceCents ? offerToken() : undefined,
        ...question,
      }).then((answer) => {
        // An answer that was overtaken by a later question is not the answer any more.
        if (turn !== asked.current) return latest.current;
        setAsking(false);
        setUnanswered(answer.ok ? undefined : answer.message);
        if (!answer.ok) return undefined;
        if (answer.data.offer) saveOfferToken(answer.data.offer.token);
        setQuote(answer.data);
        return answer.data;
      });
      latest.current = coming;
      return coming;
    },
    [product.id, product.originalPriceCents],
  );

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const typed = typedBeforeReturn();
    const [code, link] = [query.get('code') ?? typed.code, query.get('recovery') ?? undefined];
    setRecovery(link);
    const signedIn = document.documentElement.classList.contains('signed-in');
    const isPersonal = code || link || signedIn || product.originalPriceCents;
    if (isPersonal) void ask({ email: typed.email ?? quizEmail(), code, recovery: link });
  }, [ask, product.originalPriceCents]);

  return {
    quote,
    asking,
    /** Why there is no answer to the last question, where there is none. */
    unanswered,
    recovery,
    ask: (question: Question) => ask({ ...question, recovery }),
    /** The answer to the last question, once it is there. */
    settled: async () => (await latest.current) ?? quote,
  };
}
