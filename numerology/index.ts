/**
 * The numerology engine: plain functions from a spelled name and a calendar date to numbers with their working.
 * No clock, no input or output, no dependency. README.md explains the method.
 *
 *   quizNumbers({ name, birthDate })            the three numbers of the quiz, 1 to 9
 *   chart({ name, birthDate, system, yChoices }) the whole personal chart
 *   forecast(birthDate, year)                   personal year, its months and days
 *   coupleReading({ first, second })            two charts and what lies between them
 *   businessReading({ owner, names, … })        trade names in both systems, ranked, and launch days
 *
 * `name` is a list of A-Z words. `numerology/names` makes it from what a person types.
 */
export type { BirthDateError, BirthDateReading } from './birth-date-form.ts';
export { readBirthDate } from './birth-date-form.ts';
export { birthDateProblem } from './birth-date-problems.ts';
export type { BusinessName, NameAgreement, OwnerDigits, RankedBusinessName } from './business-name.ts';
export { rankBusinessNames, readBusinessName } from './business-name.ts';
export type { BusinessInput, BusinessReading } from './business-reading.ts';
export { businessReading } from './business-reading.ts';
export type { CalendarDate } from './calendar-date.ts';
export {
  ageOn,
  compareDates,
  daysInMonth,
  formatDate,
  isValidDate,
  monthNames,
  nextDay,
  parseDate,
} from './calendar-date.ts';
export type { Chart, ChartInput } from './chart.ts';
export { chart } from './chart.ts';
export type { Bridge } from './combined-numbers.ts';
export type { CorePair, CoupleReading, KarmicBond, PairedNumber } from './couple-reading.ts';
export { corePair, coupleReading } from './couple-reading.ts';
export type { DateResult } from './date-numbers.ts';
export { birthday, dateNumber, lifePath } from './date-numbers.ts';
export { ENGINE_VERSION } from './engine-version.ts';
export type { Forecast, ForecastDay, ForecastMonth } from './forecast.ts';
export { forecast } from './forecast.ts';
export type { KarmicDebtFinding } from './karmic-debts.ts';
export type { LaunchDay, LaunchQuestion, LaunchReason } from './launch-days.ts';
export { judgeLaunchDay, launchDays } from './launch-days.ts';
export type { LetterTally, TallyEntry } from './letter-tally.ts';
export type { LetterSystem } from './letter-values.ts';
export { letterValue } from './letter-values.ts';
export type { Challenge, LifeStage, PeriodCycle, Pinnacle, StageYears } from './life-stages.ts';
export {
  challenges,
  periodCycles,
  periodOn,
  periodYears,
  pinnacleOn,
  pinnacles,
  pinnacleYears,
  stageAtAge,
} from './life-stages.ts';
export type { LoShuCell, LoShuDigit, LoShuGrid, LoShuPlane, LoShuPlaneName } from './lo-shu.ts';
export { loShuGrid } from './lo-shu.ts';
export type { NameResult } from './name-numbers.ts';
export { balance, expression, hasConsonants, personality, soulUrge } from './name-numbers.ts';
export type {
  CoreResult,
  DigitResult,
  MasterRule,
  Method,
  NumberName,
  NumberResult,
} from './number-result.ts';
export type { CycleResult } from './personal-cycles.ts';
export { personalDay, personalMonth, personalYear } from './personal-cycles.ts';
export type { QuizInput, QuizNumbers } from './quiz-numbers.ts';
export { quizNumbers } from './quiz-numbers.ts';
export type { CoreNumber, Difference, Digit, KarmicDebt, Master } from './reduction.ts';
export { DIGITS, isDigit, isMaster, singleDigit, toldCore, toldNumber } from './reduction.ts';
export type { NameOptions, SpelledName, ValuedName } from './spelled-name.ts';
export { valueName } from './spelled-name.ts';
export type { AskedFor, CorePlace, Pull, Repeat, Thread, ThreadPlace } from './thread.ts';
export { findThread } from './thread.ts';
export type { Triad } from './triads.ts';
export { inSameTriad, TRIADS, triadOf } from './triads.ts';
export type { LetterKind, YChoice, YRule } from './vowels.ts';
export { readVowels } from './vowels.ts';
export type {
  DifferenceWorking,
  LettersWorking,
  LetterWorking,
  SumWorking,
  Term,
  TermLabel,
  WordWorking,
  Working,
} from './working.ts';
