import { readReceiptOf } from '../../../domain/shop/index.ts';
import { orRefuse } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import { pdfResponse } from '../../pdf-response.ts';
import type { Route } from './+types/receipt';

export async function loader({ params: { orderId, receiptId }, context }: Route.LoaderArgs) {
  const actor = context.get(memberContext);
  const receipt = await orRefuse(readReceiptOf(servicesOf(context), { actor, orderId, receiptId }));
  return pdfResponse(receipt.bytes, receipt.filename);
}
