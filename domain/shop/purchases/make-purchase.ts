import { findProduct, type Product } from '../../../content/catalogue.ts';
import type { Tx } from '../../../db/connect.ts';
import type { ReadsContent } from '../../services.ts';
import type { OrderRow } from '../orders/order-states.ts';
import { insertPurchase, type PurchaseRow } from './queries.ts';

/** What an order becomes when it is paid. */
export async function makePurchase({ content }: ReadsContent, tx: Tx, order: OrderRow): Promise<PurchaseRow> {
  const product = findProduct(content.current().catalogue, order.productId);
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
function accessUrl({ productType }: Product, orderId: string): string {
  const screens: Partial<Record<Product['productType'], string>> = {
    video: '/portal/videos',
    session: '/portal/sessions',
    course: '/portal/courses',
    membership: '/portal/courses',
  };
  return screens[productType] ?? `/portal/orders/${orderId}`;
}
