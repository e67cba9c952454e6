import { sql } from 'drizzle-orm';
import { dayWords } from '../../content/circle.ts';
import type { MeaningOf } from '../../content/meanings/index.ts';
import type { Db } from '../../db/connect.ts';
import type { CalendarDate, LetterSystem, YChoice } from '../../numerology/index.ts';
import { formatDate, nextDay, parseDate, personalMonth, personalYear } from '../../numerology/index.ts';
import { chartOf } from '../../numerology/names/index.ts';
import { DAY } from '../../shared/durations.ts';
import { readCircleLetters, readMembership } from '../delivery/index.ts';
import { readOwnProfile, shownNumbersOf } from '../identity/index.ts';
import { readCourses } from '../learning/index.ts';
import { readUpcomingSessions } from '../practice/index.ts';
import { backfillProfile, readReportHistory } from '../readings/index.ts';
import type { Services } from '../services.ts';
import { readPurchases } from '../shop/index.ts';
import { today } from '../today.ts';

type Member = { id: string; email: string; emailVerified: boolean };

const SHOWN_PURCHASES = 5;
/** The page shows three of them and says how many there are. */
const HISTORY = 100;
const SOON_MS = DAY;

/** Where a purchase is found that names no place of its own. */
const screens: Record<string, string | undefined> = {
  report: '/portal/reports',
  video: '/portal/videos',
  course: '/portal/courses',
  session: '/portal/sessions',
  membership: '/portal/orders',
};

/** The first page of the portal. The number of questions to the database does not depend on what the member has. */
export async function readPortalDashboard(services: Services, { member }: { member: Member }) {
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
    readCircleLetters(services, { memberId }),
  ]);
  const numbers = shownNumbersOf(services, profile);
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

export type NextAction = { title: string; text: string; button: string; to: string };

export type Situation = Omit<DashboardFacts, 'activeItems'> & {
  chargeFailed: boolean;
  /** The order of a membership that waits for the end of the withdrawal period. */
  circleWaits?: string;
  /** The next session, when it is less than a day away. */
  sessionSoon?: string;
  hasNumbers: boolean;
  hasReport: boolean;
  lesson?: { title: string; to: string };
};

type Rule = (now: Situation) => NextAction | null | undefined;

const giveDetails: Rule = ({ orderWithoutDetails: order }) =>
  order && {
    title: `Your ${order.name} waits for a few details`,
    text: 'Names, dates and questions that only you know. The work begins as soon as we have them.',
    button: 'Give the details',
    to: `/portal/orders/${order.id}/details`,
  };

const mendCharge: Rule = ({ chargeFailed }) =>
  chargeFailed
    ? {
        title: 'Your last membership charge did not go through',
        text: 'A new card, or a look at the old one, keeps the Soul Circle open to you.',
        button: 'See your membership',
        to: '/portal/orders',
      }
    : undefined;

const openCircle: Rule = ({ circleWaits: orderId }) =>
  orderId
    ? {
        title: 'The Soul Circle is not open yet',
        text: 'It opens when the 14 days of the withdrawal period are over, or as soon as you ask us to begin.',
        button: 'Please begin now',
        to: `/portal/orders/${orderId}`,
      }
    : undefined;

const joinSession: Rule = ({ sessionSoon }) =>
  sessionSoon
    ? {
        title: `${sessionSoon} is less than a day away`,
        text: 'You can join from ten minutes before. A quiet room and a glass of water are all you need.',
        button: 'Go to your session',
        to: '/portal/sessions',
      }
    : undefined;

const bookSession: Rule = ({ freeCredits }) =>
  freeCredits > 0
    ? {
        title: `Book your ${freeCredits === 1 ? 'session' : `${freeCredits} sessions`}`,
        text: 'Paid and waiting for a date. Choose the day and hour that suit you; the calendar shows your clock beside ours.',
        button: 'Book Session',
        to: '/portal/sessions?book',
      }
    : undefined;

const makeReport: Rule = ({ hasNumbers, hasReport }) =>
  hasNumbers && hasReport
    ? undefined
    : {
        title: hasNumbers ? 'Have your first report made' : 'Meet your three numbers',
        text: 'Your name and birth date are enough. You get each number with its working, and a PDF to keep.',
        button: 'Generate Your First Report',
        to: '/portal/reports?new',
      };

const watchVideo: Rule = ({ unseenVideo: video }) =>
  video && {
    title: `Your ${video.title} is ready`,
    text: 'It remembers where you stopped, so there is no need to see it in one go.',
    button: 'Watch Now',
    to: `/portal/videos/${video.id}`,
  };

const goOnLearning: Rule = ({ lesson }) =>
  lesson && {
    title: `Go on with "${lesson.title}"`,
    text: 'Your course is where you left it.',
    button: 'Continue Learning',
    to: lesson.to,
  };

