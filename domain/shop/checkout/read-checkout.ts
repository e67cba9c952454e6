import { findProduct, type Product } from '../../../content/catalogue.ts';
import { stepsAfterOrder } from '../../../content/checkout.ts';
import type { Away } from '../../../content/holiday.ts';
import type { ReadsContent } from '../../services.ts';

/** What the order page shows of a product; nothing for a product we do not sell. */
export function readCheckout({ content }: ReadsContent, productId: string) {
  const { catalogue, site } = content.current();
  const product = findProduct(catalogue, productId);
  return product && showProduct(product, site.away);
}

export function showProduct(product: Product, away?: Away) {
  const { id, name, description, features, priceCents, originalPriceCents } = product;
  const { popular, vip, badge, urgency, recurring, paused } = product;
  return {
    ...{ id, name, description, features, priceCents, originalPriceCents },
    ...{ popular, vip, badge, urgency, recurring, paused },
    steps: stepsAfterOrder(product, away),
  };
}
