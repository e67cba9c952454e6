export { bookForCustomer, cancelForCustomer, moveForCustomer, searchCustomers } from './arrange-session.ts';
export { attachInvitation } from './attach-invitation.ts';
export { bookSession } from './book-session.ts';
export { cancelSession } from './cancel-session.ts';
export {
  blockDates,
  changeBookingRules,
  changeHours,
  openDate,
  readPracticeRules,
  type WeekHours,
} from './change-practice.ts';
export { completeSession } from './complete-session.ts';
export { giveCredits } from './give-credits.ts';
export { grantCredits } from './grant-credits.ts';
export { joinSession } from './join-session.ts';
export { makeFree, markPaidElsewhere } from './payment/mark-paid.ts';
export { payForSession } from './payment/pay-for-session.ts';
export { readUnpaid } from './payment/read-unpaid.ts';
export { releaseUnpaid } from './payment/release-unpaid.ts';
export { settleSession } from './payment/settle-session.ts';
export { practiceData } from './personal-data.ts';
export { readPractice } from './practice.ts';
export { openPracticeFeed, readFeedPath, renewFeed } from './practice-feed.ts';
export { readInvitation } from './read-invitation.ts';
export {
  type CalendarEntry,
  type OfficeDay,
  readOfficeCalendar,
  readOfficeSession,
} from './read-office-calendar.ts';
export {
  type CalendarDay,
  readMonth,
  readSessions,
  readUpcomingSessions,
  type SessionCard,
} from './read-sessions.ts';
export { rescheduleSession } from './reschedule-session.ts';
export { sendDueReminders } from './send-due-reminders.ts';
export { setMeetingLink } from './set-meeting-link.ts';
export {
  changeSessionType,
  createSessionType,
  type TypeRules,
} from './types/change-session-type.ts';
export { creditsOfProduct } from './types/offered-type.ts';
export { type BookableType, type OfficeSessionType, readSessionTypes } from './types/read-session-types.ts';
export { hasHadSession, withdrawCredits } from './withdraw-credits.ts';
