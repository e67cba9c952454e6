export { type Analytics, createVisitCounter, readAnalytics } from './analytics.ts';
export { backUpNightly, backUpNow, fetchBackup, tryBackup } from './backups.ts';
export { type Booked, readBooked } from './booked.ts';
export {
  customersHeader,
  exportCustomers,
  listCustomers,
  mergeCustomers,
  readDuplicate,
  writeToCustomer,
} from './customers/customers.ts';
export { type CustomerPage, customerWithAddresses, readCustomerPage } from './customers/read-customer.ts';
export { type CoreNumbers, type Cycles, type NextAction, readPortalDashboard } from './dashboard.ts';
export {
  type Deadline,
  type OfficeDispute,
  readEvidence,
  readOfficeDispute,
  sendEvidence,
} from './disputes.ts';
export { deleteDraftOf, pruneDrafts, readDraft, saveDraft } from './drafts.ts';
export { countOfficeWaiting, sendDueNotices } from './due-notices.ts';
export { readMetrics } from './figures.ts';
export {
  type MediaUse,
  mayOpenMedia,
  readMediaItem,
  readMediaLibrary,
  removeMedia,
} from './media.ts';
export { type BusinessMembers, readMembers } from './members.ts';
export type { OrderView } from './order-queries.ts';
export {
  exportOrders,
  listOfficeOrders,
  type OfficeOrder,
  type OfficeOrderLine,
  type OfficeWithdrawal,
  ordersHeader,
  readOfficeOrder,
  readWithdrawal,
  type WithdrawalPage,
} from './orders.ts';
export { checkProviders, type Outage, trackOutages } from './outages.ts';
export { officeData } from './personal-data.ts';
export { type ContentPreview, previewContent, previewLesson } from './preview-content.ts';
export {
  draftProduct,
  duplicateProduct,
  listProducts,
  type OfficeProduct,
  type OfficeProductLine,
  previewProduct,
  publishProduct,
  readProduct,
  scheduleProduct,
  setProductSale,
} from './products.ts';
export {
  addTagForApi,
  apiDocument,
  changePersonForApi,
  listOrdersForApi,
  listPeopleForApi,
  readPersonForApi,
  savePersonForApi,
  tagShape,
} from './programs/api.ts';
export {
  type ApiScope,
  apiScopes,
  endUnprovenKeysAndDrafts,
  makeApiKey,
  readApiKeys,
  withdrawApiKey,
} from './programs/api-keys.ts';
export {
  addWebhook,
  pruneWebhookDeliveries,
  queueWebhooks,
  readWebhooks,
  removeWebhook,
  resendWebhook,
  sendDueWebhooks,
  toldFactNames,
  toldFacts,
} from './programs/webhooks.ts';
export { confirmMailTest, runPaymentsTest, sendSetUpLetter } from './prove-services.ts';
export { type BusinessRevenue, type RevenueRow, readRevenue } from './revenue.ts';
export { searchOffice } from './search.ts';
export {
  type Preparation,
  readPreparation,
  readSessionWithPerson,
  type SessionDesk,
} from './session-desk.ts';
export {
  type LineId,
  markHelplinesChecked,
  openShop,
  readSetUp,
  refreshMostOrdered,
  type SetUp,
  type SetUpLine,
  saveClaims,
  saveContactWays,
  saveIdentity,
} from './set-up.ts';
export {
  changeBrand,
  changeLogo,
  changeSwitches,
  makeServiceKey,
  readBrand,
  readServiceKey,
  readSwitched,
  removeLogo,
  sendTestMail,
  testPayments,
  withdrawServiceKey,
} from './settings/brand.ts';
export {
  activateRestoredCopy,
  changeRetention,
  noteDatabaseRestart,
  readHealth,
  readRestoredCopyBanner,
} from './settings/health.ts';
export {
  acceptInvitation,
  changeStaffRole,
  inviteStaff,
  openInvitation,
  readStaff,
  requireTwoFactor,
  withdrawInvitation,
} from './settings/staff.ts';
export { readToday, type Today } from './today.ts';
export { type Traced, traceOrder } from './trace-order.ts';
