import { fileResponse } from '../../../adapters/files/file-response.ts';
import { openVersion } from '../../../domain/delivery/index.ts';
import { orRefuse } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import type { Route } from './+types/document-version';

export async function loader({ params: { documentId }, request, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const actor = context.get(memberContext);
  const { fileKey } = await orRefuse(openVersion(services, { actor, documentId }));
  const file = await fileResponse(services.files, fileKey, request);
  if (!file) throw new Response('Document not found', { status: 404 });
  return file;
}
