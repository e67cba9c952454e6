import { fileResponse } from '../../../adapters/files/file-response.ts';
import { openDocument } from '../../../domain/delivery/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import type { Route } from './+types/document';
import { asDownload } from './as-download.ts';
import { holderOf } from './holder.ts';
import { sheetOf } from './sheet-of.ts';

export const loader = answerPage(async ({ params, request, services, context }: Asked<Route.LoaderArgs>) => {
  const holder = holderOf(params, context);
  const asked = { documentId: params.documentId, sheet: sheetOf(request) };
  const { fileKey, filename } = await openDocument(services, holder, asked);
  const file = await fileResponse(services.files, fileKey, request);
  if (!file) throw new Response('Document not found', { status: 404 });
  return asDownload(file, filename);
});
