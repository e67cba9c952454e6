import { fileResponse } from '../../../adapters/files/file-response.ts';
import { openDocument } from '../../../domain/delivery/index.ts';
import { orRefuse } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import type { Route } from './+types/document';
import { asDownload } from './as-download.ts';
import { holderOf } from './holder.ts';
import { sheetOf } from './sheet-of.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const holder = holderOf(params, context);
  const asked = { documentId: params.documentId, sheet: sheetOf(request) };
  const { fileKey, filename } = await orRefuse(openDocument(services, holder, asked));
  const file = await fileResponse(services.files, fileKey, request);
  if (!file) throw new Response('Document not found', { status: 404 });
  return asDownload(file, filename);
}
