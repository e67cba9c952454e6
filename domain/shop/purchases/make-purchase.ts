import type { Tx } from '../../../db/connect.ts';
import type { ReadsContent } from '../../services.ts';
import type { OrderRow } from '../orders/order-states.ts';
import { productOf, type SoldProduct } from '../orders/product-of.ts';
import { insertPurchase, type PurchaseRow } from './queries.ts';

/** What an order becomes when it is paid. */
export async function makePurchase(services: ReadsContent, tx: Tx, order: OrderRow): Promise<PurchaseRow> {
  const product = productOf(services, order);
  return insertPurchase(tx, {
    orderId: order.id,
    userId: order.userId,
    email: order.email,
    productId: order.productId,
    productType: product?.productType ?? 'other',
    productName: order.productName,
    purchaseDate: order.paidAt ?? order.createdAt,
    accessUrl: product ? accessUrl(product, order.id) : null,
  });
}

/** Where the portal shows it. */
function accessUrl({ productType }: SoldProduct, orderId: string): string {
  const screens: Partial<Record<SoldProduct['productType'], string>> = {
    video: '/portal/videos',
    session: '/portal/sessions',
    course: '/portal/courses',
    membership: '/portal/courses',
  };
  return screens[productType] ?? `/portal/orders/${orderId}`;
}
