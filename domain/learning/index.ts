export { issueCertificate, printCertificate, readCertificate } from './courses/certificates.ts';
export { type CourseCard, findCourse, listCourses, readCourse, readCourses } from './courses/courses.ts';
export {
  changeMembershipCourses,
  closeCircleCourse,
  endEnrolment,
  enrol,
  openCircleCourse,
  openGivenCourse,
} from './courses/enrolments.ts';
export { readLearners } from './courses/learners.ts';
export {
  completeLesson,
  lessonSections,
  productsWith,
  readLesson,
  readPreviewLesson,
  solveLesson,
  takeQuiz,
  uncompleteLesson,
} from './courses/lessons.ts';
export {
  answerQuestion,
  askQuestion,
  countOpenQuestions,
  readCourseQuestions,
  readLessonQuestions,
  showAnswer,
} from './courses/questions.ts';
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
