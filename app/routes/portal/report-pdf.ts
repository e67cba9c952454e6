import { fileResponse } from '../../../adapters/files/file-response.ts';
import { openReport, printReport } from '../../../domain/readings/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { pdfResponse } from '../../pdf-response.ts';
import { asDownload } from '../orders/as-download.ts';
import { sheetOf } from '../orders/sheet-of.ts';
import type { Route } from './+types/report-pdf';

export const loader = answerPage(async ({ params, request, services, member }: Asked<Route.LoaderArgs>) => {
  const memberId = member.id;
  const sheet = sheetOf(request);
  if (sheet) {
    const { bytes, filename } = await printReport(services, { ...params, memberId, sheet });
    return asDownload(pdfResponse(bytes, filename), filename);
  }
  const { fileKey, filename } = await openReport(services, { ...params, memberId });
  const file = await fileResponse(services.files, fileKey, request);
  if (!file) throw new Response('Report not found', { status: 404 });
  return asDownload(file, filename);
});
