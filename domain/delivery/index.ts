export type { Progress } from '../pieces.ts';
export {
  giveMembershipSessions,
  type MembershipCard,
  membershipOf,
  openCircleCalendar,
  readMembership,
  renewCircleCalendar,
  renewFormerCalendar,
} from './circle.ts';
export { type CircleDay, type DaysPage, readDays, saveDayAnswer } from './circle-days.ts';
export {
  type MonthLetter,
  readLetters,
  writeCircleLetters,
  writeMonthLetters,
  writeYearLetters,
} from './circle-letters.ts';
export { readYear } from './circle-year.ts';
export {
  beginWaitingMonths,
  chooseBegin,
  closeUnpaid,
  openDetails,
  postponePromises,
  releaseSessions,
  resumeDeliveries,
  revokeDeliveries,
  revokeItem,
  startDeliveries,
} from './fulfilment/advance-fulfilment.ts';
export { answerFilePath, openAnswerFile, readAnswerFile, saveDetails } from './fulfilment/answer-files.ts';
export {
  type BoughtDocument,
  openDocumentVersion,
  openReading,
  previewDocument,
  readDocuments,
  readDocumentWords,
  releaseDocument,
  writeDocument,
} from './fulfilment/documents.ts';
export { deliverVideo, fulfilDue, offerAccount, releaseRecording } from './fulfilment/fulfil-due.ts';
export {
  type IntakeInput,
  type IntakePage,
  knownOfOrder,
  readIntake,
  saveIntake,
  savePartnerPart,
} from './fulfilment/intake.ts';
export { settleIntakeCare } from './fulfilment/intake-care.ts';
export { formOf, type IntakeField, intakeForms, partnerFields } from './fulfilment/intake-form.ts';
export {
  givePartnerCopy,
  openPartnerCopy,
  readPartnerPage,
  withdrawPartnerPart,
} from './fulfilment/partner.ts';
export {
  deliveriesOf,
  type OrderPage,
  openDocument,
  openFile,
  readFulfilmentWork,
  readOrder,
  readOrders,
} from './fulfilment/read-orders.ts';
export { creditSource, holdsDocuments, setReviewBeforeRelease } from './fulfilment/stages.ts';
export {
  type Mark,
  type Marks,
  markAsMe,
  markAsNotMe,
  noteOnSentence,
  readMarks,
  removeMark,
  sharedMarksOf,
  shareMarks,
} from './marks.ts';
export { deliveryData } from './personal-data.ts';
export {
  acceptWithdrawal,
  declineWeek,
  declineWithdrawal,
  requestRefund,
  requestWithdrawal,
} from './returns.ts';
export { type SpeakingNotes, speakingNotes } from './speaking-notes.ts';
export { captionsForm, giveCaptions } from './videos/captions.ts';
export {
  attachFile,
  attachRecording,
  deleteAbandonedRecordings,
  finishRecording,
  saveUploadedPiece,
  startRecordingUpload,
} from './videos/recording.ts';
export {
  assembleRecording,
  deleteAbandonedParts,
  type PartProgress,
  type RecordingDesk,
  readVideoDesk,
  retakeChapter,
  saveRecordedPiece,
  startPart,
} from './videos/recording-desk.ts';
export {
  beginEventRecording,
  openEventRecording,
  openVideo,
  readEventRecording,
  readVideo,
  readVideos,
  releaseEventRecording,
  savePosition,
  type VideoCard,
} from './videos/videos.ts';
export { openWrittenText, readTextDesk, releaseText, saveTextDraft } from './written-texts.ts';
