import { readReceiptOf } from '../../../domain/shop/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { pdfResponse } from '../../pdf-response.ts';
import type { Route } from './+types/receipt';

export const loader = answerPage(
  async ({ params: { orderId, receiptId }, services, member: actor }: Asked<Route.LoaderArgs>) => {
    const receipt = await readReceiptOf(services, { actor, orderId, receiptId });
    return pdfResponse(receipt.bytes, receipt.filename);
  },
);
