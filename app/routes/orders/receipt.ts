import { readReceipt } from '../../../domain/shop/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import type { Route } from './+types/receipt';
import { asDownload } from './as-download.ts';
import { holderOf } from './holder.ts';

export const loader = answerPage(async ({ params, services, context }: Asked<Route.LoaderArgs>) => {
  const { filename, bytes } = await readReceipt(services, holderOf(params, context), params.receiptId);
  const body = new Uint8Array(bytes);
  return asDownload(new Response(body, { headers: { 'content-type': 'application/pdf' } }), filename);
});
