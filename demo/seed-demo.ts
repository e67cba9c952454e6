import { createAccount, demoPassword, findUserByEmail } from '../domain/identity/index.ts';
import type { Services } from '../domain/services.ts';
import { demoPeople } from './demo-people.ts';
import { seedMailing, tellOverdue } from './seed-mailing.ts';
import { seedPractice } from './seed-practice.ts';
import { isTold, seedShop } from './seed-shop.ts';
import { seedSupport } from './seed-support.ts';

export type DemoAccount = { email: string; password: string; role: 'owner' | 'member' };

/** Makes the demo's people and their data once; later starts only recall the accounts. */
export async function seedDemo(services: Services): Promise<DemoAccount[]> {
  const accounts = demoPeople.map(({ email, role }) => ({
    email,
    role,
    password: demoPassword(services.config.secret, email),
  }));
  await Promise.all(
    demoPeople.map(async ({ email, name, role }, i) => {
      if (await findUserByEmail(services.db, email)) return;
      const id = await createAccount(services, { email, name, role, password: accounts[i]?.password ?? '' });
      if (email === 'member@demo.local') {
        await seedPractice(services, id);
        await seedSupport(services, id);
        await seedMailing(services);
      }
    }),
  );
  return accounts;
}

/** The orders of the demo's past, told once. */
export async function seedDemoShop(services: Services): Promise<void> {
  const owner = await findUserByEmail(services.db, demoPeople[0].email);
  if (!owner || (await isTold(services))) return;
  await seedShop(services, owner.id);
  await tellOverdue(services);
}
