export { accountLetters } from './account-letters.ts';
export * from './browser.ts';
export {
  agreeAtSignUp,
  hasConsent,
  importConsents,
  recordConsent,
  recordSubscription,
  rememberClick,
  rememberConsent,
  syncStanding,
  syncStandings,
} from './consent.ts';
export { dropFarewells, pruneMails } from './drop-farewells.ts';
export { mailRules, setExistingCustomers } from './existing-customers.ts';
export { followLink } from './follow-link.ts';
export type { MadeWhenSent } from './made-when-sent.ts';
export { clickUrl, unsubscribeUrl } from './mail-links.ts';
export {
  isTooMuch,
  judgeMarketing,
  type MarketingFigures,
  readMarketingStop,
  resumeMarketing,
} from './marketing-stop.ts';
export { coveredBy, type MailRules } from './may-receive.ts';
export { listTemplates, previewTemplate } from './office/preview-template.ts';
export { readMail, readOutbox } from './office/read-outbox.ts';
export { resendMail } from './office/resend-mail.ts';
export { retryMail } from './office/retry-mail.ts';
export { addressKey, oneAddress } from './one-address.ts';
export { mailData } from './personal-data.ts';
export { postBroadcast, postMail, postRunSteps, postSteps } from './post-mail.ts';
export { readPreferences, savePreferences } from './preferences.ts';
export { receiveBounce, receiveMailEvents } from './receive-events.ts';
export { reportMail } from './report-mail.ts';
export { type ClaimedMail, dropWaitingMails, sendDueMails } from './send-due-mails.ts';
export { sendWrittenMail } from './send-written-mail.ts';
export { hashServiceKey, isServiceKey, madeServiceKey, SERVICE_KEY_SETTING } from './service-key.ts';
export { nextMarketingAt, SPACING_HOURS } from './spacing.ts';
export { readChoices, saveChoices, unsubscribe } from './unsubscribe.ts';
export {
  holdBroadcast,
  holdLetters,
  hurryStep,
  releaseBroadcast,
  stepsSent,
  stopRunLetters,
  waitingUntil,
} from './waiting-mails.ts';
