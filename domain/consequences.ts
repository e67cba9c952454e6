import {
  addContactFromAccount,
  addContactFromMessage,
  addContactFromQuiz,
  addContactFromSession,
  recordContactSignIn,
  saveContactDetails,
} from './contacts/index.ts';
import {
  beginWaitingMonths,
  closeUnpaid,
  giveMembershipSessions,
  openDetails,
  postponePromises,
  releaseSessions,
  renewFormerCalendar,
  resumeDeliveries,
  revokeDeliveries,
  revokeItem,
  startDeliveries,
} from './delivery/index.ts';
import type { Consequences } from './facts.ts';
import {
  changeMembershipCourses,
  closeCircleCourse,
  openCircleCourse,
  openGivenCourse,
} from './learning/index.ts';
import { addContactFromClick, addContactFromConsent, type MadeWhenSent, syncStanding } from './mail/index.ts';
import {
  advanceRuns,
  creditBroadcast,
  enterAutomations,
  leaveAutomations,
  mintCodeOfLetter,
  noteBroadcastClick,
  noteClick,
  noteOutcome,
  reachGoals,
  recordBroadcastUnsubscribe,
  resumeSequencesWithConsent,
  startAbandonedCart,
  writtenLetter,
} from './marketing/index.ts';
import { dropFailureNotice, endFormerPushes, keepPushes, notifyOfFailure } from './notices/index.ts';
import { endUnprovenOffice, queueWebhooks } from './office/index.ts';
import {
  attachInvitation,
  holdOrderedSeats,
  moveGuestBookings,
  moveOrderedSessions,
  renewFormerFeed,
  settleSeatPayment,
  settleSessionPayment,
  withdrawCredits,
  withdrawSeat,
} from './practice/index.ts';
import { attachReport, freeReportOfLead } from './readings/index.ts';
import {
  attachToVerified,
  endRefundedGift,
  recordReferral,
  returnToGift,
  settleGiftPayment,
  settleRedeeming,
  syncPurchases,
  takeReferralBack,
} from './shop/index.ts';

/**
 * When this, then that: what one context causes in others. Each consequence runs in the transaction of its fact, in this
 * order; what it needs besides it reads by itself.
 */
export const consequences: Consequences = {
  'account-verified': [
    addContactFromAccount,
    syncStanding,
    attachToVerified,
    moveGuestBookings,
    queueWebhooks,
  ],
  'own-details-saved': [saveContactDetails],
  'signed-in': [recordContactSignIn],
  'sign-in-replaced': [keepPushes],
  'former-sign-ins-ended': [endFormerPushes, renewFormerCalendar, renewFormerFeed, endUnprovenOffice],

  'consent-given': [addContactFromConsent, resumeSequencesWithConsent, enterAutomations, queueWebhooks],
  unsubscribed: [syncStanding, recordBroadcastUnsubscribe, leaveAutomations, queueWebhooks],
  'letters-settled': [advanceRuns],
  'mail-clicked': [addContactFromClick, noteBroadcastClick, noteClick, queueWebhooks],
  'mail-delivered': [noteOutcome],
  'mail-bounced': [syncStanding, noteOutcome, leaveAutomations, queueWebhooks],
  'mail-complained': [syncStanding, noteOutcome, leaveAutomations, queueWebhooks],
  'tag-added': [enterAutomations, queueWebhooks],

  'cart-left': [startAbandonedCart],
  'order-placed': [holdOrderedSeats],
  'order-pending': [openDetails],
  'order-paid': [
    syncPurchases,
    creditBroadcast,
    reachGoals,
    enterAutomations,
    startDeliveries,
    settleSessionPayment,
    settleSeatPayment,
    settleGiftPayment,
    settleRedeeming,
    recordReferral,
    queueWebhooks,
  ],
  'order-released': [
    reachGoals,
    enterAutomations,
    startDeliveries,
    settleSessionPayment,
    settleSeatPayment,
    settleGiftPayment,
    settleRedeeming,
  ],
  'order-refunded': [
    syncPurchases,
    revokeDeliveries,
    withdrawSeat,
    endRefundedGift,
    returnToGift,
    takeReferralBack,
    queueWebhooks,
  ],
  'order-item-refunded': [syncPurchases, revokeItem],
  'plan-part-paid': [releaseSessions],
  'plan-ended': [closeUnpaid],
  'order-attached': [moveOrderedSessions, resumeDeliveries],
  'membership-opened': [syncPurchases, openCircleCourse, queueWebhooks],
  'membership-closed': [
    syncPurchases,
    closeCircleCourse,
    beginWaitingMonths,
    enterAutomations,
    queueWebhooks,
  ],
  'membership-changed': [changeMembershipCourses],
  'membership-sessions-paid': [giveMembershipSessions],
  'membership-sessions-returned': [withdrawCredits],

  'course-given': [openGivenCourse],
  'session-booked': [addContactFromSession, reachGoals, queueWebhooks],
  'session-completed': [addContactFromSession, enterAutomations, queueWebhooks],
  'seat-taken': [queueWebhooks],
  'seat-given-up': [queueWebhooks],
  'holiday-taken': [postponePromises],

  'quiz-taken': [addContactFromQuiz, enterAutomations, queueWebhooks],

  'message-written': [addContactFromMessage],

  'work-failing': [notifyOfFailure],
  'work-done-again': [dropFailureNotice],
};

/** What is made at the moment a letter is sent, and by whom. */
export const madeWhenSent: MadeWhenSent = {
  attachments: {
    'free-report': freeReportOfLead,
    report: attachReport,
    invitation: attachInvitation,
  },
  values: {
    custom: writtenLetter,
    discount: mintCodeOfLetter,
    membership: mintCodeOfLetter,
    membership_offer: mintCodeOfLetter,
  },
};
