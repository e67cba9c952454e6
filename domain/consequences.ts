import {
  rememberAccount,
  rememberDetails,
  rememberLead,
  rememberSession,
  rememberVisit,
  rememberWriter,
} from './contacts/index.ts';
import {
  advanceAttached,
  beginPaid,
  movePromises,
  openDetails,
  renewFormerCalendar,
  withdrawRefunded,
} from './delivery/index.ts';
import type { Consequences } from './facts.ts';
import { closeCircleCourse, openCircleCourse, openGivenCourse } from './learning/index.ts';
import { type MadeWhenSent, rememberClick, rememberConsent, syncStanding } from './mail/index.ts';
import {
  advanceRuns,
  codeFor,
  creditBroadcast,
  enterByFact,
  goOnWithConsent,
  leaveAutomations,
  noteBroadcastClick,
  noteBroadcastLeft,
  noteClick,
  noteOutcome,
  reachGoals,
  startAbandonedCart,
  writtenLetter,
} from './marketing/index.ts';
import { dropFailureNotice, endFormerPushes, keepPushes, tellOfFailure } from './notices/index.ts';
import { endUnprovenOffice, tellPrograms } from './office/index.ts';
import {
  adoptBuyer,
  adoptGuest,
  attachInvitation,
  renewFormerFeed,
  settleSeat,
  settleSession,
  withdrawSeat,
} from './practice/index.ts';
import { attachReport, freeReportOfLead } from './readings/index.ts';
import { attachToVerified, syncPurchases } from './shop/index.ts';

/**
 * When this, then that: what one context causes in others. Each consequence runs in the transaction of its fact, in this
 * order; what it needs besides it reads by itself.
 */
export const consequences: Consequences = {
  'account-verified': [rememberAccount, syncStanding, attachToVerified, adoptGuest, tellPrograms],
  'own-details-saved': [rememberDetails],
  'signed-in': [rememberVisit],
  'sign-in-replaced': [keepPushes],
  'former-sign-ins-ended': [endFormerPushes, renewFormerCalendar, renewFormerFeed, endUnprovenOffice],

  'consent-given': [rememberConsent, goOnWithConsent, enterByFact, tellPrograms],
  unsubscribed: [syncStanding, noteBroadcastLeft, leaveAutomations, tellPrograms],
  'letters-settled': [advanceRuns],
  'mail-clicked': [rememberClick, noteBroadcastClick, noteClick, tellPrograms],
  'mail-delivered': [noteOutcome],
  'mail-bounced': [syncStanding, noteOutcome, leaveAutomations, tellPrograms],
  'mail-complained': [syncStanding, noteOutcome, leaveAutomations, tellPrograms],
  'tag-added': [enterByFact, tellPrograms],

  'cart-left': [startAbandonedCart],
  'order-pending': [openDetails],
  'order-paid': [
    syncPurchases,
    creditBroadcast,
    reachGoals,
    enterByFact,
    beginPaid,
    settleSession,
    settleSeat,
    tellPrograms,
  ],
  'order-released': [reachGoals, enterByFact, beginPaid, settleSession, settleSeat],
  'order-refunded': [syncPurchases, withdrawRefunded, withdrawSeat, tellPrograms],
  'order-attached': [adoptBuyer, advanceAttached],
  'membership-opened': [syncPurchases, openCircleCourse, tellPrograms],
  'membership-closed': [syncPurchases, closeCircleCourse, enterByFact, tellPrograms],

  'course-given': [openGivenCourse],
  'session-booked': [rememberSession, reachGoals, tellPrograms],
  'session-completed': [rememberSession, enterByFact, tellPrograms],
  'seat-taken': [tellPrograms],
  'seat-given-up': [tellPrograms],
  'holiday-taken': [movePromises],

  'quiz-taken': [rememberLead, enterByFact, tellPrograms],

  'message-written': [rememberWriter],

  'work-failing': [tellOfFailure],
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
    discount: codeFor,
    membership: codeFor,
    membership_offer: codeFor,
  },
};
