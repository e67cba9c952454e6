export * from './browser.ts';
export {
  addressKey,
  agreeAtSignUp,
  hasConsent,
  importConsents,
  mailRules,
  oneAddress,
  recordConsent,
  recordSubscription,
  rememberClick,
  rememberConsent,
  setExistingCustomers,
  syncStanding,
  syncStandings,
} from './consent.ts';
export {
  hashServiceKey,
  isServiceKey,
  madeServiceKey,
  receiveBounce,
  receiveMailEvents,
  reportMail,
  SERVICE_KEY_SETTING,
} from './mail-events.ts';
export { coveredBy, type MailRules } from './may-receive.ts';
export {
  holdBroadcast,
  holdLetters,
  hurryStep,
  listTemplates,
  previewTemplate,
  readMail,
  readOutbox,
  releaseBroadcast,
  resendMail,
  retryMail,
  stepsSent,
  stopRunLetters,
  waitingUntil,
} from './outbox.ts';
export { mailData } from './personal-data.ts';
export {
  accountLetters,
  dropFarewells,
  type MadeWhenSent,
  postBroadcast,
  postMail,
  postRunSteps,
  postSteps,
  pruneMails,
  sendWrittenMail,
} from './post-mail.ts';
export { type ClaimedMail, dropWaitingMails, sendDueMails } from './send-due-mails.ts';
export { nextMarketingAt, SPACING_HOURS } from './sending-queries.ts';
export {
  clickUrl,
  followLink,
  isTooMuch,
  judgeMarketing,
  type MarketingFigures,
  readChoices,
  readMarketingStop,
  readPreferences,
  resumeMarketing,
  saveChoices,
  savePreferences,
  unsubscribe,
  unsubscribeUrl,
} from './unsubscribe.ts';
