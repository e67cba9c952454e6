export { linkCartRecovery, openRecovery, recoveryEnds } from './carts.ts';
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
export { checkBookingCode, startBookingCheckout, startCheckout } from './checkout.ts';
export { closeMonths, hasOtherCircle, openMonths, tellOfEndingMonths } from './circle-months.ts';
export { changeCode, createCode, readCodes } from './codes.ts';
export { isPaidByGift, isRedeemedGift } from './gift-records.ts';
export {
  changeGiftYears,
  endRefundedGift,
  giveGift,
  type OfficeGift,
  pruneUnpaidGifts,
  readGiftShop,
  readGifts,
  readGiftYears,
  sendDueGifts,
  settleGiftPayment,
} from './gifts.ts';
export { exportInvoices, invoicesHeader, readInvoices } from './invoices.ts';
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
  subscriptionOf,
  tierOf,
} from './membership.ts';
export { type MintedKind, mintCode, mintLetterCode } from './mint-code.ts';
export { offerTaking, pageWithOffer, readOfferAfter, takeOffer } from './offers.ts';
export {
  cancelMembershipFor,
  listMemberships,
  resumeMembershipFor,
  sendPayLink,
} from './office-memberships.ts';
export { askForOpening, leaveOpening, readOpening, tellOfOpenings } from './openings.ts';
export {
  beginsAtOnce,
  findOrder,
  isInPortal,
  lockedOrder,
  mayWithdraw,
  type OpenedOrder,
  type OrderHolder,
  type OrderState,
  openOrder,
  orderById,
  readOrderKey,
  signOrderKey,
  soldTerms,
  WITHDRAWAL_MS,
  withOrder,
} from './orders/open-order.ts';
export { itemOfDelivery, itemsOf, itemsOfOrders, type OrderItem } from './orders/order-items.ts';
export {
  aboutOrder,
  addressed,
  alertStaff,
  consentOf,
  recordOrderEvent,
  whatsAppOf,
} from './orders/order-letters.ts';
export {
  checkOrders,
  checkPlans,
  prunePaymentNotices,
  receiveNotice,
  settleDue,
  syncOnReturn,
} from './orders/payment-notices.ts';
export {
  type BeginChoice,
  beginOf,
  closeReplacedOrder as closeOrder,
  recordPaidElsewhere,
  saveBeginChoice,
} from './orders/place-order.ts';
export type { OrderRow } from './orders/queries.ts';
export { findBought, isHeld, listOrderEvents, ordersAbout, paymentsOf } from './orders/queries.ts';
export {
  findByReference,
  hasReceivedNotice,
  type OrderCard,
  ordersOf,
  readOrderMoney,
  shownBuyer,
  toOrderCard,
} from './orders/read-order.ts';
export { releaseOrder } from './orders/settle-order.ts';
export { type PlanShown, readPlan, sessionsDue } from './payment-plans.ts';
export { shopData } from './personal-data.ts';
export { listPurchasesOf, purchaseOf, readPurchases, setDownload, syncPurchases } from './purchases.ts';
export {
  asksOfBuyer,
  hasOwnPrice,
  newOfferEnd,
  offerEnd,
  type Quote,
  quoteOrder,
  readCheckout,
  recommendedFor,
  type ShownOffer,
  saveCart,
  showOffer,
  showProduct,
} from './quote.ts';
export { askForInvoice, invoiceWish, readReceipt, readReceiptOf, receiptsOf } from './receipts.ts';
export {
  drawGiftCard,
  type GiftPage,
  readGift,
  readGiftPicture,
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
export { readOrderRefunds, refundablePayment } from './refund-records.ts';
export { approveRefund, declineRefund, makeRefunds, refundInFull, refundOrder } from './refunds.ts';
export {
  changeRefundLimit,
  type Returnable,
  readRefundLimit,
  recordRefundRequest,
  returnableOf,
  returnOrder,
} from './returns.ts';
export { type Asks, buyerFields, changeTax, readTaxSettings, taxDoubts } from './tax.ts';
export { refreshPlaces, weekBegins } from './weeks.ts';
