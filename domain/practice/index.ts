export { bookSession, joinSession } from './book-session.ts';
export { grantCredits } from './credits.ts';
export {
  bookByHand,
  bookForCustomer,
  bookSeries,
  cancelForCustomer,
  completeSession,
  customerToBook,
  giveCredits,
  hasHadSession,
  markMissed,
  moveForCustomer,
  searchCustomers,
  setMeetingLink,
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
  readSoldOut,
  seatPathOfPart,
  takeOrderedSeat,
} from './events/ordered-seats.ts';
export {
  eventById,
  findSeatPath,
  joinEvent,
  readEvent,
  readEvents,
  readSeat,
  readSeatInvitation,
  readSeatsOf,
  type SeatCard,
  type SeatPage,
  type ShownEvent,
  withEvents,
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
  bookFromOrder,
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
export { endHoliday, takeHoliday, writeToBooked } from './holiday.ts';
export { changeHours, dropHoursOfType, type WeekHours } from './hours.ts';
export {
  attachInvitation,
  openPracticeFeed,
  readFeedPath,
  readInvitation,
  renewFeed,
  renewFormerFeed,
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
export { listScheduledAround, sessionsLeft } from './queries.ts';
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
  readUnpaid,
  releaseUnpaid,
  sessionIdIn,
  settleSessionPayment,
  waiveSessionPayment,
} from './session-payment.ts';
export {
  type BookableType,
  changeSessionType,
  createSessionType,
  creditsOfProduct,
  type OfficeSessionType,
  readSessionTypes,
  type TypeRules,
} from './session-types.ts';
