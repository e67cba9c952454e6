import type { DashboardFacts } from './queries.ts';

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
