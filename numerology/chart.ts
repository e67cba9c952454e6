import type { CalendarDate } from './calendar-date.ts';
import {
  birthday,
  type Challenge,
  challenges,
  type DateResult,
  lifePath,
  type PeriodCycle,
  type Pinnacle,
  periodCycles,
  pinnacles,
} from './cycles.ts';
import { type KarmicDebtFinding, karmicDebts, type LoShuGrid, loShuGrid } from './lo-shu.ts';
import {
  type CoreResult,
  type Digit,
  ENGINE_VERSION,
  type LetterSystem,
  type SumWorking,
} from './make-number.ts';
import {
  type Bridge,
  balance,
  bridges,
  expression,
  type LetterTally,
  maturity,
  type NameOptions,
  type NameResult,
  personality,
  type SpelledName,
  soulUrge,
  tallyLetters,
  valueName,
} from './name-numbers.ts';

/** A person as the engine knows one. */
export interface ChartInput extends NameOptions {
  name: SpelledName;
  birthDate: CalendarDate;
}

export interface Chart {
  name: SpelledName;
  birthDate: CalendarDate;
  system: LetterSystem;
  lifePath: DateResult;
  expression: NameResult;
  soulUrge: NameResult;
  personality: NameResult;
  birthday: DateResult;
  maturity: CoreResult<SumWorking>;
  balance: NameResult<Digit>;
  /** Hidden Passion and Karmic Lessons, which are read from the same count of letters. */
  letters: LetterTally;
  karmicDebts: KarmicDebtFinding[];
  pinnacles: Pinnacle[];
  challenges: Challenge[];
  periodCycles: PeriodCycle[];
  bridges: Bridge[];
  loShu: LoShuGrid;
  engineVersion: string;
}

/** The whole personal chart. What depends on a year is in `forecast`. */
export function chart({ name, birthDate, ...options }: ChartInput): Chart {
  const valued = valueName(name, options);
  const core = {
    lifePath: lifePath(birthDate),
    expression: expression(valued),
    soulUrge: soulUrge(valued),
    personality: personality(valued),
    birthday: birthday(birthDate),
  };
  return {
    name,
    birthDate,
    system: valued.system,
    ...core,
    maturity: maturity(core.lifePath, core.expression),
    balance: balance(valued),
    letters: tallyLetters(valued),
    karmicDebts: karmicDebts(Object.values(core)),
    pinnacles: pinnacles(birthDate),
    challenges: challenges(birthDate),
    periodCycles: periodCycles(birthDate),
    bridges: bridges(core),
    loShu: loShuGrid(birthDate),
    engineVersion: ENGINE_VERSION,
  };
}
