import { legalPdf } from '../../../domain/content/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { asDownload } from '../orders/as-download.ts';
import type { Route } from './+types/legal-pdf';

/** Terms, withdrawal and refunds as they held, to keep. */
export const loader = answerPage(async ({ params, services }: Asked<Route.LoaderArgs>) => {
  const { filename, bytes } = await legalPdf(services, { version: params.version });
  const headers = { 'content-type': 'application/pdf', 'x-robots-tag': 'noindex' };
  return asDownload(new Response(bytes, { headers }), filename);
});
