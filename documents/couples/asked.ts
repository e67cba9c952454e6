import { positions } from '../../content/meanings/index.ts';
import { singleDigit } from '../../numerology/index.ts';
import { itemAt, mapPair } from '../../shared/lists.ts';
import { type Answer, answersTo, monthsOf, type Voice } from '../asked/answers.ts';
import type { CoreKey } from '../kit/core-numbers.ts';
import { monthsAhead } from '../kit/months-ahead.ts';
import { listed } from '../kit/number-words.ts';
import type { Couple } from './couple.ts';

/** What two people asked: both are heard on every question, and the months are those of the two together. */
export function answersForTwo({ called, reading, issuedOn, questions }: Couple): Answer[] {
  const [one, other] = mapPair([reading.first, reading.second], ({ birthDate }) =>
    monthsOf(monthsAhead(birthDate, issuedOn)),
  );
  return answersTo(questions, {
    at(key: CoreKey): Voice[] {
      const { first, second } = reading.pairs[key];
      const voice = (who: string, { value, digit, compound }: typeof first): Voice => ({
        label: `${who} · ${positions[key].name} ${compound}`,
        value,
        digit,
      });
      return first.digit === second.digit
        ? [
            voice('Both of you', {
              ...first,
              compound: listed([...new Set([first.compound, second.compound])]),
            }),
          ]
        : [voice(called[0], first), voice(called[1], second)];
    },
    months: one.map((month, at) => ({ ...month, digit: singleDigit(month.digit + itemAt(other, at).digit) })),
  });
}
