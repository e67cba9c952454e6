import { fileResponse } from '../../../adapters/files/file-response.ts';
import { readTicketFile } from '../../../domain/support/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import type { Route } from './+types/ticket-file';

/** Always as a download: what a stranger attached is never opened on our own ground. */
export const loader = answerPage(
  async ({ request, params: { attachmentId }, services, member: viewer }: Asked<Route.LoaderArgs>) => {
    const { fileKey, name } = await readTicketFile(services, { viewer, attachmentId });
    const answer = await fileResponse(services.files, fileKey, request);
    if (!answer) throw new Response('Not found', { status: 404 });
    const ascii = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
    answer.headers.set(
      'content-disposition',
      `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    );
    return answer;
  },
);
