import { exportImportReport, importReportHeader } from '../../../../domain/marketing/index.ts';
import { type Asked, answerPage } from '../../../answer.server.ts';
import { csvResponse } from '../../../csv.ts';
import type { Route } from './+types/import-report';

export const loader = answerPage(
  async ({ params: { importId }, services, member: actor }: Asked<Route.LoaderArgs>) => {
    const rows = await exportImportReport(services, { actor, importId });
    return csvResponse('import-report.csv', importReportHeader, rows);
  },
);
