/**
 * Everything staff can do, and how the log says it. A verb of the office names one of these; the test of the log goes
 * over the list, so that a name nobody tried cannot stay in it. One block for each part of the office.
 */
export const actionWords = {
  // Orders
  'refund.approved': 'approved a refund',
  'refund.declined': 'declined a refund',
  // Catalogue and content
  'content.published': 'published',
  'content.scheduled': 'scheduled',
  'content.drafted': 'saved a draft of',
  'content.restored': 'went back to an earlier version of',
  'content.unscheduled': 'took back the schedule of',
  'code.created': 'created a discount code',
  'code.changed': 'changed a discount code',
  // Calendar
  'session.booked': 'booked a session for a customer',
  'session.moved': 'moved a session',
  'session.cancelled': 'cancelled a session',
  'session.completed': 'completed a session',
  'session.linked': 'set the meeting link of a session',
  'hours.changed': 'changed the working hours',
  'date.blocked': 'blocked dates',
  'date.opened': 'opened a date again',
  'booking-rules.changed': 'changed the booking rules',
  'feed.renewed': 'renewed the address of the calendar feed',
} as const;

export type ActionName = keyof typeof actionWords;

/** A name of an older version still stands in the log, and is shown as it is. */
export const wordsFor = (action: string): string =>
  Object.hasOwn(actionWords, action) ? actionWords[action as ActionName] : action;
