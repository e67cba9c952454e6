import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { OrderPage } from '../../../../domain/delivery/index.ts';

const EVERY_MS = 3000;
const AT_MOST = 40;

/** While something is about to happen (a payment arriving, a document being drawn), the page looks again by itself. */
export function useLiveOrder({ state, deliveries }: OrderPage): void {
  const { revalidate } = useRevalidator();
  const isMoving = state === 'open' || deliveries.some(({ stage }) => stage === 'in_work');
  useEffect(() => {
    if (!isMoving) return;
    let looks = 0;
    const timer = setInterval(() => {
      if (++looks > AT_MOST) clearInterval(timer);
      else if (document.visibilityState === 'visible') void revalidate();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isMoving, revalidate]);
}