const setMilestone: Rule = ({ milestones }) =>
  milestones === 0
    ? {
        title: 'Set a first milestone',
        text: 'Something small that you will know when you reach it. Your personal year has suggestions.',
        button: 'Add Milestone',
        to: '/portal/journey',
      }
    : undefined;

const moveMilestone: NextAction = {
  title: 'Move one milestone today',
  text: 'A minute is enough: which of them has come closer since you last looked?',
  button: 'Open the Journey Tracker',
  to: '/portal/journey',
};

/** What others wait for comes first, then what is paid for, then what may grow. */
const rules = [
  ...[giveDetails, mendCharge, openCircle, joinSession],
  ...[bookSession, makeReport, watchVideo, goOnLearning, setMilestone],
];

/** The one thing worth doing now. */
export function nextAction(now: Situation): NextAction {
  for (const rule of rules) {
    const action = rule(now);
    if (action) return action;
  }
  return moveMilestone;
}

export type Cycles = ReturnType<typeof readCycles>;

/**
 * Where a member stands in their nine years, and their day. Their calendar may be a day before or after ours, so the days
 * around it come along and the browser picks its own.
 */
export function readCycles(birthDate: string | null, today: CalendarDate, meaningOf: MeaningOf) {
  const born = birthDate ? parseDate(birthDate) : null;
  if (!born) return undefined;
  const { year, month } = today;
  const inYear = personalYear(born, year);
  const inMonth = personalMonth(born, year, month);
  const { title, essence } = meaningOf('personalYear', inYear.value);
  return {
    year: { year, number: inYear.value, title, essence },
    month: { number: inMonth.value, title: meaningOf('personalMonth', inMonth.value).title },
    today: formatDate(today),
    days: [dayBefore(today), today, nextDay(today)].map((date) => {
      return { date: formatDate(date), ...dayWords(meaningOf, born, date) };
    }),
  };
}

function dayBefore({ year, month, day }: CalendarDate): CalendarDate {
  const before = new Date(Date.UTC(year, month - 1, day - 1));
  return { year: before.getUTCFullYear(), month: before.getUTCMonth() + 1, day: before.getUTCDate() };
}

type DashboardFacts = {
  activeItems: number;
  /** A paid order that waits for what only its buyer knows. */
  orderWithoutDetails: { id: string; name: string } | null;
  freeCredits: number;
  /** A reading that is there and has not been looked at. */
  unseenVideo: { id: string; title: string } | null;
  milestones: number;
};

/** What the dashboard counts and what waits for the member, in one question to the database, whatever there is. */
async function readFacts(db: Db, userId: string): Promise<DashboardFacts> {
  const { rows } = await db.execute<DashboardFacts & Record<string, unknown>>(sql`
    select
      (select count(*)::int from purchases where user_id = me.id) as "activeItems",
      (select json_build_object('id', o.id, 'name', o.product_name)
         from orders o join intakes i on i.order_id = o.id
         where o.user_id = me.id and o.state = 'paid' and i.submitted_at is null
         order by o.created_at limit 1) as "orderWithoutDetails",
      (select count(*)::int from session_credits where user_id = me.id and session_id is null) as "freeCredits",
      (select json_build_object('id', v.id, 'title', v.title)
         from purchases p join videos v on v.purchase_id = p.id
         where p.user_id = me.id and p.status = 'active' and v.released_at is not null and v.file_key is not null
           and not exists (select 1 from video_positions w where w.video_id = v.id and w.user_id = me.id)
         order by v.released_at limit 1) as "unseenVideo",
      (select count(*)::int from transformation_journey where user_id = me.id) as milestones
    from (select ${userId}::uuid as id) me`);
  const [facts] = rows;
  if (!facts) throw new Error('the dashboard has no facts');
  return facts;
}

type Counted = { name?: string; spelling?: string; yChoices?: YChoice[]; birthDate?: string | null };

/** A person's five core numbers with their working, or nothing where name or date do not allow it yet. */
export function coreNumbersOf({ name, spelling, yChoices, birthDate }: Counted, system: LetterSystem) {
  const date = birthDate ? parseDate(birthDate) : undefined;
  const reading =
    name && date ? chartOf({ name, editedSpelling: spelling, yChoices, birthDate: date, system }) : undefined;
  if (!reading?.ok) return undefined;
  const { lifePath, expression, soulUrge, personality, birthday } = reading.numbers;
  return [
    { label: 'Life Path', ...shown(lifePath) },
    { label: 'Expression', ...shown(expression) },
    { label: 'Soul Urge', ...shown(soulUrge) },
    { label: 'Personality', ...shown(personality) },
    { label: 'Birthday', ...shown(birthday) },
  ];
}

export type CoreNumbers = NonNullable<ReturnType<typeof coreNumbersOf>>;

const shown = <W>({ value, compound, working }: { value: number; compound: string; working: W }) => ({
  value,
  compound,
  working,
});
