import { createAccount } from '../domain/identity/accounts/create-account.ts';
import { demoPassword } from '../domain/identity/accounts/demo-secret.ts';
import { verifiedAccountOf } from '../domain/identity/accounts/verified-account.ts';
import { changeBookingRules } from '../domain/practice/change-practice.ts';
import type { Services } from '../domain/services.ts';
import type { Past } from './past.ts';

export type DemoAccount = { email: string; password: string; role: 'owner' | 'member' };

const DAY = 24 * 3_600_000;

const people = [
  { email: 'owner@demo.local', name: 'Aura Lindqvist', role: 'owner', sinceDays: 70 },
  { email: 'member@demo.local', name: 'Maya Okafor', role: 'member', sinceDays: 45 },
  { email: 'new@demo.local', name: '', role: 'member', sinceDays: 0 },
] as const;

/** The three accounts that a demo prints at its start: made once, recalled by every later start. */
export async function openAccounts(services: Services): Promise<DemoAccount[]> {
  const now = services.clock.now().getTime();
  return Promise.all(
    people.map(async ({ email, name, role, sinceDays }) => {
      const password = demoPassword(services.config.secret, email);
      if (!(await verifiedAccountOf(services.db, email))) {
        const since = new Date(now - sinceDays * DAY);
        await createAccount(services, { email, name, role, password, since });
      }
      return { email, password, role };
    }),
  );
}

/** Sessions meet somewhere: what an owner sets up before the first booking. */
export function openPractice({ timeline, services, owner }: Past): void {
  timeline.at(timeline.ago({ days: 69 }), () =>
    changeBookingRules(services, {
      actor: owner,
      noticeMinutes: 60,
      bufferMinutes: 0,
      horizonDays: 180,
      meetingLink: 'https://meet.jit.si/aura-numerology-{id}',
    }),
  );
}
