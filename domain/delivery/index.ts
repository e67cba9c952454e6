export { openCalendar, renewCalendar, renewFormerCalendar } from './circle/open-calendar.ts';
export { type MonthLetter, readLetters } from './circle/read-letters.ts';
export { type MembershipCard, membershipOf, readMembership } from './circle/read-membership.ts';
export { writeMonthLetters } from './circle/write-month-letters.ts';
export { advanceAttached, beginPaid, openDetails, withdrawRefunded } from './fulfilment/answer-orders.ts';
export { chooseBegin } from './fulfilment/choose-begin.ts';
export { creditSource } from './fulfilment/credit-source.ts';
export { deliverVideo } from './fulfilment/deliver-video.ts';
export { fulfilDue } from './fulfilment/fulfil-due.ts';
export { holdsDocuments, setDocumentHold } from './fulfilment/hold-documents.ts';
export { settleIntakeCare } from './fulfilment/intake-care.ts';
export { type IntakeField, intakeForms, partnerFields } from './fulfilment/intake-form.ts';
export { movePromises } from './fulfilment/move-promises.ts';
export { offerAccount } from './fulfilment/offer-account.ts';
export { openReading } from './fulfilment/open-reading.ts';
export { openVersion, previewDocument, readDocumentWords } from './fulfilment/read-document-words.ts';
export { type BoughtDocument, readDocuments } from './fulfilment/read-documents.ts';
export { deliveriesOf, openDocument, workOf } from './fulfilment/read-fulfilment.ts';
export { type IntakePage, openPartnerLink, readIntake } from './fulfilment/read-intake.ts';
export { type OrderPage, readOrder, readOrders } from './fulfilment/read-orders.ts';
export { releaseDocument } from './fulfilment/release-document.ts';
export { type IntakeInput, saveIntake, savePartnerPart } from './fulfilment/save-intake.ts';
export { writeDocument } from './fulfilment/write-document.ts';
export { type SpeakingNotes, speakingNotes } from './notes/speaking-notes.ts';
export { deliveryData } from './personal-data.ts';
export { acceptWithdrawal, declineWithdrawal } from './returns/decide-withdrawal.ts';
export { requestRefund } from './returns/request-refund.ts';
export { requestWithdrawal } from './returns/request-withdrawal.ts';
export { forgetLeftParts, putTogether } from './videos/desk/put-together.ts';
export { type RecordingDesk, readDesk } from './videos/desk/read-desk.ts';
export { beginPart, type PartProgress, retakeChapter, takePartPiece } from './videos/desk/take-part.ts';
export {
  beginEventRecording,
  openEventRecording,
  readEventRecording,
  releaseEventRecording,
} from './videos/event-recording.ts';
export { openVideo, readVideo } from './videos/read-video.ts';
export { readVideos, type VideoCard } from './videos/read-videos.ts';
export { attachRecording } from './videos/recording/attach-recording.ts';
export {
  beginRecording,
  finishRecording,
  forgetLeftRecordings,
  type Progress,
  takePiece,
} from './videos/recording/send-recording.ts';
export { savePosition } from './videos/save-position.ts';
