export * from './browser.ts';
export {
  type Compatibility,
  compareLifePaths,
  listCouplesProducts,
  readPair,
} from './compatibility.ts';
export { pushMornings, readMorning, saveMorning } from './morning.ts';
export { readingsData } from './personal-data.ts';
export {
  type CapturedLead,
  captureLead,
  claimLead,
  freeReportOf,
  freeReportOfLead,
  type OfferedProduct,
  type QuizContent,
  type QuizMeanings,
  readLeadPerson,
  readOffer,
  readQuizContent,
  readQuizResult,
  readSpelling,
  type ShownSpelling,
} from './quiz.ts';
export { makeReports, reportsTopic } from './reports/make-reports.ts';
export {
  attachReport,
  type HistoryLine,
  type KnownPeople,
  openReport,
  openReportReading,
  printReport,
  type ReportCard,
  readReportHistory,
  readReportPeople,
  readReports,
} from './reports/read-reports.ts';
export {
  backfillProfile,
  type ReportWish,
  removePerson,
  requestReport,
  resendReport,
  retryReport,
} from './reports/request-report.ts';
export { readThreeMonths, readYearProduct, type ThreeMonths, type YearProduct } from './your-year.ts';
