export {
  type MembershipCard,
  type MonthLetter,
  membershipOf,
  openCalendar,
  readLetters,
  readMembership,
  renewCalendar,
  renewFormerCalendar,
  writeMonthLetters,
} from './circle.ts';
export {
  advanceAttached,
  beginPaid,
  chooseBegin,
  openDetails,
  postponePromises,
  withdrawRefunded,
} from './fulfilment/advance-fulfilment.ts';
export {
  type BoughtDocument,
  openReading,
  openVersion,
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
  openPartnerLink,
  readIntake,
  saveIntake,
  savePartnerPart,
} from './fulfilment/intake.ts';
export { settleIntakeCare } from './fulfilment/intake-care.ts';
export { formOf, type IntakeField, intakeForms, partnerFields } from './fulfilment/intake-form.ts';
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
export { deliveryData } from './personal-data.ts';
export { acceptWithdrawal, declineWithdrawal, requestRefund, requestWithdrawal } from './returns.ts';
export { type SpeakingNotes, speakingNotes } from './speaking-notes.ts';
export {
  attachFile,
  attachRecording,
  beginRecording,
  deleteAbandonedRecordings,
  finishRecording,
  type Progress,
  takePiece,
} from './videos/recording.ts';
export {
  assembleRecording,
  beginPart,
  deleteAbandonedParts,
  type PartProgress,
  type RecordingDesk,
  readDesk,
  retakeChapter,
  takePartPiece,
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
