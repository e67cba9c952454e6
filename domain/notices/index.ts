export * from './browser.ts';
export {
  changeNotices,
  claimDigest,
  dropFailureNotice,
  loadNoticeSettings,
  mailOwners,
  type NoticeSettings,
  nextMomentAt,
  notifyOfFailure,
  notifyOwner,
  type OwnerNotice,
  pruneNotices,
  pushHeld,
  readNoticeSettings,
  takeHeldLetters,
  timeAtHour,
} from './notices.ts';
export { noticesData } from './personal-data.ts';
export {
  endFormerPushes,
  keepPushes,
  postPush,
  readPush,
  sendDuePushes,
  subscribeBrowser,
  unsubscribeBrowser,
} from './push.ts';
