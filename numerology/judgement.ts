import type { CalendarDate } from './calendar-date.ts';
import type { Chart } from './chart.ts';
import { periodOn, pinnacleOn } from './cycles.ts';
import { type CoreNumber, DIGITS, type Digit } from './make-number.ts';
import { hasConsonants } from './name-numbers.ts';

export type CorePlace = 'lifePath' | 'expression' | 'soulUrge' | 'personality' | 'birthday';

/**
 * How a digit stands in the whole of a chart.
 *
 * strong: in the core twice, or once and most often in the letters. at-home: in the core once, or in the letters.
 * supplied: in no letter, and yet in the core, the birth date or a stage that has been lived. learnt: in none of these, and
 * asked for by a Challenge or by a stage to come. absent: nowhere.
 */
export type Standing = 'strong' | 'at-home' | 'supplied' | 'learnt' | 'absent';

export interface JudgedStage {
  kind: 'pinnacle' | 'challenge' | 'period';
  order: number;
  value: number;
}

export interface JudgedDigit {
  digit: Digit;
  standing: Standing;
  /** Core numbers that have it, the weightiest first; a master stands under its own value. */
  core: { place: CorePlace; value: CoreNumber }[];
  /** How many letters of the name carry it. */
  letters: number;
  /** No letter carries it although one could. */
  isLesson: boolean;
  /** Met most often in a name in which something comes twice. */
  isPassion: boolean;
  /** How often it stands in the birth date. */
  inDate: number;
  /** Pinnacles and Periods that are over or running; the latest last. */
  lived: JudgedStage[];
  /** Challenges that run or will, and Pinnacles and Periods to come. */
  asking: JudgedStage[];
}

export type Judgement = Readonly<Record<Digit, JudgedDigit>>;

const CORE: readonly CorePlace[] = ['lifePath', 'expression', 'soulUrge', 'personality', 'birthday'];

/** The core numbers of a chart. A Personality that is the whole name over again is none of its own. */
export const corePlacesOf = (chart: Chart): CorePlace[] =>
  CORE.filter((place) => place !== 'personality' || hasConsonants(chart.personality));

/** What the whole chart says of each digit on a day. Every page speaks from it, so that no two contradict each other. */
export function judgement(chart: Chart, on: CalendarDate): Judgement {
  const judged = (digit: Digit) => judgeDigit(digit, chart, on);
  return {
    1: judged(1),
    2: judged(2),
    3: judged(3),
    4: judged(4),
    5: judged(5),
    6: judged(6),
    7: judged(7),
    8: judged(8),
    9: judged(9),
  };
}

function judgeDigit(digit: Digit, chart: Chart, on: CalendarDate): JudgedDigit {
  const { tally, karmicLessons, hiddenPassions } = chart.letters;
  const evidence = {
    digit,
    core: corePlacesOf(chart)
      .filter((place) => chart[place].digit === digit)
      .map((place) => ({ place, value: chart[place].value })),
    letters: tally.find(({ number }) => number === digit)?.count ?? 0,
    isLesson: karmicLessons.includes(digit),
    isPassion: hiddenPassions.includes(digit) && tally.some(({ count }) => count > 1),
    inDate: chart.loShu.working.filter((each) => each.digit === digit).length,
    ...stagesOf(digit, chart, on),
  };
  return { ...evidence, standing: standingOf(evidence) };
}

function standingOf({
  core,
  letters,
  isPassion,
  inDate,
  lived,
  asking,
}: Omit<JudgedDigit, 'standing'>): Standing {
  if (core.length > 1 || (core.length === 1 && isPassion)) return 'strong';
  if (letters > 0) return 'at-home';
  if (core.length + inDate + lived.length > 0) return 'supplied';
  return asking.length > 0 ? 'learnt' : 'absent';
}

function stagesOf(digit: Digit, chart: Chart, on: CalendarDate): Pick<JudgedDigit, 'lived' | 'asking'> {
  const { birthDate, pinnacles, periodCycles, challenges } = chart;
  const nowIn = {
    pinnacle: pinnacleOn(pinnacles, birthDate, on).order,
    challenge: pinnacleOn(challenges, birthDate, on).order,
    period: periodOn(periodCycles, birthDate, on).order,
  };
  const all: (JudgedStage & { digit: number })[] = [
    ...pinnacles.map(({ order, number }) => ({ kind: 'pinnacle' as const, order, ...numberOf(number) })),
    ...periodCycles.map(({ order, number }) => ({ kind: 'period' as const, order, ...numberOf(number) })),
    ...challenges.map(({ order, number }) => ({ kind: 'challenge' as const, order, ...numberOf(number) })),
  ];
  const own = all.filter((stage) => stage.digit === digit);
  const shown = ({ kind, order, value }: JudgedStage) => ({ kind, order, value });
  return {
    lived: own.filter(({ kind, order }) => kind !== 'challenge' && order <= nowIn[kind]).map(shown),
    asking: own
      .filter(({ kind, order }) => (kind === 'challenge' ? order >= nowIn.challenge : order > nowIn[kind]))
      .map(shown),
  };
}

const numberOf = ({ value, ...number }: { value: number; digit?: number }) => ({
  value,
  digit: number.digit ?? value,
});

/** The Karmic Lessons that nothing else in the chart makes up for. */
export const lacking = (judged: Judgement): Digit[] =>
  DIGITS.filter((digit) => judged[digit].isLesson && !isHeld(judged[digit]));

/** Whoever has a digit anywhere but in the letters is not told that it is missing. */
export const isHeld = ({ standing }: JudgedDigit): boolean => standing !== 'learnt' && standing !== 'absent';

/** What two people have for each other, by both judgements. */
export interface TaughtBetween {
  /** What the first can show the second, who has it nowhere; and the other way round. */
  teaches: [Digit[], Digit[]];
  /** In the letters of the first; the second has it, but from elsewhere. And the other way round. */
  compares: [Digit[], Digit[]];
  /** Neither has it anywhere. */
  together: Digit[];
}

export function taughtBetween(first: Judgement, second: Judgement): TaughtBetween {
  const lacks = (judged: Judgement, digit: Digit) => lacking(judged).includes(digit);
  const has = (judged: Judgement, digit: Digit) => judged[digit].letters + judged[digit].core.length > 0;
  const teaches = (teacher: Judgement, learner: Judgement) =>
    lacking(learner).filter((digit) => has(teacher, digit));
  const compares = (one: Judgement, other: Judgement) =>
    DIGITS.filter((digit) => one[digit].letters > 0 && other[digit].isLesson && isHeld(other[digit]));
  return {
    teaches: [teaches(first, second), teaches(second, first)],
    compares: [compares(first, second), compares(second, first)],
    together: DIGITS.filter((digit) => lacks(first, digit) && lacks(second, digit)),
  };
}
