export * from './browser.ts';
export {
  addContactFromClick,
  addContactFromConsent,
  agreeAtSignUp,
  checkedEmail,
  hasConsent,
  mailRules,
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
  receiveBounceMail,
  receiveMailEvents,
  recordMailEvent,
  SERVICE_KEY_SETTING,
  serviceKeySchema,
  verifyServiceKey,
} from './mail-events.ts';
export { type MailRules, topicsCovering } from './may-receive.ts';
export {
  listTemplates,
  previewTemplate,
  readMail,
  readOutbox,
  releaseBroadcast,
  resendMail,
  retryMail,
  sendTimesOfRuns,
} from './outbox.ts';
export { mailData } from './personal-data.ts';
export {
  accountMailer,
  deleteFarewellMails,
  type MadeWhenSent,
  postBroadcast,
  postMail,
  postSteps,
  pruneMails,
  type StepLetter,
  sendWrittenMail,
} from './post-mail.ts';
export { holdBroadcast, holdLetters, mailsOfRun, sendStepNow } from './queries.ts';
export { type ClaimedMail, dropMailsWrittenBefore, sendDueMails } from './send-due-mails.ts';
export { nextMarketingAt, SPACING_HOURS } from './sending-queries.ts';
export {
  checkBounceRate,
  clickUrl,
  followLink,
  type MarketingFigures,
  mustStopMarketing,
  readMarketingStop,
  readMemberTopics,
  readUnsubscribeChoices,
  resumeAllMarketing,
  saveMemberTopics,
  saveUnsubscribeChoices,
  unsubscribe,
  unsubscribeUrl,
} from './unsubscribe.ts';
