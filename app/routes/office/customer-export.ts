import { exportCustomer } from '../../../domain/privacy/index.ts';
import { webStream } from '../../../shared/web-stream.ts';
import { answerQuery } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import { asDownload } from '../orders/as-download.ts';
import type { Route } from './+types/customer-export';

export function action({ params: { customerId }, context }: Route.ActionArgs) {
  const actor = context.get(memberContext);
  return answerQuery(async () => {
    const { filename, bytes } = await exportCustomer(servicesOf(context), { actor, customerId });
    const body = webStream(bytes);
    return asDownload(new Response(body, { headers: { 'content-type': 'application/zip' } }), filename);
  });
}
