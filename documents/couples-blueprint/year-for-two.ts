import type { Digit } from '../../content/meanings/index.ts';
import { singleDigit } from '../../numerology/index.ts';
import { mapPair } from '../../shared/lists.ts';
import type { Couple } from '../couples/couple.ts';
import { leadingYear, monthsAhead } from '../kit/months-ahead.ts';

/** What the two personal years make together, in the year that holds most of the months ahead. */
export function yearForTwo({ reading, issuedOn }: Couple): Digit {
  const [one, other] = mapPair(
    [reading.first, reading.second],
    ({ birthDate }) => leadingYear(monthsAhead(birthDate, issuedOn)).personalYear.value,
  );
  return singleDigit(one + other);
}
