export { issueCertificate, printCertificate, readCertificate } from './courses/certificates.ts';
export {
  type CourseCard,
  changeMembershipCourses,
  closeCircleCourse,
  completeLesson,
  endEnrolment,
  enrol,
  openCircleCourse,
  openGivenCourse,
  readCourse,
  readCourses,
  readLesson,
  solveLesson,
  uncompleteLesson,
} from './courses/courses.ts';
export { findCourse, writtenCourses } from './courses/load-courses.ts';
export {
  addMilestone,
  editMilestone,
  type MilestoneCard,
  readJourney,
  removeMilestone,
  setMilestoneProgress,
  type YearSuggestions,
} from './journey.ts';
export { learningData } from './personal-data.ts';
