export type { Progress } from '../pieces.ts';
export {
  type CardPlace,
  type Cards,
  openCard,
  readCardPicture,
  readCards,
  readNumberPicture,
  type SentCard,
  sendCard,
  takeBackCard,
} from './cards.ts';
export {
  giveMembershipSessions,
  type MembershipCard,
  membershipOfOrder,
  openCircleCalendar,
  readMembership,
  renewCalendarOfAccount,
  renewCircleCalendar,
} from './circle.ts';
export { type CircleDay, type DaysPage, readCircleDays, saveDayAnswer } from './circle-days.ts';
export {
  type MonthLetter,
  readCircleLetters,
  writeCircleLetters,
  writeLookBackLetters,
  writeMonthLetters,
} from './circle-letters.ts';
export { readYearLookBack } from './circle-year.ts';
export {
  beginWaitingMonths,
  chooseBegin,
  closeEndedPlan,
  openIntakeWhilePending,
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
  readBoughtDocuments,
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
export { formOfIntake, type IntakeField, intakeForms, partnerFields } from './fulfilment/intake-form.ts';
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
  readOrder,
  readOrders,
  readOrderWork,
} from './fulfilment/read-orders.ts';
export { creditSource, reviewsBeforeRelease, setReviewBeforeRelease } from './fulfilment/stages.ts';
export {
  type Mark,
  type Marks,
  markSentenceAsMe,
  markSentenceAsNotMe,
  noteOnSentence,
  readMarks,
  removeMark,
  sharedMarksOf,
  shareMarks,
} from './marks.ts';
export { deliveryData } from './personal-data.ts';
export { listUnusedSessions, refundPart, restoreSessions } from './refund-part.ts';
export {
  acceptWithdrawal,
  declineWithdrawal,
  refundMovedWeek,
  requestRefund,
  requestWithdrawal,
} from './returns.ts';
export { type SpeakingNotes, speakingNotes } from './speaking-notes.ts';
export { captionsForm, saveCaptions } from './videos/captions.ts';
export {
  attachRecordingFile,
  attachRecordingLink,
  deleteAbandonedRecordings,
  finishRecordingUpload,
  saveUploadedPiece,
  startRecordingUpload,
} from './videos/recording.ts';
export {
  assembleRecording,
  deleteOldChapterParts,
  type PartProgress,
  type RecordingDesk,
  readRecordingDesk,
  retakeVideoChapter,
  saveRecordedPiece,
  startRecordedPart,
} from './videos/recording-desk.ts';
export {
  openEventRecording,
  openVideo,
  prepareEventRecording,
  readOfficeEventRecording,
  readVideo,
  readVideos,
  releaseEventRecording,
  savePosition,
  type VideoCard,
} from './videos/videos.ts';
export { readOwnWrittenText, readTextDesk, releaseText, saveTextDraft } from './written-texts.ts';
