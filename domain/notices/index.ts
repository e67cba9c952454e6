export * from './browser.ts';
export {
  changeNotices,
  claimDigest,
  dropFailureNotice,
  fullHour,
  mailOwners,
  type NoticeSettings,
  nextTime,
  noticeSettings,
  notifyOfFailure,
  notifyOwner,
  type OwnerNotice,
  pruneNotices,
  pushHeld,
  readNoticeSettings,
  takeHeldLetters,
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
