export * from './browser.ts';
export {
  changeOwnerNoticeSettings,
  claimDigest,
  dropFailureNotice,
  loadOwnerNoticeSettings,
  mailOwners,
  type NoticeSettings,
  nextMomentAt,
  notifyOfFailure,
  notifyOwner,
  type OwnerNotice,
  pruneNotices,
  pushHeld,
  readOwnerNoticeSettings,
  takeHeldLetters,
  wallTimeOfHour,
} from './notices.ts';
export { noticesData } from './personal-data.ts';
export {
  endFormerPushes,
  movePushSubscriptions,
  postPush,
  readPush,
  sendDuePushes,
  subscribeBrowser,
  unsubscribeBrowser,
} from './push.ts';
