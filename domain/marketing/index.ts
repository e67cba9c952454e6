export {
  activateAutomation,
  closeAutomation,
  removeAutomation,
  saveAutomation,
  stopAutomation,
  stopRun,
} from './automations/manage-automations.ts';
export { emptyPlan, examplePlan, planSchema } from './automations/plan.ts';
export {
  type DryRun,
  dryRunForPerson,
  listAutomationCards,
  listRunsOfPerson,
  type PlanReach,
  readAutomation,
  readPlanReach,
  readReferences,
} from './automations/read-automations.ts';
export { runAutomations } from './automations/run-automations.ts';
export {
  advanceRunsAfterLetters,
  enterAutomations,
  leaveAutomations,
  reachGoals,
} from './automations/runs.ts';
export {
  cancelBroadcast,
  confirmBroadcast,
  type Review,
  reviewBroadcast,
} from './broadcasts/confirm-broadcast.ts';
export { letterFromArticle } from './broadcasts/letter-of-broadcast.ts';
export {
  creditBroadcast,
  listBroadcastCards,
  noteBroadcastClick,
  pauseBroadcast,
  previewBroadcast,
  readBroadcast,
  recordBroadcastUnsubscribe,
  removeBroadcast,
  resumeBroadcast,
  saveBroadcast,
  testBroadcast,
} from './broadcasts/manage-broadcasts.ts';
export { runBroadcasts } from './broadcasts/run-broadcasts.ts';
export * from './browser.ts';
export {
  checkPeople,
  discardImport,
  exportImportReport,
  importPeople,
  importReportHeader,
  readImport,
  readImports,
  uploadPeople,
} from './imports/begin-import.ts';
export { forgetLeftImports, runImports } from './imports/run-imports.ts';
export { changePerson, givenPersonSchema, personChange, savePerson } from './imports/save-person.ts';
export { askForConfirmation, confirmSubscription, subscriberOfToken } from './newsletter.ts';
export {
  addTag,
  exportPeople,
  listPeople,
  type PersonCard,
  peopleHeader,
  readPerson,
  setPersonTags,
} from './people.ts';
export { marketingData } from './personal-data.ts';
export { mayWrite, type Reach, readMailChoices } from './reach.ts';
export { everybody, segmentRulesSchema } from './segment-rules.ts';
export {
  countSegment,
  listSegmentCards,
  readSegment,
  removeSegment,
  type SegmentCount,
  saveSegment,
} from './segments.ts';
export {
  type EmailPanelData,
  readEmailPanel,
  readSequence,
  type SequenceCard,
  type SequenceDetail,
} from './sequences/email-panel.ts';
export {
  noteAutomationClick,
  noteAutomationOutcome,
  pauseSequence,
  resumeSequence,
  resumeSequencesWithConsent,
  sendNextNow,
  stopSequence,
} from './sequences/follow-sequences.ts';
export { mintCodeOfLetter } from './sequences/letters-of-sequences.ts';
export {
  firstLetterWithFiles,
  planMembershipUpsell,
  startAbandonedCart,
  startSequence,
  startSequenceForAddress,
} from './sequences/start-sequences.ts';
export { letterOfMail } from './written-letter.ts';
