import {
  addContactFromAccount,
  addContactFromMessage,
  addContactFromQuiz,
  addContactFromSession,
  recordContactSignIn,
  syncContactFromDetails,
} from './contacts/index.ts';
import {
  beginWaitingMonths,
  closeEndedPlan,
  giveMembershipSessions,
  openIntakeWhilePending,
  postponePromises,
  releaseSessions,
  renewCalendarOfAccount,
  restoreSessions,
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
  advanceRunsAfterLetters,
  creditBroadcast,
  enterAutomations,
  leaveAutomations,
  letterOfMail,
  mintCodeOfLetter,
  noteAutomationClick,
  noteAutomationOutcome,
  noteBroadcastClick,
  reachGoals,
  recordBroadcastUnsubscribe,
  resumeSequencesWithConsent,
  startAbandonedCart,
} from './marketing/index.ts';
import {
  dropFailureNotice,
  endFormerPushes,
  movePushSubscriptions,
  notifyOfFailure,
} from './notices/index.ts';
import { endUnprovenKeysAndDrafts, queueWebhooks } from './office/index.ts';
import {
  holdOrderedSeats,
  invitationAttachment,
  moveGuestBookings,
  moveOrderedSessions,
  renewFeedOfStaff,
  settleSeatPayment,
  settleSessionPayment,
  withdrawCredits,
  withdrawSeat,
} from './practice/index.ts';
import { freeReportOfLead, reportAttachment } from './readings/index.ts';
import {
  attachToVerified,
  endRefundedGift,
  recordReferral,
  returnToGift,
  settleGiftPayment,
  settleRedeeming,
  settleRest,
  syncPurchases,
  takeReferralBack,
  termsOfOrder,
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
  'own-details-saved': [syncContactFromDetails],
  'signed-in': [recordContactSignIn],
  'sign-in-replaced': [movePushSubscriptions],
  'former-sign-ins-ended': [
    endFormerPushes,
    renewCalendarOfAccount,
    renewFeedOfStaff,
    endUnprovenKeysAndDrafts,
  ],

  'consent-given': [addContactFromConsent, resumeSequencesWithConsent, enterAutomations, queueWebhooks],
  unsubscribed: [syncStanding, recordBroadcastUnsubscribe, leaveAutomations, queueWebhooks],
  'letters-settled': [advanceRunsAfterLetters],
  'mail-clicked': [addContactFromClick, noteBroadcastClick, noteAutomationClick, queueWebhooks],
  'mail-delivered': [noteAutomationOutcome],
  'mail-bounced': [syncStanding, noteAutomationOutcome, leaveAutomations, queueWebhooks],
  'mail-complained': [syncStanding, noteAutomationOutcome, leaveAutomations, queueWebhooks],
  'tag-added': [enterAutomations, queueWebhooks],

  'cart-left': [startAbandonedCart],
  'order-placed': [holdOrderedSeats],
  'order-pending': [openIntakeWhilePending],
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
    settleRest,
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
    settleRest,
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
  'order-partly-refunded': [queueWebhooks],
  'order-item-refunded': [syncPurchases, revokeItem],
  'refund-failed': [restoreSessions],
  'plan-part-paid': [releaseSessions],
  'plan-ended': [closeEndedPlan],
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
  'membership-charge-returned': [syncPurchases, takeReferralBack],

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
    report: reportAttachment,
    invitation: invitationAttachment,
  },
  enclosed: { 'order-paid': termsOfOrder },
  values: {
    custom: letterOfMail,
    discount: mintCodeOfLetter,
    membership: mintCodeOfLetter,
    membership_offer: mintCodeOfLetter,
  },
};
