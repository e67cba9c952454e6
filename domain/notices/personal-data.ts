import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { anyOf, ofAccount } from '../../db/sql.ts';
import type { PersonalData, Subject, TableRule } from '../personal-data.ts';

const tables: Record<string, TableRule> = {
  'public.push_subscriptions': { rows: ofAccount, secret: ['endpoint', 'p256dh', 'auth'], onMerge: 'ends' },
  'public.pushes': { nobody: 'what is on its way to a browser, for some hours' },
  'public.notices': { nobody: 'what the owner was told of; gone with what it is about' },
};

async function eraseNotices(tx: Tx, who: Subject): Promise<void> {
  await tx.execute(sql`delete from notices t where t.about = ${anyOf(who.matters)}`);
  await tx.execute(sql`delete from push_subscriptions t where ${ofAccount(who)}`);
}

export const noticesData: PersonalData = {
  tables,
  erase: (_services, tx, who) => eraseNotices(tx, who),
};
