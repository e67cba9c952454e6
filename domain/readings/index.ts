export * from './browser.ts';
export {
  type Compatibility,
  compareLifePaths,
  listCouplesProducts,
} from './compatibility/compare-life-paths.ts';
export { readMorning, saveMorning } from './morning/morning-wish.ts';
export { pushMornings } from './morning/push-mornings.ts';
export { readingsData } from './personal-data.ts';
export { adoptLead } from './quiz/adopt-lead.ts';
export { type CapturedLead, captureLead } from './quiz/capture-lead.ts';
export { freeReportOf, freeReportOfLead } from './quiz/free-report.ts';
export {
  type OfferedProduct,
  type QuizContent,
  type QuizMeanings,
  readQuizContent,
} from './quiz/quiz-content.ts';
export { readAnswers, readSpelling, type ShownSpelling } from './quiz/read-answers.ts';
export { readOffer } from './quiz/read-offer.ts';
export { backfillProfile } from './reports/backfill-profile.ts';
export { makeReports } from './reports/make-reports.ts';
export { reportsTopic } from './reports/news.ts';
export { attachReport, openReport, openReportReading, printReport } from './reports/open-report.ts';
export {
  type HistoryLine,
  type KnownPeople,
  type ReportCard,
  readPeople,
  readReportHistory,
  readReports,
} from './reports/read-reports.ts';
export { removePerson } from './reports/remove-person.ts';
export { type ReportWish, requestReport, retryReport } from './reports/request-report.ts';
export { resendReport } from './reports/resend-report.ts';
export { readThreeMonths, type ThreeMonths } from './your-year/read-three-months.ts';
export { readYearProduct, type YearProduct } from './your-year/year-product.ts';
