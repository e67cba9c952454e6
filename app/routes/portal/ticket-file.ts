import { fileResponse } from '../../../adapters/files/file-response.ts';
import { readTicketFile } from '../../../domain/support/index.ts';
import { orRefuse } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import type { Route } from './+types/ticket-file';

/** Always as a download: what a stranger attached is never opened on our own ground. */
export async function loader({ request, params: { attachmentId }, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const viewer = context.get(memberContext);
  const { fileKey, name } = await orRefuse(readTicketFile(services, { viewer, attachmentId }));
  const answer = await fileResponse(services.files, fileKey, request);
  if (!answer) throw new Response('Not found', { status: 404 });
  const ascii = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  answer.headers.set(
    'content-disposition',
    `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`,
  );
  return answer;
}
