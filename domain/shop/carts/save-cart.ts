import { invalid } from '../../errors.ts';
import type { Parts } from '../../services.ts';
import { soldProduct } from '../checkout/find-product.ts';
import { priceFor } from '../checkout/quote-order.ts';
import { recordCart } from './record-cart.ts';

/** From the checkout page. The answer is the same whether the cart is new or known: it tells nothing about an address. */
export async function saveCart(
  services: Parts,
  { productId, email, offer }: { productId: string; email?: string; offer?: string },
): Promise<{ ok: true }> {
  const product = soldProduct(services.content.current().catalogue, productId);
  if (!email) throw invalid({ email: 'Please provide an email address to continue.' });
  const { priceCents } = priceFor(services, product, { offer });
  const cart = { email: email.toLowerCase(), productId, productName: product.name, priceCents };
  await services.db.transaction((tx) => recordCart(services, tx, cart));
  return { ok: true };
}
