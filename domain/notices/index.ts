export * from './browser.ts';
export {
  changeNotices,
  claimDigest,
  dropFailureNotice,
  forgetOldNotices,
  fullHour,
  mailOwners,
  type NoticeSettings,
  nextTime,
  noticeSettings,
  type OwnerNotice,
  pushHeld,
  readNoticeSettings,
  takeHeldLetters,
  tellOfFailure,
  tellOwner,
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
