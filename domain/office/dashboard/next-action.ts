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

/** The one thing worth doing now: what others wait for comes first, then what is paid for, then what may grow. */
export function nextAction(now: Situation): NextAction {
  if (now.orderWithoutDetails) {
    const { id, name } = now.orderWithoutDetails;
    return {
      title: `Your ${name} waits for a few details`,
      text: 'Names, dates and questions that only you know. The work begins as soon as we have them.',
      button: 'Give the details',
      to: `/portal/orders/${id}/details`,
    };
  }
  if (now.chargeFailed) {
    return {
      title: 'Your last membership charge did not go through',
      text: 'A new card, or a look at the old one, keeps the Soul Circle open to you.',
      button: 'See your membership',
      to: '/portal/orders',
    };
  }
  if (now.circleWaits) {
    return {
      title: 'The Soul Circle is not open yet',
      text: 'It opens when the 14 days of the withdrawal period are over, or as soon as you ask us to begin.',
      button: 'Please begin now',
      to: `/portal/orders/${now.circleWaits}`,
    };
  }
  if (now.sessionSoon) {
    return {
      title: `${now.sessionSoon} is less than a day away`,
      text: 'You can join from ten minutes before. A quiet room and a glass of water are all you need.',
      button: 'Go to your session',
      to: '/portal/sessions',
    };
  }
  if (now.freeCredits > 0) {
    const sessions = now.freeCredits === 1 ? 'session' : `${now.freeCredits} sessions`;
    return {
      title: `Book your ${sessions}`,
      text: 'Paid and waiting for a date. Choose the day and hour that suit you; the calendar shows your clock beside ours.',
      button: 'Book Session',
      to: '/portal/sessions?book',
    };
  }
  if (!now.hasNumbers || !now.hasReport) {
    return {
      title: now.hasNumbers ? 'Have your first report made' : 'Meet your three numbers',
      text: 'Your name and birth date are enough. You get each number with its working, and a PDF to keep.',
      button: 'Generate Your First Report',
      to: '/portal/reports?new',
    };
  }
  if (now.unseenVideo) {
    return {
      title: `Your ${now.unseenVideo.title} is ready`,
      text: 'It remembers where you stopped, so there is no need to see it in one go.',
      button: 'Watch Now',
      to: `/portal/videos/${now.unseenVideo.id}`,
    };
  }
  if (now.lesson) {
    return {
      title: `Go on with "${now.lesson.title}"`,
      text: 'Your course is where you left it.',
      button: 'Continue Learning',
      to: now.lesson.to,
    };
  }
  if (now.milestones === 0) {
    return {
      title: 'Set a first milestone',
      text: 'Something small that you will know when you reach it. Your personal year has suggestions.',
      button: 'Add Milestone',
      to: '/portal/journey',
    };
  }
  return {
    title: 'Move one milestone today',
    text: 'A minute is enough: which of them has come closer since you last looked?',
    button: 'Open the Journey Tracker',
    to: '/portal/journey',
  };
}
