import {
  announceVerification,
  createProvenAccount,
  demoPassword,
  verifiedAccountOf,
} from '../domain/identity/index.ts';
import { changeBookingRules } from '../domain/practice/index.ts';
import type { Services } from '../domain/services.ts';
import { changeTax } from '../domain/shop/index.ts';
import { DAY } from '../shared/durations.ts';
import { demoPeople } from './demo-people.ts';
import type { Past } from './past.ts';

export type DemoAccount = { email: string; password: string; role: 'owner' | 'member' };

/** The three accounts that a demo prints at its start: made once, recalled by every later start. */
export async function openAccounts(services: Services): Promise<DemoAccount[]> {
  const now = services.clock.now().getTime();
  return Promise.all(
    demoPeople.map(async ({ email, name, role, sinceDays }) => {
      const password = demoPassword(services.config.secret, email);
      if (!(await verifiedAccountOf(services.db, email))) {
        const since = new Date(now - sinceDays * DAY);
        await createProvenAccount(services, { email, name, role, password, since });
      }
      return { email, password, role };
    }),
  );
}

/** What an owner sets up before the first booking and the first sale, and the demo member signing up. */
export function openPractice({ timeline, services, owner, maya }: Past): void {
  timeline.at(timeline.ago({ days: 364 }), () =>
    changeBookingRules(services, {
      actor: owner,
      noticeMinutes: 60,
      bufferMinutes: 0,
      horizonDays: 180,
      meetingLink: 'https://meet.jit.si/aura-numerology-{id}',
    }),
  );
  timeline.at(timeline.ago({ days: 364 }), () =>
    changeTax(services, {
      ...{ actor: { ...owner, confirmedAt: new Date() }, scheme: 'exempt', country: 'PT' },
      unchecked: 'reverse',
    }),
  );
  timeline.at(timeline.ago({ days: 45 }), () => announceVerification(services, { userId: maya.id }));
}
