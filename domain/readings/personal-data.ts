import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { numerologyReports, reportPeople, reportRequests } from '../../db/schema/index.ts';
import { ofAccount, ofAccountOrAddress, ofAddress, usesKey } from '../../db/sql.ts';
import { removeLater } from '../file-removal.ts';
import type { Merge, PersonalData, Subject, TableRule } from '../personal-data.ts';
import { openReport } from './reports/read-reports.ts';

const tables: Record<string, TableRule> = {
  'public.quiz_leads': { rows: ofAddress },
  'public.numerology_reports': { rows: ofAccountOrAddress, onMerge: 'moves' },
  'public.report_requests': { rows: ofAccount, secret: ['file_key'], onMerge: 'moves' },
  'public.report_people': { rows: ofAccount, onMerge: 'moves' },
  'public.morning_wishes': { rows: ofAccount, onMerge: 'ends' },
};

async function listCompletedRequests(db: Db, { userId }: Subject) {
  const { rows } = await db.execute<{ id: string }>(
    sql`select t.id from report_requests t where t.user_id = ${userId} and t.status = 'completed' order by t.created_at`,
  );
  return rows;
}

/** Answers what lies with the files service. A report whose file no row knows yet may have one all the same. */
async function eraseReadings(tx: Tx, who: Subject): Promise<string[]> {
  await tx.execute(sql`delete from numerology_reports t where ${ofAccountOrAddress(who)}`);
  await tx.execute(sql`delete from morning_wishes t where ${ofAccount(who)}`);
  await tx.execute(sql`delete from quiz_leads t where ${ofAddress(who)}`);
  const { rows } = await tx.execute<{ key: string }>(sql`delete from report_requests t where ${ofAccount(who)}
    returning coalesce(t.file_key, 'reports/' || t.id || '.pdf') as key`);
  await tx.execute(sql`delete from report_people t where ${ofAccount(who)}`);
  return rows.map(({ key }) => key);
}

async function moveReadings(tx: Tx, { from, to }: Merge): Promise<void> {
  await tx.update(reportRequests).set({ userId: to }).where(eq(reportRequests.userId, from));
  await tx.update(reportPeople).set({ userId: to }).where(eq(reportPeople.userId, from));
  await tx.update(numerologyReports).set({ userId: to }).where(eq(numerologyReports.userId, from));
}

async function isReportFile(db: Db | Tx, key: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from report_requests where ${usesKey(key)} limit 1`);
  return rows.length > 0;
}

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
