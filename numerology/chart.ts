import type { CalendarDate } from './calendar-date.ts';
import type { Bridge } from './combined-numbers.ts';
import { bridges, maturity } from './combined-numbers.ts';
import type { DateResult } from './date-numbers.ts';
import { birthday, lifePath } from './date-numbers.ts';
import { ENGINE_VERSION } from './engine-version.ts';
import type { KarmicDebtFinding } from './karmic-debts.ts';
import { karmicDebts } from './karmic-debts.ts';
import type { LetterTally } from './letter-tally.ts';
import { tallyLetters } from './letter-tally.ts';
import type { LetterSystem } from './letter-values.ts';
import type { Challenge, PeriodCycle, Pinnacle } from './life-stages.ts';
import { challenges, periodCycles, pinnacles } from './life-stages.ts';
import type { LoShuGrid } from './lo-shu.ts';
import { loShuGrid } from './lo-shu.ts';
import type { NameResult } from './name-numbers.ts';
import { balance, expression, personality, soulUrge } from './name-numbers.ts';
import type { CoreResult } from './number-result.ts';
import type { Digit } from './reduction.ts';
import type { NameOptions, SpelledName } from './spelled-name.ts';
import { valueName } from './spelled-name.ts';
import type { SumWorking } from './working.ts';

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
