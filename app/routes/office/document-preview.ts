import { previewDocument } from '../../../domain/delivery/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { framedByUs, pdfResponse } from '../../pdf-response.ts';
import type { Route } from './+types/document-preview';

export const loader = answerPage(
  async ({ params: { fulfilmentId }, services, member: actor }: Asked<Route.LoaderArgs>) => {
    const { title, bytes } = await previewDocument(services, { actor, fulfilmentId });
    return pdfResponse(bytes, `${title} (preview).pdf`, framedByUs);
  },
);
