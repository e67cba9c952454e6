import type { Tx } from '../../../db/connect.ts';
import { postMail } from '../../mail/index.ts';
import type { Services } from '../../services.ts';
import type { RequestRow } from './queries.ts';

/** Posts a report of the portal with its PDF. It was asked for, so it is service mail. */
export async function mailReport(services: Services, tx: Tx, row: RequestRow, to: string): Promise<void> {
  const { id: requestId, userId, fullName: name, reportData } = row;
  if (!reportData) throw new Error('a report without numbers cannot be posted');
  const { lifePath, expression, soulUrge } = reportData;
  await postMail(services, tx, {
    to,
    userId,
    template: 'portal-report',
    props: {
      name,
      numbers: {
        lifePath: lifePath.master ?? lifePath.number,
        expression: expression.master ?? expression.number,
        soulUrge: soulUrge.master ?? soulUrge.number,
      },
      url: `${services.config.appUrl}/portal/reports?view=${requestId}`,
    },
    attachments: [{ kind: 'report', requestId }],
  });
}
