import { fileResponse } from '../../../adapters/files/file-response.ts';
import { openReport, printReport } from '../../../domain/readings/index.ts';
import { orRefuse } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import { pdfResponse } from '../../pdf-response.ts';
import { asDownload } from '../orders/as-download.ts';
import { sheetOf } from '../orders/sheet-of.ts';
import type { Route } from './+types/report-pdf';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const memberId = context.get(memberContext).id;
  const sheet = sheetOf(request);
  if (sheet) {
    const { bytes, filename } = await orRefuse(printReport(services, { ...params, memberId, sheet }));
    return asDownload(pdfResponse(bytes, filename), filename);
  }
  const { fileKey, filename } = await orRefuse(openReport(services, { ...params, memberId }));
  const file = await fileResponse(services.files, fileKey, request);
  if (!file) throw new Response('Report not found', { status: 404 });
  return asDownload(file, filename);
}
