import { exportReport, reportHeader } from '../../../../domain/marketing/index.ts';
import { orRefuse } from '../../../answer.server.ts';
import { servicesOf } from '../../../context.ts';
import { csvResponse } from '../../../csv.ts';
import { memberContext } from '../../../middleware/member.ts';
import type { Route } from './+types/import-report';

export async function loader({ params: { importId }, context }: Route.LoaderArgs) {
  const actor = context.get(memberContext);
  const rows = await orRefuse(exportReport(servicesOf(context), { actor, importId }));
  return csvResponse('import-report.csv', reportHeader, rows);
}
