import { exportAccount } from '../../../domain/privacy/index.ts';
import { webStream } from '../../../shared/web-stream.ts';
import { answerQuery, refuseIfTooMany } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import { asDownload } from '../orders/as-download.ts';
import type { Route } from './+types/account-export';

const perHour = { name: 'export-account', max: 6, seconds: 3600 };

/** A form, not a link: drawing every document is work that no foreign page should be able to ask for. */
export function action({ context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const member = context.get(memberContext);
  return answerQuery(async () => {
    await refuseIfTooMany(services, perHour, member.id);
    const { filename, bytes } = await exportAccount(services, { member });
    const body = webStream(bytes);
    return asDownload(new Response(body, { headers: { 'content-type': 'application/zip' } }), filename);
  });
}
