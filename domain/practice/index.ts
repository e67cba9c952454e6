export {
  bookByHand,
  bookForContact,
  bookForCustomer,
  cancelForCustomer,
  moveForCustomer,
  searchCustomers,
} from './arrange-session.ts';
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
export { bookSeries } from './desk/book-series.ts';
export { markMissed } from './desk/mark-missed.ts';
export { writeNotes } from './desk/write-notes.ts';
export { cancelEvent } from './events/cancel-event.ts';
export { changeEvent, createEvent } from './events/change-event.ts';
export { giveUpSeat } from './events/give-up-seat.ts';
export {
  type EventPerson,
  exportPeople,
  type OfficeEvent,
  peopleHeader,
  readOfficeEvent,
  readOfficeEvents,
} from './events/office-events.ts';
export { readOwnSeat, type SeatHolder } from './events/owned-seat.ts';
export { payForSeat } from './events/pay-for-seat.ts';
export { eventById, readEvent, readEvents, type ShownEvent } from './events/read-events.ts';
export {
  findSeatPath,
  joinEvent,
  readSeat,
  readSeatInvitation,
  readSeatsOf,
  type SeatCard,
  type SeatPage,
} from './events/read-seat.ts';
export { settleSeat, withdrawSeat } from './events/settle-seat.ts';
export { joinWaitingList, takeSeat } from './events/take-seat.ts';
export { tellRecorded } from './events/tell-recorded.ts';
export { tendEvents } from './events/tend-events.ts';
export { giveCredits } from './give-credits.ts';
export { grantCredits } from './grant-credits.ts';
export { adoptBuyer, adoptGuest } from './guests/adopt-guest.ts';
export type { FreeTimes } from './guests/free-times.ts';
export { holdSlot } from './guests/hold-slot.ts';
export { bookFromOrder, readOrderSessions } from './guests/order-sessions.ts';
export { readBookingPage, readPublicTypes, type ShownType } from './guests/read-booking-page.ts';
export { type GuestSession, readGuestSession, readMovePage } from './guests/read-guest-session.ts';
export { rebookSession } from './guests/rebook-session.ts';
export { endHoliday, takeHoliday } from './holiday/take-holiday.ts';
export { writeToBooked } from './holiday/write-to-booked.ts';
export { joinSession } from './join-session.ts';
export {
  addCalendar,
  type OfficeCalendarSource,
  readCalendars,
  removeCalendar,
  switchOnCalendar,
} from './outside/change-calendars.ts';
export { readDueCalendars } from './outside/read-calendars.ts';
export { makeFree, markPaidElsewhere } from './payment/mark-paid.ts';
export { payForSession } from './payment/pay-for-session.ts';
export { readUnpaid } from './payment/read-unpaid.ts';
export { releaseUnpaid } from './payment/release-unpaid.ts';
export { type Booked, bookedBy, orderIn, sessionIn } from './payment/session-subject.ts';
export { settleSession } from './payment/settle-session.ts';
export { practiceData } from './personal-data.ts';
export { readPractice } from './practice.ts';
export { openPracticeFeed, readFeedPath, renewFeed, renewFormerFeed } from './practice-feed.ts';
export { listScheduledAround, sessionsLeft } from './queries.ts';
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
