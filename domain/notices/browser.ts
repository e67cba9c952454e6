export { type MailChoice, type NoticeKind, noticeKindNames, noticeKinds } from './kinds.ts';
