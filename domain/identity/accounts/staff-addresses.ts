import type { Db, Tx } from '../../../db/connect.ts';
import type { ReadsContent } from '../../services.ts';
import { listStaffEmails } from './queries.ts';

export { listOwners } from './queries.ts';

/** Who is told when a customer needs somebody. Before the first owner exists, the contact address. */
export async function staffAddresses({ content }: ReadsContent, db: Db | Tx): Promise<string[]> {
  const emails = await listStaffEmails(db);
  return emails.length > 0 ? emails : [content.current().site.contactEmail];
}
