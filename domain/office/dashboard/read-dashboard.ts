import { readLetters, readMembership } from '../../delivery/index.ts';
import { readOwnProfile, toldNumbersOf } from '../../identity/index.ts';
import { readCourses } from '../../learning/index.ts';
import { readUpcomingSessions } from '../../practice/index.ts';
import { backfillProfile, readReportHistory } from '../../readings/index.ts';
import type { Services } from '../../services.ts';
import { readPurchases } from '../../shop/index.ts';
import { today } from '../../today.ts';
import { readCycles } from './cycles.ts';
import { nextAction } from './next-action.ts';
import { readFacts } from './queries.ts';

type Member = { id: string; email: string; emailVerified: boolean };

const SHOWN_PURCHASES = 5;
/** The page shows three of them and says how many there are. */
const HISTORY = 100;
const SOON_MS = 24 * 3_600_000;

/** Where a purchase is found that names no place of its own. */
const screens: Record<string, string | undefined> = {
  report: '/portal/reports',
  video: '/portal/videos',
  course: '/portal/courses',
  session: '/portal/sessions',
  membership: '/portal/orders',
};

/** The first page of the portal. The number of questions to the database does not depend on what the member has. */
export async function readDashboard(services: Services, { member }: { member: Member }) {
  const { db, clock, content } = services;
  const memberId = member.id;
  const profile = await backfillProfile(db, await readOwnProfile(services, { memberId }));
  const [facts, purchases, sessions, reports, membership, courses, [letter]] = await Promise.all([
    readFacts(db, memberId),
    readPurchases(services, { memberId, limit: SHOWN_PURCHASES }),
    readUpcomingSessions(services, { memberId }),
    readReportHistory(services, { member, limit: HISTORY }),
    readMembership(services, { memberId }),
    readCourses(services, { memberId }),
    readLetters(services, { memberId }),
  ]);
  const numbers = toldNumbersOf(services, profile);
  const begun = courses.enrolled.find(({ completed, nextLesson }) => !completed && nextLesson);
  const [soonest] = sessions;
  const isSoon = soonest && Date.parse(soonest.startsAt) - clock.now().getTime() < SOON_MS;
  return {
    name: profile.fullName,
    numbers,
    activeItems: facts.activeItems,
    purchases: purchases.map(({ id, name, type, at, status, downloadUrl, accessUrl }) => ({
      id,
      name,
      at: at.toISOString(),
      status,
      to: downloadUrl ?? accessUrl ?? screens[type],
      isDownload: downloadUrl !== null,
    })),
    sessions,
    reports,
    letter,
    cycles: readCycles(profile.birthDate, today(services), content.current().meaningOf),
    next: nextAction({
      ...facts,
      chargeFailed: membership?.state === 'overdue',
      circleWaits: membership?.state === 'waiting' ? membership.orderId : undefined,
      sessionSoon: isSoon ? soonest.type : undefined,
      hasNumbers: numbers.lifePath !== null,
      hasReport: reports.length > 0,
      lesson: begun && { title: begun.title, to: `/portal/courses/${begun.id}/${begun.nextLesson}` },
    }),
  };
}
