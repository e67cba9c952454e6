import { callFunction } from '../../../components/call-function.ts';
import { offerToken } from '../../../components/mini-offer-token.ts';

const WAIT_MS = 30_000;
const RECORDED = 'cart_recorded';

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Thirty seconds after a checkout was opened, if nothing was bought by then and an address is known, the cart is
 * recorded, once. The count goes on when the visitor wanders off to another page: that is what leaving a cart is.
 */
export function startCartTimer(productId: string, knownEmail: () => string | undefined): void {
  clearTimeout(timer);
  if (sessionStorage.getItem(RECORDED)?.split(' ').includes(productId)) return;
  timer = setTimeout(async () => {
    const email = knownEmail();
    const signedIn = document.documentElement.classList.contains('signed-in');
    if (!email && !signedIn) return;
    const saved = await callFunction('save-cart', { productId, email, offer: offerToken() });
    if (saved.ok) {
      const before = sessionStorage.getItem(RECORDED) ?? '';
      sessionStorage.setItem(RECORDED, `${before} ${productId}`.trim());
    }
  }, WAIT_MS);
}

/** The purchase button was pressed: there is no cart to remind of. */
export function stopCartTimer(): void {
  clearTimeout(timer);
}
