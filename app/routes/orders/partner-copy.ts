import { fileResponse } from '../../../adapters/files/file-response.ts';
import { openPartnerCopy } from '../../../domain/delivery/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import type { Route } from './+types/partner-copy';
import { asDownload } from './as-download.ts';

export const loader = answerPage(async ({ params, request, services }: Asked<Route.LoaderArgs>) => {
  const { fileKey, filename } = await openPartnerCopy(services, params);
  const file = await fileResponse(services.files, fileKey, request);
  if (!file) throw new Response('Document not found', { status: 404 });
  return asDownload(file, filename);
});
