import { useCallback, useEffect, useRef, useState } from 'react';
import type { Quote } from '../../../../domain/shop/index.ts';
import { callFunction } from '../../../components/call-function.ts';
import type { ShownProduct } from '../../../components/checkout/product-story.tsx';
import { keepOfferToken, offerToken } from '../../../components/mini-offer-token.ts';
import { quizEmail } from './browser-store.ts';

type Answer = Quote & { member?: string };

export type Question = { email?: string; code?: string };

/**
 * The price as the server gives it to this visitor. The page itself is the same for everybody, so whatever depends
 * on who is reading is asked for afterwards: an account, a code or recovery link in the address, an offer's deadline.
 */
export function useQuote(product: ShownProduct) {
  const [quote, setQuote] = useState<Answer>();
  const [asking, setAsking] = useState(false);
  const asked = useRef(0);
  const [recovery, setRecovery] = useState<string>();

  const ask = useCallback(
    async (question: Question & { recovery?: string }): Promise<Answer | undefined> => {
      const turn = ++asked.current;
      setAsking(true);
      const answer = await callFunction<Answer>('quote-order', {
        productId: product.id,
        offer: product.originalPriceCents ? offerToken() : undefined,
        ...question,
      });
      // An answer that was overtaken by a later question is not the answer any more.
      if (turn !== asked.current) return undefined;
      setAsking(false);
      if (!answer.ok) return undefined;
      if (answer.data.offer) keepOfferToken(answer.data.offer.token);
      setQuote(answer.data);
      return answer.data;
    },
    [product.id, product.originalPriceCents],
  );

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const [code, link] = [query.get('code') ?? undefined, query.get('recovery') ?? undefined];
    setRecovery(link);
    const signedIn = document.documentElement.classList.contains('signed-in');
    const isPersonal = code || link || signedIn || product.originalPriceCents;
    if (isPersonal) void ask({ email: quizEmail(), code, recovery: link });
  }, [ask, product.originalPriceCents]);

  return { quote, asking, recovery, ask: (question: Question) => ask({ ...question, recovery }) };
}
