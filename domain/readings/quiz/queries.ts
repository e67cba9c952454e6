import { and, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { numerologyReports, quizLeads } from '../../../db/schema/index.ts';

export type Lead = typeof quizLeads.$inferSelect;
export type NewLead = typeof quizLeads.$inferInsert;

/** A lead with these answers, for this transaction alone: made now, or found and locked. */
export async function insertLead(tx: Tx, answers: NewLead): Promise<{ lead: Lead; isNew: boolean }> {
  const [made] = await tx.insert(quizLeads).values(answers).onConflictDoNothing().returning();
  if (made) return { lead: made, isNew: true };
  const [found] = await tx
    .select()
    .from(quizLeads)
    .where(
      and(
        eq(quizLeads.email, answers.email),
        eq(quizLeads.name, answers.name),
        eq(quizLeads.birthDate, answers.birthDate),
      ),
    )
    .for('update');
  if (!found) throw new Error('a lead was refused as a repeat of none');
  return { lead: found, isNew: false };
}

export async function changeLead(tx: Tx, id: string, change: Partial<NewLead>): Promise<void> {
  await tx.update(quizLeads).set(change).where(eq(quizLeads.id, id));
}

export async function findLead(db: Db | Tx, id: string): Promise<Lead | undefined> {
  const [lead] = await db.select().from(quizLeads).where(eq(quizLeads.id, id));
  return lead;
}

export async function findLatestLead(db: Db | Tx, email: string): Promise<Lead | undefined> {
  const [lead] = await db
    .select()
    .from(quizLeads)
    .where(eq(quizLeads.email, email))
    .orderBy(desc(quizLeads.createdAt))
    .limit(1);
  return lead;
}

/** One report per lead; a corrected spelling corrects it. */
export async function saveReport(tx: Tx, row: typeof numerologyReports.$inferInsert): Promise<void> {
  const { lifePath, expression, soulUrge } = row;
  await tx
    .insert(numerologyReports)
    .values(row)
    .onConflictDoUpdate({ target: numerologyReports.leadId, set: { lifePath, expression, soulUrge } });
}
