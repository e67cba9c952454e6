import { eq, sql } from 'drizzle-orm';
import { ofAccount, ofAccountOrAddress, ofAddress } from '../../../db/by-person.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import { numerologyReports, reportPeople, reportRequests } from '../../../db/schema/index.ts';
import { usesKey } from '../../../db/uses-key.ts';
import type { Merge, Subject, TableRule } from '../../personal-data.ts';

export const tables: Record<string, TableRule> = {
  'public.quiz_leads': { rows: ofAddress },
  'public.numerology_reports': { rows: ofAccountOrAddress, onMerge: 'moves' },
  'public.report_requests': { rows: ofAccount, secret: ['file_key'], onMerge: 'moves' },
  'public.report_people': { rows: ofAccount, onMerge: 'moves' },
  'public.morning_wishes': { rows: ofAccount, onMerge: 'ends' },
};

export async function listCompletedRequests(db: Db, { userId }: Subject) {
  const { rows } = await db.execute<{ id: string }>(
    sql`select t.id from report_requests t where t.user_id = ${userId} and t.status = 'completed' order by t.created_at`,
  );
  return rows;
}

/** Answers what lies with the files service. A report whose file no row knows yet may have one all the same. */
export async function eraseReadings(tx: Tx, who: Subject): Promise<string[]> {
  await tx.execute(sql`delete from numerology_reports t where ${ofAccountOrAddress(who)}`);
  await tx.execute(sql`delete from morning_wishes t where ${ofAccount(who)}`);
  await tx.execute(sql`delete from quiz_leads t where ${ofAddress(who)}`);
  const { rows } = await tx.execute<{ key: string }>(sql`delete from report_requests t where ${ofAccount(who)}
    returning coalesce(t.file_key, 'reports/' || t.id || '.pdf') as key`);
  await tx.execute(sql`delete from report_people t where ${ofAccount(who)}`);
  return rows.map(({ key }) => key);
}

export async function moveReadings(tx: Tx, { from, to }: Merge): Promise<void> {
  await tx.update(reportRequests).set({ userId: to }).where(eq(reportRequests.userId, from));
  await tx.update(reportPeople).set({ userId: to }).where(eq(reportPeople.userId, from));
  await tx.update(numerologyReports).set({ userId: to }).where(eq(numerologyReports.userId, from));
}

export async function isReportFile(db: Db | Tx, key: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from report_requests where ${usesKey(key)} limit 1`);
  return rows.length > 0;
}
