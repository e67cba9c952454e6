import type { RouterContextProvider } from 'react-router';
import type { OrderHolder } from '../../../domain/shop/index.ts';
import { memberContext } from '../../middleware/member.ts';

type OrderParams = { key?: string; orderId?: string };

/** The same pages serve a member in the portal and a guest with a signed link; this says which of them is asking. */
export function holderOf(params: OrderParams, context: Readonly<RouterContextProvider>): OrderHolder {
  if (params.key) return { key: params.key };
  return { memberId: context.get(memberContext).id, orderId: params.orderId ?? '' };
}

/** Where the order's page is for that visitor. */
export const basePath = ({ key, orderId }: OrderParams): string =>
  key ? `/orders/${key}` : `/portal/orders/${orderId}`;
