import { isKeyOf } from '../../shared/records.ts';

/**
 * Everything staff can do, and how the log says it. A verb of the office names one of these; the test of the log goes
 * over the list, so that a name nobody tried cannot stay in it. One block for each part of the office.
 */

export const actionWords = {
  // Orders
  'orders.exported': 'exported the list of orders',
  'invoices.exported': 'exported the invoices of a month',
  'order.refunded': 'sent money back',
  'order.released': 'released an order that was held',
  'refund.approved': 'approved a refund',
  'refund.declined': 'declined a refund',
  'withdrawal.accepted': 'accepted a withdrawal',
  'withdrawal.declined': 'declined a withdrawal',
  'order.cared_for': 'took care of what a buyer wrote',
  'document.written': 'wrote in a document',
  'document.released': 'released a document',
  'text.written': 'wrote a text for a customer',
  'text.released': 'released a text to a customer',
  'video.chapter_retaken': 'took a chapter of a video again',
  'video.attached': 'attached a recording',
  'video.captions': 'changed the subtitles of a recording',
  'video.released': 'released a video',
  'credits.granted': 'gave session credits',
  'mail.resent': 'sent a letter again',

  'event.seat_given': 'gave somebody a seat at an event',
  'membership.cancelled': 'cancelled a membership for a customer',
  'membership.resumed': 'took the cancellation of a membership back',
  'membership.pay_link_sent': 'sent a link to pay for a membership',

  // Mail and support
  'mail.retried': 'tried a failed letter again',
  'mail.marketing_resumed': 'let stopped marketing go on',
  'mail.written': 'wrote a letter of their own',
  'sequence.started': 'started a sequence',
  'sequence.paused': 'paused a sequence',
  'sequence.resumed': 'let a sequence go on',
  'sequence.stopped': 'stopped a sequence',
  'sequence.hurried': 'sent the next letter of a sequence',
  'ticket.answered': 'answered a ticket',
  'ticket.noted': 'wrote a note on a ticket',
  'ticket.moved': 'moved a ticket on',
  'ticket.prioritised': 'changed how urgent a ticket is',
  'reply.saved': 'saved a ready answer',
  'reply.removed': 'removed a ready answer',

  // Customers
  'customers.exported': 'exported the list of customers',
  'customer.written_to': 'wrote a letter to a customer',
  'customer.noted': 'wrote a note about a customer',
  'customer.note_removed': 'removed a note about a customer',
  'customer.merged': 'merged two customers',
  'customer.data_exported': 'exported what we know of a customer',
  'customer.erased': 'erased a customer',

  // People and letters
  'people.exported': 'exported the list of people',
  'person.tagged': 'changed the tags of somebody',
  'person.saved': 'added or changed somebody by another program',
  'people.uploaded': 'brought a list of people',
  'people.import_checked': 'had a list of people checked',
  'people.imported': 'took in a list of people',
  'people.import_dropped': 'threw a list of people away',
  'people.import_reported': 'exported the report of an import',
  'segment.saved': 'saved a segment',
  'segment.removed': 'removed a segment',
  'broadcast.saved': 'wrote a broadcast',
  'broadcast.tested': 'sent a broadcast to themselves',
  'broadcast.sent': 'sent a broadcast',
  'broadcast.cancelled': 'cancelled a broadcast before it began',
  'broadcast.paused': 'paused a broadcast',
  'broadcast.resumed': 'let a broadcast go on',
  'broadcast.removed': 'removed a broadcast',
  'automation.saved': 'wrote an automation',
  'automation.put_in_force': 'put an automation in force',
  'automation.closed': 'let nobody new into an automation',
  'automation.stopped': 'stopped an automation for everybody',
  'automation.person_taken_out': 'took somebody out of an automation',
  'automation.removed': 'removed an automation',

  // Settings
  'settings.documents_held': 'decided whether documents wait for release',
  'settings.two_factor_required': 'decided whether staff need a second step',
  'settings.gifts_changed': 'changed how long gifts can be redeemed',
  'settings.refund_limit_changed': 'changed the limit for refunds by staff',
  'settings.existing_customers_switched': 'decided whether existing customers are written to',
  'settings.switched': 'changed a setting',
  'settings.brand_changed': 'changed the brand',
  'settings.tax_changed': 'changed how sales are taxed',
  'settings.notices_changed': 'changed what the owner is told of',
  'api.key_made': 'made a key for a program',
  'api.key_withdrawn': 'withdrew the key of a program',
  'webhook.added': 'added a webhook',
  'webhook.removed': 'removed a webhook',
  'webhook.sent_again': 'had a webhook told again',
  'settings.test_mail_sent': 'sent a test mail',
  'settings.payments_tested': 'tested the payment connection',
  'settings.service_key_made': 'made a service key',
  'settings.service_key_withdrawn': 'withdrew the service key',
  'setup.mail_tested': 'sent a letter to prove the mail',
  'setup.mail_proven': 'proved that letters arrive',
  'setup.helplines_checked': 'checked the helplines',
  'setup.payments_tested': 'tested the payments from end to end',
  'setup.ways_saved': 'said how customers reach the practice',
  'setup.claims_saved': 'said which claims are true',
  'setup.shop_opened': 'opened the shop',
  'staff.invited': 'invited somebody to the office',
  'staff.invitation_withdrawn': 'withdrew an invitation',
  'staff.role_changed': 'changed the role of somebody',
  'settings.retention_changed': 'changed how long things are stored',
  'copy.woken': 'woke a restored copy',
  'backup.made': 'made a backup',
  'backup.downloaded': 'downloaded a backup',

  // Catalogue and content
  'content.published': 'published',
  'content.scheduled': 'scheduled',
  'content.drafted': 'saved a draft of',
  'content.restored': 'went back to an earlier version of',
  'content.unscheduled': 'took back the schedule of',
  'picture.added': 'added a picture',
  'code.created': 'created a discount code',
  'code.changed': 'changed a discount code',
  // Calendar
  'session.booked': 'booked a session for a customer',
  'session.moved': 'moved a session',
  'session.cancelled': 'cancelled a session',
  'session.noted': 'wrote notes of a session',
  'session.missed': 'noted that nobody came to a session',
  'session.series_booked': 'booked the next sessions of a customer',
  'session.completed': 'completed a session',
  'session.paid_elsewhere': 'noted that a session was paid elsewhere',
  'session.made_free': 'made a session free of charge',
  'session.linked': 'set the meeting link of a session',
  'session-type.created': 'made a session type',
  'session-type.changed': 'changed a session type',
  'event.created': 'made an event',
  'event.changed': 'changed an event',
  'event.cancelled': 'cancelled an event',
  'event.exported': 'exported the people of an event',
  'event.recording_begun': 'made ready for the recording of an event',
  'event.recording_released': 'released the recording of an event',
  'hours.changed': 'changed the working hours',
  'date.blocked': 'blocked dates',
  'holiday.taken': 'took a holiday',
  'holiday.ended': 'ended the holiday',
  'session.written_to': 'wrote to those booked on days off',
  'date.opened': 'opened a date again',
  'booking-rules.changed': 'changed the booking rules',
  'calendar.added': 'added an outside calendar',
  'calendar.removed': 'removed an outside calendar',
  'calendar.switched_on': 'switched on an outside calendar',
  'feed.renewed': 'renewed the address of the calendar feed',
} as const;

export type ActionName = keyof typeof actionWords;

/** A name of an older version still stands in the log, and is shown as it is. */
export const wordsFor = (action: string): string =>
  isKeyOf(actionWords, action) ? actionWords[action] : action;

/** Those that ask for a proof of the last minutes: they give access, or end something for good. */
const fresh = [
  ...(['api.key_made', 'settings.service_key_made', 'webhook.added', 'backup.downloaded'] as const),
  ...(['staff.invited', 'staff.role_changed', 'settings.two_factor_required', 'customer.erased'] as const),
] satisfies ActionName[];

export const needsFreshSignIn = (action: ActionName): boolean => fresh.some((name) => name === action);
