import { advanceAttached, beginPaid, movePromises, openDetails, withdrawRefunded } from './delivery/index.ts';
import type { Consequences } from './facts/index.ts';
import { closeCircleCourse, openCircleCourse } from './learning/index.ts';
import type { MadeWhenSent } from './mail/index.ts';
import {
  advanceSequences,
  codeFor,
  creditBroadcast,
  goOnWithConsent,
  knowAccount,
  knowClick,
  knowConsent,
  knowDetails,
  knowLead,
  knowOrders,
  knowPurchase,
  knowRefusal,
  letterOfBroadcast,
  markConverted,
  noteBroadcastClick,
  noteBroadcastLeft,
  noteClick,
  noteOutcome,
  startAbandonedCart,
  stopAll,
  stopTopics,
} from './marketing/index.ts';
import { adoptGuest, attachInvitation, settleSession } from './practice/index.ts';
import { attachReport, freeReportOfLead } from './readings/index.ts';
import { attachToVerified } from './shop/index.ts';

/**
 * When this, then that: what one context causes in others. Each consequence runs in the transaction of its fact, in this
 * order; what it needs besides it reads by itself.
 */
export const consequences: Consequences = {
  'account-verified': [knowAccount, attachToVerified, adoptGuest],
  'own-details-saved': [knowDetails],

  'consent-given': [knowConsent, goOnWithConsent],
  unsubscribed: [knowRefusal, noteBroadcastLeft, stopTopics],
  'letters-settled': [advanceSequences],
  'mail-clicked': [knowClick, noteBroadcastClick, noteClick],
  'mail-delivered': [noteOutcome],
  'mail-bounced': [knowRefusal, noteOutcome, stopAll],
  'mail-complained': [knowRefusal, noteOutcome, stopAll],

  'cart-left': [startAbandonedCart],
  'order-pending': [openDetails],
  'order-paid': [knowPurchase, creditBroadcast, markConverted, beginPaid, settleSession],
  'order-refunded': [knowOrders, withdrawRefunded],
  'order-attached': [adoptGuest, advanceAttached],
  'membership-opened': [knowOrders, openCircleCourse],
  'membership-closed': [knowOrders, closeCircleCourse],

  'holiday-taken': [movePromises],

  'quiz-taken': [knowLead],
};

/** What is made at the moment a letter is sent, and by whom. */
export const madeWhenSent: MadeWhenSent = {
  attachments: {
    'free-report': freeReportOfLead,
    report: attachReport,
    invitation: attachInvitation,
  },
  values: {
    custom: letterOfBroadcast,
    discount: codeFor,
    membership: codeFor,
    membership_offer: codeFor,
  },
};
