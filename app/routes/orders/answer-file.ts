import { fileResponse } from '../../../adapters/files/file-response.ts';
import { openAnswerFile, readAnswerFile } from '../../../domain/delivery/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import type { Route } from './+types/answer-file';
import { asDownload } from './as-download.ts';
import { holderOf } from './holder.ts';

/**
 * A file that the buyer sent with her answers, for her and for the desk. Always as a download: nothing of a stranger's is opened
 * on our own ground.
 */
export const loader = answerPage(async (wish: Asked<Route.LoaderArgs>) => {
  const { params, request, services, context } = wish;
  const { field, orderId = '' } = params;
  const isDesk = new URL(request.url).pathname.startsWith('/office/');
  const { fileKey, filename } = isDesk
    ? await readAnswerFile(services, { actor: wish.member, orderId, field })
    : await openAnswerFile(services, holderOf(params, context), { field });
  const file = await fileResponse(services.files, fileKey, request);
  if (!file) throw new Response('File not found', { status: 404 });
  return asDownload(file, filename);
});
