export { bookSession, joinSession } from './book-session.ts';
export { grantCredits, restoreCredits, takeFreeCredits } from './credits.ts';
export {
  bookByHand,
  bookSeries,
  bookSessionAsStaff,
  cancelSessionAsStaff,
  completeSession,
  customerToBook,
  giveCredits,
  isCreditSourceUsed,
  markMissed,
  moveSessionAsStaff,
  searchCustomers,
  setSessionMeetingLink,
  withdrawCredits,
  writeNotes,
} from './desk.ts';
export { announceEventRecording, runEventDuties } from './events/event-duties.ts';
export {
  cancelEvent,
  changeEvent,
  createEvent,
  createMembersEvening,
  type EventPerson,
  exportPeople,
  type OfficeEvent,
  peopleHeader,
  proposeEvening,
  readOfficeEvent,
  readOfficeEvents,
} from './events/manage-events.ts';
export { type Evening, listEvenings, readEvenings } from './events/members-evening.ts';
export {
  freeOrderedSeats,
  holdOrderedSeats,
  readSoldOutReason,
  seatPathOfPart,
  takeOrderedSeat,
} from './events/ordered-seats.ts';
export {
  addEventsToPage,
  eventById,
  findSeatPath,
  joinEvent,
  readEvent,
  readEvents,
  readSeat,
  readSeatCalendarFile,
  readSeatsOf,
  type SeatCard,
  type SeatPage,
  type ShownEvent,
} from './events/read-events.ts';
export { readOwnSeat, type SeatHolder } from './events/seat.ts';
export {
  cancelSeat,
  joinWaitingList,
  payForSeat,
  seatByHand,
  settleSeatPayment,
  takeSeat,
  withdrawSeat,
} from './events/seats.ts';
export {
  bookByOrderLink,
  type FreeTimes,
  type GuestSession,
  holdSlot,
  readBookingPage,
  readGuestSession,
  readMovePage,
  readOrderSessions,
  readPublicTypes,
  rebookSession,
  type ShownType,
} from './guests.ts';
export { endHoliday, takeHoliday, writeAboutBlockedDays } from './holiday.ts';
export { changeHours, dropHoursOfType, type WeekHours } from './hours.ts';
export {
  invitationAttachment,
  openPracticeFeed,
  readFeedPath,
  readSessionCalendarFile,
  renewFeed,
  renewFeedOfStaff,
} from './invitations.ts';
export { cancelSession, rescheduleSession } from './move-session.ts';
export {
  addCalendar,
  type OfficeCalendarSource,
  readCalendars,
  readDueCalendars,
  removeCalendar,
  switchOnCalendar,
} from './outside-calendars.ts';
export { practiceData } from './personal-data.ts';
export {
  blockDates,
  changeBookingRules,
  readPractice,
  readPracticeRules,
  unblockDate,
} from './practice.ts';
export { countFreeOf, listCreditsOf, listSessionsBetween } from './queries.ts';
export {
  type CalendarDay,
  type CalendarEntry,
  type OfficeDay,
  readMonth,
  readOfficeCalendar,
  readOfficeSession,
  readSessions,
  readUpcomingSessions,
  type SessionCard,
} from './read-sessions.ts';
export { sendDueReminders } from './reminders.ts';
export {
  correctDetails,
  detailFields,
  listToldBy,
  personOfSession,
  type ShownDetails,
  type ToldDetails,
  tellDetails,
} from './session-details.ts';
export {
  type Booked,
  bookingOfOrder,
  markPaidElsewhere,
  moveGuestBookings,
  moveOrderedSessions,
  orderIdIn,
  payForSession,
  readUnpaidSessions,
  releaseUnpaid,
  sessionIdIn,
  settleSessionPayment,
  waiveSessionPayment,
} from './session-payment.ts';
export {
  type BookableType,
  changeSessionType,
  createSessionType,
  formerCreditsOfProduct,
  type OfficeSessionType,
  readSessionTypes,
  type TypeRules,
} from './session-types.ts';
