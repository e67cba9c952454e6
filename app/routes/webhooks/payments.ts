import { receiveNotice } from '../../../domain/shop/index.ts';
import { answerQuery } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import type { Route } from './+types/payments';

/** Notices of the payment provider. The bytes are passed on as they came: they are what was signed. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const signature = request.headers.get(services.payments.signatureHeader);
  return answerQuery(async () => {
    const rawBody = new Uint8Array(await request.arrayBuffer());
    return Response.json(await receiveNotice(services, rawBody, signature));
  });
}
