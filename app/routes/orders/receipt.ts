import { readReceipt } from '../../../domain/shop/index.ts';
import { orRefuse } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import type { Route } from './+types/receipt';
import { asDownload } from './as-download.ts';
import { holderOf } from './holder.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { filename, bytes } = await orRefuse(
    readReceipt(services, holderOf(params, context), params.receiptId),
  );
  const body = new Uint8Array(bytes);
  return asDownload(new Response(body, { headers: { 'content-type': 'application/pdf' } }), filename);
}
