import { fileResponse } from '../../../adapters/files/file-response.ts';
import { openFile } from '../../../domain/delivery/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import type { Route } from './+types/file';
import { asDownload } from './as-download.ts';
import { holderOf } from './holder.ts';

/** A file that came with the order. */
export const loader = answerPage(async ({ params, request, services, context }: Asked<Route.LoaderArgs>) => {
  const asked = { fulfilmentId: params.fulfilmentId, place: Number(params.place) };
  const { fileKey, filename } = await openFile(services, holderOf(params, context), asked);
  const file = await fileResponse(services.files, fileKey, request);
  if (!file) throw new Response('File not found', { status: 404 });
  return asDownload(file, filename);
});
