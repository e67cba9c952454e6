import { removeLater } from '../file-removal/index.ts';
import type { PersonalData } from '../personal-data.ts';
import {
  eraseReadings,
  isReportFile,
  listCompletedRequests,
  moveReadings,
  tables,
} from './personal/queries.ts';
import { openReport } from './reports/open-report.ts';

export const readingsData: PersonalData = {
  tables,
  async *files(services, who) {
    if (!who.userId) return;
    for (const { id: reportId } of await listCompletedRequests(services.db, who)) {
      const { fileKey, filename } = await openReport(services, { memberId: who.userId, reportId });
      yield { name: `reports/${reportId}-${filename}`, key: fileKey };
    }
  },
  async erase(services, tx, who) {
    await removeLater(services, tx, { keys: await eraseReadings(tx, who), reason: 'a person was erased' });
  },
  move: moveReadings,
  usesFile: isReportFile,
};
