import type { LetterSystem } from './letter-values.ts';
import type { CoreNumber, Difference, Digit, Master } from './reduction.ts';
import type { DifferenceWorking, Working } from './working.ts';

export type NumberName =
  | 'life-path'
  | 'expression'
  | 'soul-urge'
  | 'personality'
  | 'birthday'
  | 'maturity'
  | 'balance'
  | 'pinnacle'
  | 'challenge'
  | 'period-cycle'
  | 'personal-year'
  | 'personal-month'
  | 'personal-day'
  | 'bridge'
  | 'couple-sum'
  | 'date-number';

/**
 * What a total does when its path meets 11, 22 or 33.
 * kept: the value is the master number. noted: the value is the single digit and `master` names the master number.
 * ignored: only the single digit counts and `master` stays null.
 */
export type MasterRule = 'kept' | 'noted' | 'ignored';

export interface Method {
  /** Parts are reduced first, then added, then reduced again, as Hans Decoz teaches it. */
  school: 'decoz';
  /** Null where no letter takes part. */
  letters: LetterSystem | null;
  masters: MasterRule;
}

/** A number with everything needed to show, check and store it. */
export interface NumberResult<
  Value extends number = number,
  W extends Working = Working,
  D extends Digit | 0 = Digit | 0,
> {
  name: NumberName;
  value: Value;
  /** The value as a single digit; 0 only for challenges and bridges. */
  digit: D;
  master: Master | null;
  /** "25/7", "11/2", or just "6" where nothing had to be reduced. */
  compound: string;
  working: W;
  method: Method;
  engineVersion: string;
}

/** A number that keeps 11, 22 and 33. */
export type CoreResult<W extends Working = Working> = NumberResult<CoreNumber, W, Digit>;
/** A number from 1 to 9. */
export type DigitResult<W extends Working = Working> = NumberResult<Digit, W, Digit>;
/** A distance between two digits, from 0 to 8. */
export type DifferenceResult = NumberResult<Difference, DifferenceWorking>;
