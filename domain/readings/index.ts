export * from './browser.ts';
export {
  type Compatibility,
  compareLifePaths,
  listCouplesProducts,
  readSharedPair,
} from './compatibility.ts';
export { pushMornings, readMorningHour, saveMorningHour } from './morning.ts';
export { readingsData } from './personal-data.ts';
export {
  type CapturedLead,
  calculateQuizResult,
  captureLead,
  fillProfileFromQuiz,
  freeReportFromAnswers,
  freeReportOfLead,
  type OfferedProduct,
  type QuizContent,
  type QuizMeanings,
  readLeadPerson,
  readOfferEnd,
  readQuizContent,
  readSpelling,
  type ShownSpelling,
} from './quiz.ts';
export { liveReportsTopic, makeReports } from './reports/make-reports.ts';
export {
  type HistoryLine,
  type KnownPeople,
  openReport,
  openReportReading,
  printReport,
  type ReportCard,
  readPeopleForReports,
  readReportHistory,
  readReports,
  reportAttachment,
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
