import { fileResponse } from '../../../adapters/files/file-response.ts';
import { openDocumentVersion } from '../../../domain/delivery/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import type { Route } from './+types/document-version';

export const loader = answerPage(
  async ({ params: { documentId }, request, services, member: actor }: Asked<Route.LoaderArgs>) => {
    const { fileKey } = await openDocumentVersion(services, { actor, documentId });
    const file = await fileResponse(services.files, fileKey, request);
    if (!file) throw new Response('Document not found', { status: 404 });
    return file;
  },
);
