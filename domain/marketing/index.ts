export {
  closeAutomation,
  putInForce,
  removeAutomation,
  saveAutomation,
  stopAutomation,
  stopRun,
} from './automations/manage-automations.ts';
export { type DryRun, dryRun } from './automations/office/dry-run.ts';
export {
  listAutomationCards,
  type PlanReach,
  readAutomation,
  readPlanReach,
  readReferences,
  readSpecified,
} from './automations/office/read-automations.ts';
export { automationPlan, emptyPlan, examplePlan } from './automations/plan.ts';
export { advanceRuns, leaveAutomations, reachGoals } from './automations/runs/end-runs.ts';
export { enterByFact } from './automations/runs/enter-automation.ts';
export { runAutomations } from './automations/runs/run-automations.ts';
export {
  cancelBroadcast,
  confirmBroadcast,
  type Review,
  reviewBroadcast,
} from './broadcasts/confirm-broadcast.ts';
export { creditBroadcast, noteBroadcastClick, noteBroadcastLeft } from './broadcasts/follow-broadcast.ts';
export { letterFromArticle } from './broadcasts/letter-from-article.ts';
export {
  pauseBroadcast,
  removeBroadcast,
  resumeBroadcast,
  saveBroadcast,
} from './broadcasts/manage-broadcasts.ts';
export {
  listBroadcastCards,
  previewBroadcast,
  readBroadcast,
  testBroadcast,
} from './broadcasts/read-broadcasts.ts';
export { runBroadcasts } from './broadcasts/run-broadcasts.ts';
export * from './browser.ts';
export {
  checkPeople,
  dropImport,
  importPeople,
  uploadPeople,
} from './imports/begin-import.ts';
export { exportReport, readImport, readImports, reportHeader } from './imports/read-import.ts';
export { forgetLeftImports, runImports } from './imports/run-imports.ts';
export { askForConfirmation } from './newsletter/ask-for-confirmation.ts';
export { confirmSubscription } from './newsletter/confirm-subscription.ts';
export { subscriberOf } from './newsletter/subscription-token.ts';
export { exportPeople, listPeople, type PersonCard, peopleHeader } from './people/list-people.ts';
export { type Reach, readMailChoices } from './people/reach.ts';
export { addTag, readPerson, tagPerson } from './people/read-person.ts';
export { marketingData } from './personal-data.ts';
export { countSegment, type SegmentCount } from './segments/count-segment.ts';
export { listSegmentCards, readSegment, removeSegment, saveSegment } from './segments/manage-segments.ts';
export { everybody, segmentRules } from './segments/rules.ts';
export { advanceSequences } from './sequences/advance-sequences.ts';
export { goOnWithConsent } from './sequences/go-on-with-consent.ts';
export { codeFor } from './sequences/letter-codes.ts';
export { pauseSequence, resumeSequence, sendNextNow, stopSequence } from './sequences/manage-sequence.ts';
export { markConverted } from './sequences/mark-converted.ts';
export { noteClick } from './sequences/note-click.ts';
export { noteOutcome } from './sequences/note-outcome.ts';
export {
  type EmailPanelData,
  readEmailPanel,
  type SequenceCard,
} from './sequences/panel/read-email-panel.ts';
export { readSequence, type SequenceDetail } from './sequences/panel/read-sequence.ts';
export { planMembershipUpsell } from './sequences/plan-membership-upsell.ts';
export { runDueSequences } from './sequences/run-due-sequences.ts';
export { startAbandonedCart } from './sequences/start-abandoned-cart.ts';
export { startForAddress } from './sequences/start-for-address.ts';
export { startSequence, withAttachments } from './sequences/start-sequence.ts';
export { stopAll, stopTopics } from './sequences/stop-sequences.ts';
export { writtenLetter } from './written-letter.ts';
