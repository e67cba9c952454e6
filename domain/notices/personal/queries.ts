import { sql } from 'drizzle-orm';
import { anyOf, ofAccount } from '../../../db/by-person.ts';
import type { Tx } from '../../../db/connect.ts';
import type { Subject, TableRule } from '../../personal-data.ts';

export const tables: Record<string, TableRule> = {
  'public.push_subscriptions': { rows: ofAccount, secret: ['endpoint', 'p256dh', 'auth'], onMerge: 'ends' },
  'public.pushes': { nobody: 'what is on its way to a browser, for some hours' },
  'public.notices': { nobody: 'what the owner was told of; gone with what it is about' },
};

export async function eraseNotices(tx: Tx, who: Subject): Promise<void> {
  await tx.execute(sql`delete from notices t where t.about = ${anyOf(who.matters)}`);
  await tx.execute(sql`delete from push_subscriptions t where ${ofAccount(who)}`);
}
