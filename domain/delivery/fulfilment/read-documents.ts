import type { Parts } from '../../services.ts';
import { listDocumentsOfMember } from './queries.ts';

export type BoughtDocument = { id: string; title: string; madeAt: string; to: string };

/** The newest version of each document a member has bought, newest first. */
export async function readDocuments(
  { db }: Parts,
  { memberId }: { memberId: string },
): Promise<BoughtDocument[]> {
  return (await listDocumentsOfMember(db, memberId)).map(({ id, orderId, title, createdAt }) => ({
    id,
    title,
    madeAt: createdAt.toISOString(),
    to: `/portal/orders/${orderId}/documents/${id}`,
  }));
}
