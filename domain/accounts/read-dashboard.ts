import { notFound } from '../errors.ts';
import type { Services } from '../services.ts';
import { countPurchases, readProfile } from './queries.ts';

export async function readDashboard({ db }: Services, { memberId }: { memberId: string }) {
  const [profile, activeItems] = await Promise.all([readProfile(db, memberId), countPurchases(db, memberId)]);
  if (!profile) throw notFound('Profile');
  return {
    name: profile.fullName,
    numbers: {
      lifePath: profile.lifePathNumber,
      expression: profile.expressionNumber,
      soulUrge: profile.soulUrgeNumber,
    },
    activeItems,
  };
}
