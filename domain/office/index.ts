export { countVisits } from './analytics/count-visits.ts';
export { type Business, readBusiness } from './analytics/read-business.ts';
export { backUpNow, fetchBackup } from './backups/back-up.ts';
export { backUpNightly, tryBackup } from './backups/back-up-nightly.ts';
export type { CoreNumbers } from './core-numbers.ts';
export { customersHeader, exportCustomers, listCustomers } from './customers/list-customers.ts';
export { mergeCustomers, readDuplicate } from './customers/merge-customers.ts';
export { type CustomerPage, openCustomer, readCustomerPage } from './customers/read-customer.ts';
export { writeToCustomer } from './customers/write-to-customer.ts';
export type { Cycles } from './dashboard/cycles.ts';
export type { NextAction } from './dashboard/next-action.ts';
export { readDashboard } from './dashboard/read-dashboard.ts';
export { dropDraft, forgetOldDrafts, keepDraft, readDraft } from './drafts/keep-draft.ts';
export { readFigures } from './figures/read-figures.ts';
export { readWaiting } from './notices/read-waiting.ts';
export { tellDue } from './notices/tell-due.ts';
export { exportOrders, listOfficeOrders, type OfficeOrderLine, ordersHeader } from './orders/list-orders.ts';
export type { OrderView } from './orders/order-filter.ts';
export { type OfficeOrder, readOfficeOrder } from './orders/read-office-order.ts';
export { type OfficeWithdrawal, readWithdrawal, type WithdrawalPage } from './orders/read-withdrawal.ts';
export { checkProviders } from './outages/check-providers.ts';
export { hearCalls } from './outages/hear-calls.ts';
export type { Outage } from './outages/read-outages.ts';
export { officeData } from './personal-data.ts';
export { forgetUnusedPictures } from './pictures/forget-unused-pictures.ts';
export { type ContentPreview, previewContent } from './preview-content.ts';
export {
  addTagForProgram,
  listOrdersForProgram,
  listPeopleForProgram,
  readPersonForProgram,
} from './programs/answer-programs.ts';
export { apiDocument } from './programs/api-document.ts';
export {
  type ApiScope,
  apiScopes,
  endUnprovenOffice,
  makeApiKey,
  readApiKeys,
  withdrawApiKey,
} from './programs/api-keys.ts';
export { tagShape } from './programs/api-shapes.ts';
export { forgetOldDeliveries, postFacts, tellPrograms } from './programs/post-facts.ts';
export { toldFactNames, toldFacts } from './programs/told-facts.ts';
export { addWebhook, readWebhooks, removeWebhook, sendDeliveryAgain } from './programs/webhooks.ts';
export { type Preparation, readPreparation } from './sessions/read-preparation.ts';
export { readSessionDesk, type SessionDesk } from './sessions/read-session-desk.ts';
export { changeBrand, changeSwitches, readBrand, readSwitched } from './settings/brand.ts';
export { sendTestMail, testPayments } from './settings/connections.ts';
export { noteDatabaseReturn } from './settings/database-returns.ts';
export {
  acceptInvitation,
  changeStaffRole,
  inviteStaff,
  openInvitation,
  readPeople,
  withdrawInvitation,
} from './settings/people.ts';
export { readHealth } from './settings/read-health.ts';
export { requireTwoFactor } from './settings/require-two-factor.ts';
export {
  changeRetention,
  readSleep,
  waitingLetters,
  wakeCopy,
} from './settings/restored-copy.ts';
export { makeServiceKey, readServiceKey, withdrawServiceKey } from './settings/service-key.ts';
export { checkHelplines } from './setup/check-helplines.ts';
export { openShop } from './setup/open-shop.ts';
export { proveMail, sendSetUpLetter } from './setup/prove-mail.ts';
export { provePayments } from './setup/prove-payments.ts';
export { readSetUp, type SetUp } from './setup/read-set-up.ts';
export { countMostOrdered, saveClaims } from './setup/say-claims.ts';
export { saveIdentity, saveWays } from './setup/say-who.ts';
export type { LineId, SetUpLine } from './setup/set-up.ts';
export { readToday, type Today } from './today/read-today.ts';
