export { carryOutCancellations, declareCancellation, newReference } from './cancellations.ts';
export { cartRecoveryEnds, openCartRecovery, setCartRecoveryId } from './carts.ts';
export {
  type ChangeOption,
  changeMembership,
  changeWish,
  checkChanges,
  type MembershipChanges,
  pauseMembership,
  pauseWish,
  readChanges,
  takeChangeBack,
} from './change-membership.ts';
export { refuseWrongBookingCode, startBookingCheckout, startCheckout } from './checkout.ts';
export { closeCircleMonths, hasOtherCircle, openCircleMonths, tellOfEndingMonths } from './circle-months.ts';
export { changeCode, createCode, readCodes } from './codes.ts';
export {
  askForRest,
  type Difference,
  isUndecided,
  openDifference,
  payRest,
  REST_MS,
  releaseHeldOrder,
  restToPay,
  returnDifference,
  settleRest,
} from './differences.ts';
export {
  acceptDispute,
  answerDispute,
  answerDisputes,
  drawEvidence,
  existingDispute,
  saveDisputeWords,
} from './disputes/answer-disputes.ts';
export { type DisputeRow, disputesOfOrder, isOpenDispute } from './disputes/queries.ts';
export { readDisputesAgain, remindOfDisputes } from './disputes/watch-disputes.ts';
export { changeGrace } from './dunning.ts';
export {
  changeCard,
  payOverdue,
  readCardPage,
  remindOverdue,
  tellOfExpiringCards,
} from './failing-cards.ts';
export { isPaidByGift, isRedeemedGift } from './gift-records.ts';
export {
  buyGift,
  changeGiftYears,
  endRefundedGift,
  type OfficeGift,
  pruneUnpaidGifts,
  readGiftShop,
  readGifts,
  readGiftYears,
  sendDueGifts,
  settleGiftPayment,
} from './gifts.ts';
export { exportInvoices, invoicesHeader, readInvoiceMonth } from './invoices.ts';
export { tidyCode } from './judge-code.ts';
export {
  attachOrdersOfAddress,
  attachPurchases,
  attachToVerified,
  cancelMembership,
  checkMemberships,
  endRunOut,
  openBilling,
  resumeMembership,
  tellOfRenewals,
} from './manage-membership.ts';
export {
  type CircleReader,
  eventPriceFor,
  everyOf,
  isMemberAddress,
  listCircle,
  membershipState,
  newestMembership,
  refreshBenefits,
  renewCalendarVersion,
  type SubscriptionRow,
  shownOpens,
  subscriptionOf,
  tierOf,
} from './membership.ts';
export { type MintedKind, mintCode, mintLetterCode } from './mint-code.ts';
export { offerForm, offerPagePath, readOfferAfter, takeOffer } from './offers.ts';
export {
  cancelMembershipFor,
  listMemberships,
  resumeMembershipFor,
  sendPayLink,
} from './office-memberships.ts';
export {
  askForProductOpening,
  leaveProductOpening,
  readProductOpening,
  tellOfProductOpenings,
} from './openings.ts';
export {
  cardUrl,
  costsMoney,
  existingOrder,
  isInPortal,
  lockedOrder,
  type OpenedOrder,
  type OrderHolder,
  type OrderState,
  openOrder,
  orderById,
  readOrderKey,
  signOrderKey,
  soldTerms,
  WITHDRAWAL_MS,
  waitsForBeginChoice,
  withOrder,
} from './orders/open-order.ts';
export { itemOfDelivery, itemsOf, itemsOfOrders, type OrderItem } from './orders/order-items.ts';
export {
  aboutOrder,
  addressedToBuyer,
  alertStaff,
  consentOf,
  recordOpened,
  recordOrderEvent,
  termsOfOrder,
  whatsAppForOrder,
} from './orders/order-letters.ts';
export {
  checkOrders,
  checkPlans,
  prunePaymentNotices,
  receiveNotice,
  settlePaymentNotices,
  syncOnReturn,
} from './orders/payment-notices.ts';
export {
  type BeginChoice,
  beginChoiceOf,
  closeReplacedOrder as closeOrder,
  placeOrderPaidElsewhere,
  saveBeginChoice,
} from './orders/place-order.ts';
export type { OrderPayment, OrderRow } from './orders/queries.ts';
export { findBought, listOrderEvents, ordersOfSubject, paymentsOf } from './orders/queries.ts';
export {
  findByReference,
  hasProviderNotice,
  type OrderCard,
  ordersOf,
  readOrderMoney,
  shownBuyer,
  toOrderCard,
} from './orders/read-order.ts';
export { type PlanShown, readPlan, sessionsReleasedSoFar } from './payment-plans.ts';
export {
  checkDiscrepancy,
  explainDiscrepancy,
  type OfficeDiscrepancy,
  readDiscrepancies,
} from './payouts/discrepancies.ts';
export {
  exportPayout,
  exportPayouts,
  movementsHeader,
  type OfficePayout,
  payoutsHeader,
  readPayout,
  readPayoutMonth,
} from './payouts/office-payouts.ts';
export { reconcilePayments } from './payouts/read-balance.ts';
export { shopData } from './personal-data.ts';
export { announcedPriceOf, announcePrice, carryOutPriceChanges, readPriceChanges } from './price-changes.ts';
export {
  listPurchasesOfOrder,
  purchaseOfItem,
  readPurchases,
  setDownload,
  syncPurchases,
} from './purchases.ts';
export {
  asksOfBuyer,
  hasPricePerVisitor,
  newOfferEnd,
  offerEnd,
  type Quote,
  quoteOrder,
  readCheckout,
  recommendedForLifePath,
  type ShownOffer,
  saveCart,
  toShownOffer,
  toShownProduct,
} from './quote.ts';
export { askForInvoice, invoiceForm, readReceipt, readReceiptOf, receiptsOf } from './receipts.ts';
export {
  drawGiftCard,
  type GiftPage,
  readGift,
  readGiftPictureWords,
  redeemGift,
  returnToGift,
  settleRedeeming,
} from './redeem-gift.ts';
export {
  changeReferral,
  giveReferralCredits,
  listReferrals,
  type MemberReferral,
  makeReferralLink,
  readReferral,
  readReferralTerms,
  recordReferral,
  takeReferralBack,
} from './referrals.ts';
export { type PartOfRefund, partsOf, placePart } from './refund-parts.ts';
export { listRefundedSessions, moneyOf, readOrderRefunds, refundablePayment } from './refund-records.ts';
export { approveRefund, declineRefund, makeRefunds, refundInFull, refundOrder } from './refunds.ts';
export {
  changeStaffRefundLimit,
  leftOfStaffLimit,
  type Returnable,
  readStaffRefundLimit,
  recordRefundRequest,
  returnableOf,
  returnOrder,
} from './returns.ts';
export {
  type Asks,
  buyerFields,
  changeTax,
  type KnownBuyer,
  knowBuyer,
  type Payer,
  payingFields,
  readAsks,
  readTaxSettings,
  taxDoubtsOf,
} from './tax.ts';
export { refreshFreePlaces, weekBeginsAt } from './weeks.ts';
