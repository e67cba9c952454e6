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

export {
  type BusinessInput,
  type BusinessName,
  type BusinessReading,
  businessReading,
  type NameAgreement,
  type OwnerDigits,
  type RankedBusinessName,
  rankBusinessNames,
  readBusinessName,
} from './business-name.ts';
export {
  ageOn,
  type BirthDateError,
  type BirthDateReading,
  birthDateProblem,
  type CalendarDate,
  compareDates,
  daysInMonth,
  formatDate,
  isValidDate,
  monthNames,
  nextDay,
  parseDate,
  readBirthDate,
} from './calendar-date.ts';
export { type Chart, type ChartInput, chart } from './chart.ts';
export {
  type CorePair,
  type CoupleReading,
  corePair,
  coupleReading,
  type KarmicBond,
  type PairedNumber,
} from './couple-reading.ts';
export {
  birthday,
  type Challenge,
  type CycleResult,
  challenges,
  type DateResult,
  dateNumber,
  type Forecast,
  type ForecastDay,
  type ForecastMonth,
  forecast,
  type LifeStage,
  lifePath,
  type PeriodCycle,
  type Pinnacle,
  periodCycles,
  periodOn,
  periodYears,
  personalDay,
  personalMonth,
  personalYear,
  pinnacleOn,
  pinnacles,
  pinnacleYears,
  type StageYears,
  stageAtAge,
} from './cycles.ts';
export {
  type CorePlace,
  corePlacesOf,
  isHeld,
  type JudgedDigit,
  type Judgement,
  judgement,
  lacking,
  type Standing,
  type TaughtBetween,
  taughtBetween,
} from './judgement.ts';
export {
  judgeLaunchDay,
  type LaunchDay,
  type LaunchQuestion,
  type LaunchReason,
  launchDays,
} from './launch-days.ts';
export { letterValue, readVowels, type YChoice } from './letter-values.ts';
export {
  inSameTriad,
  type KarmicDebtFinding,
  type LoShuCell,
  type LoShuDigit,
  type LoShuGrid,
  type LoShuPlane,
  type LoShuPlaneName,
  loShuGrid,
  TRIADS,
  type Triad,
  triadOf,
} from './lo-shu.ts';
export type { LetterKind, LetterSystem, YRule } from './make-number.ts';
export {
  type CoreNumber,
  type CoreResult,
  DIGITS,
  type Difference,
  type DifferenceWorking,
  type Digit,
  type DigitResult,
  ENGINE_VERSION,
  isDigit,
  isMaster,
  type KarmicDebt,
  type LettersWorking,
  type LetterWorking,
  type Master,
  type MasterRule,
  type Method,
  type NumberName,
  type NumberResult,
  type SumWorking,
  singleDigit,
  type Term,
  type TermLabel,
  toldCore,
  toldNumber,
  type WordWorking,
  type Working,
} from './make-number.ts';
export {
  type DailyName,
  DIGITS_OF_PLANE,
  dailyName,
  type LetterYear,
  letterYear,
  nameItself,
  PLANES,
  type Plane,
  type Transit,
  type TransitPlace,
} from './name-itself.ts';
export type { LetterTally, TallyEntry } from './name-numbers.ts';
export {
  type Bridge,
  balance,
  expression,
  hasConsonants,
  type NameOptions,
  type NameResult,
  personality,
  type SpelledName,
  soulUrge,
  type ValuedName,
  valueName,
} from './name-numbers.ts';
export { type QuizInput, type QuizNumbers, quizNumbers } from './quiz-numbers.ts';
export { findThread, type Pull, type SecondNote, type Thread } from './thread.ts';
export { type TurningPoint, turningPoints } from './turning-points.ts';
