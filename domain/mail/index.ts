export * from './browser.ts';
export {
  addContactFromClick,
  addContactFromConsent,
  agreeAtSignUp,
  hasConsent,
  mailRules,
  parseAddress,
  recordConsent,
  recordSubscription,
  setExistingCustomers,
  suppressionKey,
  syncStanding,
  syncStandings,
} from './consent.ts';
export { importConsents } from './consent-queries.ts';
export {
  hashServiceKey,
  madeServiceKey,
  receiveBounce,
  receiveMailEvents,
  reportMail,
  SERVICE_KEY_SETTING,
  verifyServiceKey,
} from './mail-events.ts';
export { type MailRules, topicsCoveredBy } from './may-receive.ts';
export {
  listTemplates,
  previewTemplate,
  readMail,
  readOutbox,
  releaseBroadcast,
  resendMail,
  retryMail,
  waitingUntil,
} from './outbox.ts';
export { mailData } from './personal-data.ts';
export {
  accountLetters,
  deleteFarewellMails,
  type MadeWhenSent,
  postBroadcast,
  postMail,
  postSteps,
  pruneMails,
  type StepLetter,
  sendWrittenMail,
} from './post-mail.ts';
export { holdBroadcast, holdLetters, sendStepNow, stepsSent } from './queries.ts';
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
