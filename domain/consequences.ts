import { advanceAttached, beginPaid, withdrawRefunded } from './delivery/fulfilment/answer-orders.ts';
import type { Consequences } from './facts/index.ts';
import { closeCircleCourse, openCircleCourse } from './learning/courses/circle-course.ts';
import type { MadeWhenSent } from './mail/made-when-sent.ts';
import { advanceSequences } from './marketing/sequences/advance-sequences.ts';
import { goOnWithConsent } from './marketing/sequences/go-on-with-consent.ts';
import { codeFor } from './marketing/sequences/letter-codes.ts';
import { markConverted } from './marketing/sequences/mark-converted.ts';
import { noteClick } from './marketing/sequences/note-click.ts';
import { noteOutcome } from './marketing/sequences/note-outcome.ts';
import { startAbandonedCart } from './marketing/sequences/start-abandoned-cart.ts';
import { stopAll, stopTopics } from './marketing/sequences/stop-sequences.ts';
import { attachInvitation } from './practice/attach-invitation.ts';
import { freeReportOfLead } from './readings/quiz/free-report.ts';
import { attachReport } from './readings/reports/open-report.ts';
import { attachToVerified } from './shop/purchases/attach-purchases.ts';

/**
 * When this, then that: what one context causes in others. Each consequence runs in the transaction of its fact, in this
 * order; what it needs besides it reads by itself.
 */
export const consequences: Consequences = {
  'account-verified': [attachToVerified],

  'consent-given': [goOnWithConsent],
  unsubscribed: [stopTopics],
  'letters-settled': [advanceSequences],
  'mail-clicked': [noteClick],
  'mail-delivered': [noteOutcome],
  'mail-bounced': [noteOutcome, stopAll],
  'mail-complained': [noteOutcome, stopAll],

  'cart-left': [startAbandonedCart],
  'order-paid': [markConverted, beginPaid],
  'order-refunded': [withdrawRefunded],
  'order-attached': [advanceAttached],
  'membership-opened': [openCircleCourse],
  'membership-closed': [closeCircleCourse],
};

/** What is made at the moment a letter is sent, and by whom. */
export const madeWhenSent: MadeWhenSent = {
  attachments: {
    'free-report': freeReportOfLead,
    report: attachReport,
    invitation: attachInvitation,
  },
  values: {
    discount: codeFor,
    membership: codeFor,
    membership_offer: codeFor,
  },
};
