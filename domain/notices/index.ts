export * from './browser.ts';
export { claimDigest, forgetOldNotices, pushHeld, takeHeldLetters } from './held-notices.ts';
export {
  changeNotices,
  type NoticeSettings,
  noticeRules,
  noticeSettings,
  readNoticeSettings,
} from './notice-settings.ts';
export { noticesData } from './personal-data.ts';
export { postPush } from './push/post-push.ts';
export { sendDuePushes } from './push/send-due-pushes.ts';
export {
  endFormerPushes,
  keepPushes,
  readPush,
  subscribeBrowser,
  unsubscribeBrowser,
} from './push/subscribe.ts';
export { dropFailureNotice, mailOwners, type OwnerNotice, tellOfFailure, tellOwner } from './tell-owner.ts';
export { fullHour, nextTime } from './when-told.ts';
