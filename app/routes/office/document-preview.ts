import { previewDocument } from '../../../domain/delivery/index.ts';
import { orRefuse } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import { framedByUs, pdfResponse } from '../../pdf-response.ts';
import type { Route } from './+types/document-preview';

export async function loader({ params: { fulfilmentId }, context }: Route.LoaderArgs) {
  const actor = context.get(memberContext);
  const { title, bytes } = await orRefuse(previewDocument(servicesOf(context), { actor, fulfilmentId }));
  return pdfResponse(bytes, `${title} (preview).pdf`, framedByUs);
}
