import type { Digit } from '../meanings/index.ts';
import {
  type CircleDay,
  circleDays1,
  circleDays2,
  circleDays3,
  circleDays4,
  circleDays5,
} from './days-1-5.ts';
import { circleDays6, circleDays7, circleDays8, circleDays9 } from './days-6-9.ts';

/** By the number of the day. */
export const circleDays: Record<Digit, readonly CircleDay[]> = {
  1: circleDays1,
  2: circleDays2,
  3: circleDays3,
  4: circleDays4,
  5: circleDays5,
  6: circleDays6,
  7: circleDays7,
  8: circleDays8,
  9: circleDays9,
};
